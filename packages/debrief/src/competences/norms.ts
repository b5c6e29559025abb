import type { Competence } from '@fracht/engine';

/**
 * The norm of each competence: the mean value of the observations of ordinary bots, which know 70 percent of the answers and plan
 * without oversights. Measured with 60 bots in ten games of six with default settings; `npm run bench:competences` measures it again.
 * (CMP-5)
 */
export const NORMS: Readonly<Record<Competence, number>> = {
  DRIVING_TIME: 0.95,
  WINDOWS: 0.95,
  VEHICLE_AND_COST: 0.99,
  CARGO_AND_PARKING: 0.83,
  INCIDENTS: 0.85,
};

/** How much the norm weighs against a player's own observations: as much as this number of them. (CMP-5) */
export const NORM_WEIGHS = 4;

/** How far below the norm somebody has to be before he is told to practise. (CMP-6) */
export const BELOW_THE_NORM = 0.15;

/** The probability from which on a verdict is given. (CMP-6) */
export const SURE = 0.8;

/** With fewer observations than this no verdict is given. (CMP-6) */
export const LEAST_OBSERVATIONS = 5;
