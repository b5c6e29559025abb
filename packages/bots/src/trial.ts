import {
  type GameState,
  type Grosze,
  type Library,
  type Player,
  RULES_VERSION,
  type Settings,
  type World,
  isCarried,
  isOnTime,
  score,
} from '@fracht/engine';
import { type Seat, playGame } from './play-game.ts';

/** Number of players in a trial game, all of them ordinary bots. */
const PLAYERS = 4;
/** Any date will do: nothing in a game depends on it. */
const DAY = '2026-01-05';
const TEACHER = { id: 'teacher', first_name: 'T', last_name: 'T', num_games: 0 };
const SEATS: readonly Seat[] = Array.from({ length: PLAYERS }, (_, index) => ({
  user: { id: `bot-${index + 1}`, first_name: 'B', last_name: String(index + 1), num_games: 0 },
  level: 'ordinary',
}));

/** The rules of a trial game. */
export type TrialRules = {
  readonly settings: Settings;
  readonly world: World;
  readonly library: Library;
  /** The number of the group's game, 1 to 5, which sets the speed. */
  readonly number: number;
};

/** A player's figures at the end of a trial game. */
export type PlayerFigures = {
  readonly score: number;
  readonly money: Grosze;
  /** Whether the player ended with less money than at the start. */
  readonly hasLost: boolean;
  readonly delivered: number;
  /** How often a car of the player reached the limit of work time. */
  readonly overdue: number;
};

/** The figures of one trial game. */
export type GameFigures = {
  readonly players: readonly PlayerFigures[];
  /** Orders that a player had booked and that ended, in whatever way. */
  readonly taken: number;
  /** Those of them that were delivered on time. */
  readonly onTime: number;
};

/** Plays one whole game of four ordinary bots. Deterministic: the same rules and `seed` give the same figures. */
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
    onTime: taken.filter(isOnTime).length,
  };
}

function playerFigures({ setup, orders }: GameState, { id, money, points, journal }: Player): PlayerFigures {
  const count = (fact: Player['journal'][number]['what']): number => journal.filter(({ what }) => what === fact).length;
  return {
    score: score({ money, points }),
    money,
    hasLost: money < setup.settings.start_money * 100,
    delivered: orders.filter((order) => order.player === id && isCarried(order)).length,
    overdue: count('WORK_OVERDUE'),
  };
}
