import { playGame, type Seat } from '@fracht/bots';
import { DEFAULT_SETTINGS, world } from '@fracht/content';
import {
  advance,
  EMPTY_LIBRARY,
  type GameSetup,
  type GameState,
  type Library,
  newGame,
  nextEventAt,
  type PlayerUser,
  runEntry,
} from '@fracht/engine';
import { spend } from '@fracht/testing/runs/costs.ts';

/** A game before and after one step. */
export type Step = { readonly before: GameState; readonly after: GameState };

const person = (id: string, first_name: string): PlayerUser => ({ id, first_name, last_name: 'Nowak', num_games: 2 });

export const TEACHER = person('teacher', 'Ewa');
export const STUDENTS = [person('s1', 'Ala'), person('s2', 'Olek'), person('s3', 'Zofia')];

/** Every step of a whole game played by bots: each action and each timer. Without a library nothing strikes. */
export function playedSteps(seed: string, library: Library = EMPTY_LIBRARY): readonly Step[] {
  spend('game');
  const setup: GameSetup = {
    game: 'g1',
    seed,
    number: 1,
    settings: DEFAULT_SETTINGS,
    world,
    library,
  };
  const seats = STUDENTS.map((user, index): Seat => ({ user, level: index === 2 ? 'careless' : 'ordinary' }));
  const { log } = playGame(setup, TEACHER, seats, '2026-11-21');
  const steps: Step[] = [];
  let state = newGame(setup);
  const take = (after: GameState) => {
    if (after !== state) steps.push({ before: state, after });
    state = after;
  };
  for (const entry of log) {
    for (let next = nextEventAt(state); next !== null && next <= entry.at; next = nextEventAt(state)) {
      take(advance(state, next));
    }
    const result = runEntry(state, entry);
    if (!result.ok) throw new Error(result.error);
    take(result.value);
  }
  for (let next = nextEventAt(state); next !== null; next = nextEventAt(state)) take(advance(state, next));
  return steps;
}
