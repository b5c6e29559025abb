import { score } from '@fracht/engine';
import { spend } from '@fracht/testing/runs/costs.ts';
import { type BotLevel, playGame } from '../src/index.ts';
import { DAY, TEACHER, aSetup, someSeats } from './a-game.ts';

/** Levels of bots by name; null: a player who does nothing. */
export type Seated = Readonly<Record<string, BotLevel | null>>;

/** The scores of each level in a number of lessons that all levels play together, in rotating seats. */
export function scoresOfMixed(
  levels: Seated,
  lessons: number,
  seed: number,
): readonly Readonly<Record<string, number>>[] {
  const names = Object.keys(levels);
  return Array.from({ length: lessons }, (_, lesson) => {
    spend('game');
    const turned = names.map((__, index) => names[(index + lesson) % names.length] ?? '');
    const seated = someSeats(turned.map((name) => levels[name] ?? null));
    const { state } = playGame(aSetup(`${seed} mixed ${lesson}`), TEACHER, seated, DAY);
    const students = state.players.filter(({ type }) => type === 'STUDENT');
    return Object.fromEntries(students.map((player, index) => [turned[index] ?? '', score(player)]));
  });
}

/** What a class gains together in each of these lessons. */
export function sumsOf(lessons: readonly Readonly<Record<string, number>>[]): readonly number[] {
  return lessons.map((scores) => Object.values(scores).reduce((sum, one) => sum + one, 0));
}

/** A class of four that tries, and one that does nothing. */
export const TRYING = { one: 'ordinary', two: 'ordinary', three: 'ordinary', four: 'ordinary' } as const;
export const ASLEEP = { one: null, two: null, three: null, four: null };
