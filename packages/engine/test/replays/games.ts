import * as fc from 'fast-check';
import { playGame } from '@fracht/bots';
import { DAY, aSetup } from '@fracht/testing/engine/a-setup.ts';
import { HARD, anyPlay, play } from '@fracht/testing/engine/random-play.ts';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import type { LogEntry } from '../../src/log.ts';
import type { GameSetup, GameState } from '../../src/state.ts';

const user = (id: string) => ({ id, first_name: 'Ola', last_name: 'Mazur', num_games: 0 });

/** The games to record by the newest rules, by name: a lesson played by bots, and random ones under hard settings. */
export const GAMES: Readonly<Record<string, () => { readonly setup: GameSetup; readonly log: readonly LogEntry[] }>> = {
  'lesson-of-three': () => {
    const setup = aSetup({ seed: 'lekcja' });
    const seats = (['good', 'ordinary', 'careless'] as const).map((level) => ({ user: user(level), level }));
    return { setup, log: playGame(setup, user('teacher'), seats, DAY).log };
  },
  'wild-1': () => wild(1),
  'wild-2': () => wild(2),
  'wild-situations': wildSituations,
};

/** Enough of the shipped library for each of its lists, and for sleepers, late arrivals and new destinations to occur. */
const SOME = {
  emergencies: ['K01', 'K09', 'K13', 'K14', 'K19', 'K25', 'K27', 'K30'],
  accidents: ['A01', 'A04', 'A10', 'A14', 'A25'],
  changes: ['Z01', 'Z04', 'Z05', 'Z09'],
};

const OFTEN = { ...HARD, critical_per_round: 3, random_per_round: 3, change_per_round: 2, theft_unguarded_home: 100 };

/** Of 200 random games with situations the one with most answers. */
function wildSituations(): { readonly setup: GameSetup; readonly log: readonly LogEntry[] } {
  const { emergencies, accidents, changes } = THE_LIBRARY;
  const library = {
    emergencies: emergencies.filter(({ id }) => SOME.emergencies.includes(id)),
    accidents: accidents.filter(({ id }) => SOME.accidents.includes(id)),
    changes: changes.filter(({ id }) => SOME.changes.includes(id)),
  };
  const games = fc
    .sample(anyPlay, { numRuns: 200, seed: 7 })
    .map((made) => play(made, () => {}, OFTEN, library))
    .sort((one, other) => answered(other) - answered(one));
  const [most] = games;
  if (most === undefined) throw new Error('Nothing was made');
  return most;
}

function answered({ state }: { readonly state: GameState }): number {
  const all = state.orders.flatMap(({ emergencies, changes }) => [...emergencies, ...changes]);
  return all.reduce((sum, { decisions }) => sum + decisions.length, 0);
}

function wild(seed: number): { readonly setup: GameSetup; readonly log: readonly LogEntry[] } {
  const [made] = fc.sample(fc.array(anyPlay, { minLength: 4, maxLength: 4 }), { numRuns: 1, seed });
  const longest = [...(made ?? [])].sort((one, other) => other.deeds.length - one.deeds.length)[0];
  if (longest === undefined) throw new Error('Nothing was made');
  return play(longest);
}
