import { ACTION_LIMITS } from '../ids.ts';

/** Bounds of what an author of situations may write; forms take their `maxLength` from here. (LIB-3) */
export const SCENARIO_LIMITS = {
  name: 200,
  title: 2000,
  text: 4000,
  knowledge: 10_000,
  /** Of all accepted texts of a typed question together; a player may type as much. */
  textAnswer: ACTION_LIMITS.text,
  image: 200,
  /** Words of a picture for those who cannot see it. */
  alt: 300,
  texts: 20,
  answers: 12,
  effects: 20,
  points: 1000,
  minutes: 10_000,
  km: 5000,
  /** Of an effect, in its own unit. */
  value: 100_000,
  /** Questions, one under another. */
  depth: 50,
  /** Questions, answers and effects of one tree together. */
  nodes: 2000,
  /** Values of any kind in one structure, and how deep they may lie in one another. */
  values: 60_000,
  nesting: 400,
  /** Of any number in a draft, which may still be out of its own range. */
  draftNumber: 1_000_000_000,
  /** Versions of one item that are kept. */
  versions: 50,
} as const;
