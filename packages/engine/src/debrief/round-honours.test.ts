import { expect, test } from 'vitest';
import { answer, ask, emergency } from '@fracht/scenarios/author/author.ts';
import { ANNA, JAN, aGame } from '@fracht/testing/engine/a-lesson.ts';
import { anOpenSituation } from '@fracht/testing/engine/an-open-situation.ts';
import { CITY, anOrder } from '@fracht/testing/engine/an-order.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { aTenure } from '@fracht/testing/engine/a-tenure.ts';
import { roundSeconds } from '../clock.ts';
import type { Decision, GameState, LedgerEntry, Order, Player } from '../state.ts';
import { roundHeadline, roundMedals } from './round-honours.ts';

const QUESTION = ask('Co robisz?', [answer(10, 'Stoimy', 'Dobrze.'), answer(-5, 'Jedziemy', 'Źle.')]);
const BREAKDOWN = emergency({
  id: 'K01',
  name: 'Awaria',
  subtype: 'EMERGENCY',
  image: null,
  description: '',
  help: '',
  knowledge: '',
  situation: QUESTION,
});
const library = { emergencies: [BREAKDOWN], accidents: [], changes: [] };
const setup = aSetup({ library });
const ROUND = roundSeconds(setup);
/** The end of every order's delivery window. */
const ENDS = 2880 * 60;

type Entry = Partial<LedgerEntry> & Pick<LedgerEntry, 'reason'>;

/** The break after round 2, with these orders, these lines in Anna's and Jan's ledgers, and further changes to the players. */
function aBreak(
  orders: readonly Order[],
  entries: Readonly<Record<string, readonly Entry[]>> = {},
  changes: Readonly<Record<string, Partial<Player>>> = {},
): GameState {
  const game = aGame({ setup });
  const players = game.players.map((player): Player => {
    const told = (entries[player.id] ?? []).map((entry, index): LedgerEntry => {
      return { id: index + 2, at: 2 * ROUND, player: player.id, order: null, car: null, money: 0, points: 0, ...entry };
    });
    const ledger = [...player.ledger, ...told];
    const money = ledger.reduce((sum, entry) => sum + entry.money, 0);
    return { ...player, ledger, money, hasDelivered: true, ...changes[player.id] };
  });
  return { ...game, orders, players, round: 2, now: 2 * ROUND, state: 'PAUSED', pauseReason: 'ROUND_END' };
}

/** A delivery in round 2, that many seconds after the round's beginning and that many minutes before the end of the delivery window. */
function delivered(id: string, player: string, after: number, spare: number, changes: Partial<Order> = {}): Order {
  const times = { deliveredAt: ROUND + after, reportedAt: ENDS - spare * 60 };
  return anOrder({ id, player, car: 'ST-01', loaded: true, delivered: true, ...times, ...changes });
}

const toWarsaw = { base: CITY.POZNAN, destination: CITY.WARSZAWA };
const medal = (game: GameState, what: string) => roundMedals(game).find((one) => one.what === what) ?? null;

test('[JOY-3] while a round runs the class is told of its first delivery on time, and of none before it', () => {
  const running = (orders: readonly Order[]): GameState => ({
    ...aBreak(orders),
    state: 'IN_PROGRESS',
    pauseReason: null,
  });
  const old = delivered('old', JAN, -60, 500);
  const late = delivered('late', JAN, 100, -1);
  expect(roundHeadline(running([old, late]))).toBeNull();
  const orders = [delivered('close', JAN, 900, 4), old, late, delivered('first', ANNA, 600, 300)];
  expect(roundHeadline(running(orders))).toEqual({
    about: 'FIRST_DELIVERY',
    player: ANNA,
    city: CITY.WROCLAW,
    minutes: 300,
  });
});

test('[JOY-3] in the break the closest delivery on time is told, if it was close, else the first', () => {
  const first = delivered('first', ANNA, 600, 300);
  const close = delivered('close', JAN, 900, 4, toWarsaw);
  expect(roundHeadline(aBreak([close, first]))).toMatchObject({
    about: 'CLOSE_CALL',
    player: JAN,
    city: CITY.WARSZAWA,
    minutes: 4,
  });
  expect(roundHeadline(aBreak([delivered('far', JAN, 900, 16), first]))).toMatchObject({
    about: 'FIRST_DELIVERY',
    player: ANNA,
  });
  expect(roundHeadline(aBreak([delivered('late', JAN, 900, -1)]))).toBeNull();
});

