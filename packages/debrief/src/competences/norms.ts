import type { Competence } from '@fracht/engine';

/**
 * The norm of each competence: the mean value of the observations of ordinary bots, who know 70 percent of the answers and plan without
 * oversights. Measured with 60 bots in ten games of six with default settings; `npm run bench:competences` prints it anew. (CMP-5)
 */
export const NORMS: Readonly<Record<Competence, number>> = {
  DRIVING_TIME: 0.95,
  WINDOWS: 0.95,
  VEHICLE_AND_COST: 0.99,
  CARGO_AND_PARKING: 0.83,
  INCIDENTS: 0.85,
};

/** How much the norm weighs against a player's own observations: as much as so many of them. (CMP-5) */
export const NORM_WEIGHS = 4;

/** How far below the norm somebody has to be to be told to practise. (CMP-6) */
export const BELOW_THE_NORM = 0.15;

/** The chance from which on a word is said. (CMP-6) */
export const SURE = 0.8;

/** Under so many observations nothing is said. (CMP-6) */
export const LEAST_OBSERVATIONS = 5;
