/** How many random forks the properties run: the same ones every time, half as many as the engine plays random games. */
export const FORKS = Math.ceil(Number(process.env['FRACHT_PROPERTY_RUNS'] ?? 400) / 2);
