import type { CityId, Minutes, PlayerId } from './units.ts';

/** What a headline is about. (JOY-3) */
export const HEADLINES = ['FIRST_DELIVERY', 'CLOSE_CALL'] as const;

/** The one event of a round that is announced to the class: whose delivery, where, and how many minutes before the end of its window. (JOY-3) */
export type Headline = {
  readonly about: (typeof HEADLINES)[number];
  readonly player: PlayerId;
  readonly city: CityId;
  readonly minutes: Minutes;
};

/** The achievements for which there are medals, in the order in which they are shown. (JOY-4) */
export const MEDALS = ['PUNCTUAL', 'CHEAPEST_KM', 'BEST_ANSWERS', 'BIGGEST_STEP'] as const;

/**
 * A medal and its winners: everybody who is equally good. `value` and `beside` mean: deliveries on time and all that ended; grosze per km and the km; best
 * answers and all answers given; the place now and at the beginning of the round. (JOY-4)
 */
export type Medal = {
  readonly what: (typeof MEDALS)[number];
  readonly players: readonly PlayerId[];
  readonly value: number;
  readonly beside: number;
};
