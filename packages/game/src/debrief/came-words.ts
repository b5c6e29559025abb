import { stopsText } from '@fracht/content';
import type { World } from '@fracht/engine';
import type { ToldHappening, WhatIfPayload } from '@fracht/protocol';
import { happenedWords, tellingRows } from './happened-words.ts';
import { hourOf } from './moment-words.ts';
import { changedParts } from './worth-words.ts';

/** The most consequences of a decision that are listed; the rest is one sum. */
const MOST = 5;

/** One consequence of a decision: when, what, and what it brought; `isLoss`: it cost more than it brought. */
type CameRow = {
  readonly key: string;
  readonly hour: string;
  readonly words: string;
  readonly amount: string;
  readonly isLoss: boolean;
};

/**
 * The consequences of a decision: what happened in the game and would not have happened, or differently, with the other choice. Those that
 * cost or brought most are listed in order of time, the rest is one sum; if none cost or brought anything, the first ones are listed. The
 * same on the screen and on paper. (DBS-3, RPR-1)
 */
export function cameRows({ differences }: Pick<WhatIfPayload, 'differences'>, world: World): readonly CameRow[] {
  const told = tellingRows(differences).flatMap(({ was }) => (was === null ? [] : [was]));
  const costly = told.filter((one) => changedParts(one) !== '');
  const most = costly.toSorted((one, other) => Math.abs(totalOf(other)) - Math.abs(totalOf(one))).slice(0, MOST);
  const first = costly.length === 0 ? told.slice(0, MOST) : costly.filter((one) => most.includes(one));
  return [...first.map((one) => rowOf(one, world)), ...sumOf(costly.filter((one) => !most.includes(one)))];
}

function rowOf(one: ToldHappening, world: World): CameRow {
  return {
    key: `${one.at} ${one.what} ${one.order ?? ''} ${one.car ?? ''}`,
    hour: hourOf(one.at),
    words: happenedWords(one, world),
    amount: changedParts(one),
    isLoss: totalOf(one) < 0,
  };
}

/** What the others come to, in a row; no row where there are none. */
function sumOf(others: readonly ToldHappening[]): readonly CameRow[] {
  if (others.length === 0) return [];
  const sum = others.reduce((so, one) => ({ money: so.money + one.money, points: so.points + one.points }), {
    money: 0,
    points: 0,
  });
  const words = stopsText.cameOthers(others.length);
  return [{ key: 'others', hour: '', words, amount: changedParts(sum), isLoss: totalOf(sum) < 0 }];
}

function totalOf({ money, points }: Pick<ToldHappening, 'money' | 'points'>): number {
  return money + 10 * points;
}
