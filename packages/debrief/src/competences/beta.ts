/** Coefficients of Lanczos' approximation of the gamma function (g = 7). */
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function, for a positive number. */
function logGamma(x: number): number {
  // Below 0.5 the series is not exact enough: one step of the recurrence leads above that.
  if (x < 0.5) return logGamma(x + 1) - Math.log(x);
  let sum = 0.9999999999998099;
  for (const [place, coefficient] of LANCZOS.entries()) sum += coefficient / (x + place);
  const t = x + LANCZOS.length - 1.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}

/** After this many iterations the continued fraction has converged for all counts that occur. */
const ITERATIONS = 300;
const SETTLED = 1e-12;
const TINY = 1e-300;

/**
 * The probability that a share distributed as Beta(a, b) is below `x`; a and b above 0, x from 0 to 1. This is the regularised incomplete beta function.
 */
export function chanceBelow(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  // The fraction converges quickly on this side of the mean; on the other side the complement is computed.
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b;
}

/** The continued fraction of the incomplete beta function, by Lentz' method. */
function fraction(x: number, a: number, b: number): number {
  const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let result = d;
  const step = (numerator: number): number => {
    d = 1 / away(1 + numerator * d);
    c = away(1 + numerator / c);
    result *= c * d;
    return c * d;
  };
  for (let m = 1; m <= ITERATIONS; m += 1) {
    step((m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)));
    const last = step((-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)));
    if (Math.abs(last - 1) < SETTLED) break;
  }
  return result;
}
