import * as fc from 'fast-check';
import { playGame } from '../../../bots/src/play-game.ts';
import type { LogEntry } from '../../src/log.ts';
import type { GameSetup } from '../../src/state.ts';
import { DAY, aSetup } from '../a-setup.ts';
import { anyPlay, play } from '../random-play.ts';

const user = (id: string) => ({ id, first_name: 'Ola', last_name: 'Mazur', num_games: 0 });

/** The games to record, by the name of their file: a lesson played by bots, and wild ones under hard settings. */
export const GAMES: Readonly<Record<string, () => { readonly setup: GameSetup; readonly log: readonly LogEntry[] }>> = {
  'lesson-of-three': () => {
    const setup = aSetup({ seed: 'lekcja' });
    const seats = (['good', 'ordinary', 'careless'] as const).map((level) => ({ user: user(level), level }));
    return { setup, log: playGame(setup, user('teacher'), seats, DAY).log };
  },
  'wild-1': () => wild(1),
  'wild-2': () => wild(2),
};

function wild(seed: number): { readonly setup: GameSetup; readonly log: readonly LogEntry[] } {
  const [made] = fc.sample(fc.array(anyPlay, { minLength: 4, maxLength: 4 }), { numRuns: 1, seed });
  const longest = [...(made ?? [])].sort((one, other) => other.deeds.length - one.deeds.length)[0];
  if (longest === undefined) throw new Error('Nothing was made');
  return play(longest);
}
