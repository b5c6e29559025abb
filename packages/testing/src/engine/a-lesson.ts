import {
  type Actor,
  advance,
  applyAction,
  type Car,
  carIndex,
  type GameAction,
  type GameSetup,
  type GameState,
  type LedgerEntry,
  newGame,
  NO_TIMERS,
  type Order,
  type Player,
  type RejectionCode,
} from '@fracht/engine';
import { beginPlaying, beginRound, withNextRelease } from '@fracht/engine/by-hand.ts';
import { DAY, aSetup, aStudent } from './a-setup.ts';

export const ANNA = 'anna';
export const JAN = 'jan';
export const TEACHER = 'nauczyciel';

/** A game in its first round with exactly these cars and orders (sorted by release), and with Anna, Jan and their teacher playing. */
export function aGame({
  cars = [],
  orders = [],
  setup = aSetup(),
}: { cars?: readonly Car[]; orders?: readonly Order[]; setup?: GameSetup } = {}): GameState {
  const teacher: Player = { ...aStudent(TEACHER), type: 'TEACHER' };
  const waiting: GameState = {
    ...newGame(setup),
    state: 'WAITING',
    day: DAY,
    players: [aStudent(ANNA), aStudent(JAN), teacher],
    cars,
    carIndex: places(cars),
    offers: [{ id: 'ST-P1', type: 'ST', base: 3 }],
    orders,
    orderIndex: places(orders),
    timers: withNextRelease(NO_TIMERS, orders, 0),
  };
  const running = [ANNA, JAN, TEACHER].reduce(beginPlaying, beginRound(waiting));
  return advance(running, 0);
}

/** A small language for scenarios: `at(minute)` moves the clock, `does(action)` acts, and the rest reads the state at that moment. */
export type Lesson = {
  readonly game: () => GameState;
  /** Advances to so many minutes after noon; if a round ends, the next one begins. */
  readonly at: (minute: number) => Lesson;
  /** Applies an action of Anna (or of another player); throws if it is refused. */
  readonly does: (action: GameAction, player?: string) => Lesson;
  /** The code with which an action is refused; undefined if it would be accepted. Also asserts that a refusal leaves the very same state. */
  readonly refuses: (action: GameAction, player?: string) => RejectionCode | undefined;
  /** Replaces the state by a changed one. */
  readonly with: (change: (game: GameState) => GameState) => Lesson;
  readonly car: (id?: string) => Car;
  readonly doing: (id?: string) => Car['state']['action'];
  readonly order: (id?: string) => Order;
  readonly player: (id?: string) => Player;
  /** A player's ledger as lines `REASON money-in-zł points`, without the start money. */
  readonly ledger: (id?: string) => readonly string[];
  readonly messages: () => readonly string[];
};

export function aLesson(start: GameState): Lesson {
  let game = start;
  const attempt = (action: GameAction, player: string) => applyAction(game, action, actorOf(game, player));
  const lesson: Lesson = {
    game: () => game,
    at: (minute) => {
      game = advance(game, minute * 60);
      while (game.pauseReason === 'ROUND_END' && game.now < minute * 60) game = advance(nextRoundOf(game), minute * 60);
      return lesson;
    },
    does: (action, player = ANNA) => {
      const result = attempt(action, player);
      if (!result.ok) throw new Error(`${action.action} is refused: ${result.error}`);
      game = result.value;
      return lesson;
    },
    refuses: (action, player = ANNA) => {
      const result = attempt(action, player);
      return result.ok ? undefined : result.error;
    },
    with: (change) => {
      game = change(game);
      return lesson;
    },
    car: (id = 'ST-01') => found(game.cars[carIndex(game, id)]),
    doing: (id) => lesson.car(id).state.action,
    order: (id = 'POZ/1126/0410') => found(game.orders[game.orderIndex[id] ?? -1]),
    player: (id = ANNA) => found(game.players.find((player) => player.id === id)),
    ledger: (id) =>
      lesson
        .player(id)
        .ledger.filter(({ reason }) => reason !== 'START')
        .map(line),
    messages: () => game.messages.map(({ code }) => code),
  };
  return lesson;
}

export function actorOf(game: GameState, id: string): Actor {
  const type = game.players.find((player) => player.id === id)?.type ?? 'STUDENT';
  return { player: id, type, day: DAY };
}

/** The teacher begins the next round. */
function nextRoundOf(game: GameState): GameState {
  const result = applyAction(game, { action: 'START' }, { player: TEACHER, type: 'TEACHER', day: DAY });
  if (!result.ok) throw new Error(`START is refused: ${result.error}`);
  return result.value;
}

function line({ reason, money, points }: LedgerEntry): string {
  return [reason, ...(money === 0 ? [] : [money / 100]), ...(points === 0 ? [] : [`${points} pkt`])].join(' ');
}

function places(list: readonly { readonly id: string }[]): Readonly<Record<string, number>> {
  return Object.fromEntries(list.map(({ id }, index) => [id, index]));
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Not there');
  return value;
}
