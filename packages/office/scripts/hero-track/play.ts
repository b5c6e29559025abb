import { playGame, type Seat } from '@fracht/bots';
import { DEFAULT_SETTINGS, SHIPPED_LIBRARY, world } from '@fracht/content';
import type { GameSetup, LogEntry, PlayerUser } from '@fracht/engine';

/** The game that the landing page shows: this seed has deliveries, rests, ferries and situations in sight from the start. */
const SEED = 'pokaz-16';
const PLAYERS = 4;
const DAY = '2026-11-21';
const TEACHER: PlayerUser = { id: 'teacher', first_name: 'Maria', last_name: 'Wolska', num_games: 0 };

export type Playing = { readonly setup: GameSetup; readonly log: readonly LogEntry[] };

/** A whole game of bots with the shipped situations and the default settings. Deterministic. */
export function playShow(seed = SEED): Playing {
  const setup: GameSetup = {
    game: 'pokaz',
    seed,
    number: 1,
    settings: DEFAULT_SETTINGS,
    world,
    library: SHIPPED_LIBRARY,
  };
  const seats = Array.from({ length: PLAYERS }, (_, index): Seat => {
    const user = { id: `p${index + 1}`, first_name: 'Bot', last_name: `${index + 1}`, num_games: 0 };
    return { user, level: index % 3 === 2 ? 'good' : 'ordinary' };
  });
  return { setup, log: playGame(setup, TEACHER, seats, DAY).log };
}