test('[JOY-4] most punctual is who delivered the largest share on time, a lost order counted, then the most; equals share it', () => {
  const two = [delivered('a', ANNA, 1, 60), delivered('b', ANNA, 2, 60)];
  const one = delivered('c', JAN, 3, 60);
  const of = (game: GameState) => medal(game, 'PUNCTUAL');
  expect(of(aBreak([...two, one]))).toMatchObject({ players: [ANNA], value: 2, beside: 2 });
  expect(of(aBreak([...two, one], { [ANNA]: [{ reason: 'FULL_PENALTY', money: -500 }] }))).toMatchObject({
    players: [JAN],
  });
  expect(of(aBreak([delivered('a', ANNA, 1, 60), one]))).toMatchObject({ players: [ANNA, JAN], value: 1, beside: 1 });
  expect(of(aBreak([delivered('late', JAN, 3, -1)]))).toBeNull();
});

test('[JOY-4] the cheapest kilometre is that of the orders delivered: what bringing them cost, by their distance', () => {
  const orders = [delivered('a', ANNA, 1, 60), delivered('b', JAN, 2, 60, toWarsaw)];
  const entries = {
    [ANNA]: [
      { reason: 'LEG_KM', order: 'a', money: -183 * 300, at: ROUND - 5 },
      { reason: 'PAY', order: 'a', money: 999_999 },
      { reason: 'LEG_KM', order: 'other', money: -999_999 },
    ],
    [JAN]: [{ reason: 'SUBCONTRACTOR', order: 'b', money: -310 * 299 }],
  } as const;
  expect(medal(aBreak(orders, entries), 'CHEAPEST_KM')).toEqual({
    what: 'CHEAPEST_KM',
    players: [JAN],
    value: 299,
    beside: orders[1]?.distance,
  });
});

test('[JOY-4] best at answering is whose answers of the round were most often the best', () => {
  const given = (choice: number, at = 2 * ROUND): Decision => {
    return {
      at,
      tree: 'situation',
      answer: choice,
      text: null,
      isRight: null,
      input: null,
      isDenied: false,
      points: 0,
    };
  };
  const asked = (id: string, player: string, decision: Decision): Order => {
    return anOrder({ id, player, emergencies: [anOpenSituation({ player, decisions: [decision] })] });
  };
  const orders = [
    asked('a', ANNA, given(0)),
    asked('b', ANNA, given(1)),
    asked('c', JAN, given(0)),
    asked('d', JAN, given(1, ROUND - 5)),
  ];
  expect(medal(aBreak(orders), 'BEST_ANSWERS')).toEqual({ what: 'BEST_ANSWERS', players: [JAN], value: 1, beside: 1 });
  expect(medal(aBreak([asked('a', ANNA, given(1))]), 'BEST_ANSWERS')).toBeNull();
});

test('[JOY-4] the biggest step is up from a place that one had when the round began', () => {
  const early = (id: string, player: string) => delivered(id, player, -60, 60);
  const ahead = {
    [ANNA]: [{ reason: 'PAY', money: 9000, at: ROUND - 5 }],
    [JAN]: [{ reason: 'PAY', money: 20_000 }],
  } as const;
  expect(medal(aBreak([early('a', ANNA), early('b', JAN)], ahead), 'BIGGEST_STEP')).toEqual({
    what: 'BIGGEST_STEP',
    players: [JAN],
    value: 1,
    beside: 2,
  });
  expect(medal(aBreak([early('a', ANNA)], ahead), 'BIGGEST_STEP')).toBeNull();
});

test('[JOY-4] there are medals in a break alone', () => {
  const game = aBreak([delivered('a', ANNA, 1, 60)]);
  expect(roundMedals(game).length).toBeGreaterThan(0);
  expect(roundMedals({ ...game, pauseReason: 'TEACHER' })).toEqual([]);
});

test('[JOY-5] no bot is named before the class, nor anybody where there are not two persons', () => {
  const orders = [delivered('a', ANNA, 1, 5), delivered('b', JAN, 2, 60)];
  const bot = aTenure({ bot: 'good' });
  const alone = aBreak(orders, {}, { [ANNA]: { tenure: bot } });
  const third = alone.players.filter(({ id }) => id === JAN).map((player) => ({ ...player, id: 'ewa' }));
  expect([roundHeadline(alone), roundMedals(alone)]).toEqual([null, []]);
  const two = { ...alone, players: [...alone.players, ...third] };
  expect(roundHeadline(two)).toMatchObject({ about: 'FIRST_DELIVERY', player: JAN });
  expect(new Set(roundMedals(two).flatMap(({ players }) => players))).toEqual(new Set([JAN]));
});
