import { ACTION_LIMITS } from '../ids.ts';

/** Limits on what an author of situations may write; forms take their `maxLength` from here. (LIB-3) */
export const SCENARIO_LIMITS = {
  name: 200,
  title: 2000,
  /** The place of a rule in its law, and what is done against it. */
  rule: 300,
  /** The most sources in laws that an item may name. */
  sources: 20,
  text: 4000,
  knowledge: 10_000,
  /** The total number of characters of all accepted texts of a typed question, which is also the most that a player may type. */
  textAnswer: ACTION_LIMITS.text,
  image: 200,
  /** Characters of a picture's description for people who cannot see it. */
  alt: 300,
  texts: 20,
  answers: 12,
  effects: 20,
  points: 1000,
  minutes: 10_000,
  km: 5000,
  /** The value of an effect, in its own unit. */
  value: 100_000,
  /** The depth of a tree, in questions. */
  depth: 50,
  /** The number of questions, answers and effects of one tree together. */
  nodes: 2000,
  /** Values of any kind in one structure, and how deeply they may be nested. */
  values: 60_000,
  nesting: 400,
  /** Any number in a draft, where it may be outside its proper range. */
  draftNumber: 1_000_000_000,
  /** Versions kept of one item. */
  versions: 50,
} as const;
