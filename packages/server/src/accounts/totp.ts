import { Secret, TOTP } from 'otpauth';

/** The values that every authenticator app uses (RFC 6238). */
const SHAPE = { issuer: 'Fracht', algorithm: 'SHA1', digits: 6, period: 30 } as const;
const STEP_MS = SHAPE.period * 1000;
const SECRET_BYTES = 20;
/** How many codes before and after the present one are accepted: clocks differ, and typing takes time. */
const WINDOW = 1;
const CODE = /^\d{6}$/u;

/** A new secret for server and app to share, in base32, as it is typed. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The content of a secret's QR code; `name`: what the app lists it as. */
export function totpUri(secret: string, name: string): string {
  return totpOf(secret, name).toString();
}

/** Whether a text, without spaces and dashes, may be an app's code. */
export function mayBeTotp(typed: string): boolean {
  return CODE.test(typed);
}

/** The time step of the code, if it is valid at this moment (in ms); null: it is not. */
export function fittingStep(secret: string, code: string, at: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: at, window: WINDOW });
  return delta === null ? null : Math.floor(at / STEP_MS) + delta;
}

/** The code that an app shows at this moment, in ms. */
export function totpAt(secret: string, at: number): string {
  return totpOf(secret, '').generate({ timestamp: at });
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ ...SHAPE, label, secret: Secret.fromBase32(secret) });
}
