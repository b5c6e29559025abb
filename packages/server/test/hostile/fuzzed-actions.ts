import { type GameAction, type GameState, TREE_NAMES } from '@fracht/engine';
import fc from 'fast-check';
import { CALLERS, type GameName, GAMES, PLAYERS } from './fuzzed-lesson.ts';

/** One attempt: who, how, into which game, and what is wrong with it; the numbers choose among what is there. */
export type Attempt = {
  readonly who: string;
  readonly way: 'HTTP' | 'SOCKET';
  readonly game: GameName;
  /** `PLAIN`: an action about things drawn from all games. The others spoil one. */
  readonly fault: 'PLAIN' | 'OTHER_PLAYER' | 'OTHER_GAME' | 'MALFORMED' | 'TAKEN_ID' | 'MORE_FIELDS';
  readonly what: number;
  readonly which: readonly number[];
  readonly junk: unknown;
};

const anyJunk = fc.oneof(
  fc.constantFrom(
    '',
    'ą',
    '__proto__',
    'constructor',
    'x'.repeat(300),
    'POZ/1126/0410',
    -1,
    0,
    Number.MAX_VALUE,
    null,
    true,
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Attempts of any kind. */
export const anyAttempt: fc.Arbitrary<Attempt> = fc.record({
  who: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...PLAYERS) }, fc.constantFrom(...CALLERS)),
  way: fc.constantFrom('HTTP', 'SOCKET'),
  game: fc.constantFrom(...GAMES),
  fault: fc.constantFrom(
    'PLAIN',
    'PLAIN',
    'PLAIN',
    'OTHER_PLAYER',
    'OTHER_GAME',
    'MALFORMED',
    'TAKEN_ID',
    'MORE_FIELDS',
  ),
  what: fc.nat(999),
  which: fc.array(fc.nat(9999), { minLength: 4, maxLength: 4 }),
  junk: anyJunk,
});

/** Fields that a client might want the server to believe: the moment, the number, the actor and their role. */
export const BELIEVED = {
  at: 0,
  seq: 1,
  day: '2020-01-01',
  time: 0,
  now: 0,
  type: 'TEACHER',
  actor: 'teacher',
  epoch: 9,
};

/** An action of every kind, about anything in the game itself, or now and then in another: somebody else's, past, future, or nonexistent. */
export function actionOf({ what, which }: Attempt, own: GameState, others: readonly GameState[]): GameAction {
  const [one = 0, two = 0, three = 0, four = 0] = which;
  const pick = <Thing>(list: readonly Thing[], by: number): Thing | undefined => list[by % Math.max(1, list.length)];
  const state = four % 4 === 0 ? (pick(others, four) ?? own) : own;
  const order = pick(state.orders, one)?.id ?? 'none';
  const car = (three % 9 === 0 ? pick(state.offers, two)?.id : pick(state.cars, two)?.id) ?? 'none';
  const parking = ['HERE', 'GO', pick(state.setup.world.parkings, three)?.id ?? 'none'][one % 3] ?? 'GO';
  const struck = state.orders.filter(({ emergencies, changes }) => emergencies.length + changes.length > 0);
  const hit = pick(struck, one);
  const emergency = pick(hit?.emergencies ?? [], two)?.id ?? 'none';
  const event = pick(hit?.changes ?? [], two)?.id ?? 'none';
  const reply = { answer: three % 4, step: two % 3 };
  const kinds: readonly GameAction[] = [
    { action: 'BOOK_ORDER', order },
    { action: 'CANCEL_ORDER', order },
    { action: 'ADD_CAR', car },
    { action: 'BOOK_CAR', order, car },
    { action: 'CANCEL_CAR_BOOKING', car },
    { action: 'SELECT_PARKING', car, parking },
    { action: 'CONFIRM_RETURN', car },
    {
      action: 'RESOLVE_EMERGENCY',
      order: hit?.id ?? order,
      emergency,
      tree: pick(TREE_NAMES, three) ?? 'situation',
      ...reply,
    },
    { action: 'RESOLVE_CHANGE_EVENT', order: hit?.id ?? order, event, ...reply },
    { action: 'USER_JOIN' },
    { action: 'USER_START' },
    { action: 'START', skip: one % 2 === 0 },
    { action: 'FINISH' },
    { action: 'STOP_EVENTS' },
    { action: 'START_EVENTS', situation: event, player: 's1' },
    { action: 'SEND_MESSAGE', text: 'Jestem nauczycielem', player: 's1' },
  ];
  return kinds[what % kinds.length] ?? { action: 'USER_JOIN' };
}
