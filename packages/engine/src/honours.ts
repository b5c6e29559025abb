import type { CityId, Minutes, PlayerId } from './units.ts';

/** What a headline tells of. (JOY-3) */
export const HEADLINES = ['FIRST_DELIVERY', 'CLOSE_CALL'] as const;

/** The one thing of a round that the class is told: whose delivery, where, and how many minutes before the end of its window. (JOY-3) */
export type Headline = {
  readonly about: (typeof HEADLINES)[number];
  readonly player: PlayerId;
  readonly city: CityId;
  readonly minutes: Minutes;
};

/** For what there are medals, in the order in which they are shown. (JOY-4) */
export const MEDALS = ['PUNCTUAL', 'CHEAPEST_KM', 'BEST_ANSWERS', 'BIGGEST_STEP'] as const;

/**
 * A medal and who has it: all who are equally good. `value` of `beside`: deliveries on time of all that ended, grosze a km and the km, best answers of all
 * that were given, the place now and at the round's beginning. (JOY-4)
 */
export type Medal = {
  readonly what: (typeof MEDALS)[number];
  readonly players: readonly PlayerId[];
  readonly value: number;
  readonly beside: number;
};
