import { carActionLabels, happenedText } from '@fracht/content';
import { findParking, type World } from '@fracht/engine';
import type { ToldHappening, WhatIfPayload } from '@fracht/protocol';
import { formatDuration } from '@fracht/kit/format.ts';
import { parkingName } from '../parts/parking-words.ts';

/** One thing that happened, in a line: what, and the situation, place or span that belongs to it. (DBS-6) */
export function happenedWords(told: ToldHappening, world: World): string {
  const parking = told.parking === null ? undefined : findParking(world, told.parking);
  const details = [
    told.situation,
    told.order,
    parking === undefined ? null : parkingName(world, parking),
    told.minutes === null || told.minutes === 0 ? null : formatDuration(told.minutes),
  ];
  return happenedText.about(whatWords(told.what), details.filter((part) => part !== null && part !== '').join(', '));
}

/**
 * The rows of a comparison without those that only say that a car began to do something, and cost nothing: the chart of the two courses shows them. The sums
 * stay the same.
 */
export function tellingRows(rows: WhatIfPayload['differences']): WhatIfPayload['differences'] {
  return rows.filter(({ was, would }) => [was, would].some((told) => told !== null && !isSilent(told)));
}

function isSilent({ what, money, points }: ToldHappening): boolean {
  return money === 0 && points === 0 && (what === 'CAR_TOOK_UP' || Object.hasOwn(carActionLabels, what));
}

function whatWords(what: string): string {
  const { what: words } = happenedText;
  if (isKeyOf(words, what)) return words[what];
  return isKeyOf(carActionLabels, what) ? carActionLabels[what] : happenedText.unknown;
}

function isKeyOf<Words extends object>(words: Words, key: string): key is keyof Words & string {
  return Object.hasOwn(words, key);
}
