import {
  type GameState,
  type Grosze,
  type Library,
  type Player,
  RULES_VERSION,
  type Settings,
  type World,
  score,
} from '@fracht/engine';
import { type Seat, playGame } from './play-game.ts';

/** Players of a trial game: four ordinary dispatchers. */
const PLAYERS = 4;
/** Any date will do: nothing in a game depends on it. */
const DAY = '2026-01-05';
const TEACHER = { id: 'teacher', first_name: 'T', last_name: 'T', num_games: 0 };
const SEATS: readonly Seat[] = Array.from({ length: PLAYERS }, (_, index) => ({
  user: { id: `bot-${index + 1}`, first_name: 'B', last_name: String(index + 1), num_games: 0 },
  level: 'ordinary',
}));

/** By what rules a trial game is played. */
export type TrialRules = {
  readonly settings: Settings;
  readonly world: World;
  readonly library: Library;
  /** The group's which game, 1 to 5: sets its speed. */
  readonly number: number;
};

/** What one player of a trial game ended with. */
export type PlayerFigures = {
  readonly score: number;
  readonly money: Grosze;
  /** The money at the end less than at the start. */
  readonly hasLost: boolean;
  readonly delivered: number;
  /** Times that one of the player's cars reached the limit of working time. */
  readonly overdue: number;
};

/** What one trial game came to. */
export type GameFigures = {
  readonly players: readonly PlayerFigures[];
  /** Orders that some player took and that ended, in whatever way. */
  readonly taken: number;
  /** Those of them that were brought in their window. */
  readonly onTime: number;
};

/** Plays one whole game of four ordinary bots; the same rules and `seed` give the same figures. */
export function playTrial({ settings, world, library, number }: TrialRules, seed: number): GameFigures {
  const name = `trial-${seed}`;
  const setup = { game: name, seed: name, number, settings, world, library, rulesVersion: RULES_VERSION };
  return figuresOf(playGame(setup, TEACHER, SEATS, DAY).state);
}

function figuresOf(state: GameState): GameFigures {
  const taken = state.orders.filter(({ player }) => player !== null);
  return {
    players: state.players.filter(({ type }) => type === 'STUDENT').map((player) => playerFigures(state, player)),
    taken: taken.length,
    onTime: state.players.flatMap(({ ledger }) => ledger).filter(({ reason }) => reason === 'DELIVERED_ON_TIME').length,
  };
}

function playerFigures({ setup }: GameState, { money, points, journal }: Player): PlayerFigures {
  const count = (fact: Player['journal'][number]['what']): number => journal.filter(({ what }) => what === fact).length;
  return {
    score: score({ money, points }),
    money,
    hasLost: money < setup.settings.start_money * 100,
    delivered: count('ORDER_DELIVERED'),
    overdue: count('WORK_OVERDUE'),
  };
}
