/** How many random games the properties play: the same ones every time, so many of them in `npm test`; `npm run properties` plays 2,000. */
export const PROPERTY_RUNS = Number(process.env['FRACHT_PROPERTY_RUNS'] ?? 400);
