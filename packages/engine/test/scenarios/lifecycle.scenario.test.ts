import { expect, test } from 'vitest';
import { ANNA, TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { DAY, aSetup } from '@fracht/testing/engine/a-setup.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { applyHostAction } from '../../src/actions/host.ts';
import { applyAction } from '../../src/actions/index.ts';
import type { GameAction, HostAction } from '../../src/game-action.ts';
import { advance, nextEventAt } from '../../src/advance.ts';
import { playerTime, roundEndsAt, roundSeconds, roundTime } from '../../src/clock.ts';
import { score } from '../../src/standing/score.ts';
import { gameTotals } from '../../src/standing/totals.ts';
import { newGame } from '../../src/new-game.ts';
import { offeredOrders } from '../../src/orders/selectors.ts';
import type { GameState } from '../../src/state.ts';
import { NO_TIMERS } from '../../src/timers/queue.ts';

const user = (id: string) => ({ id, first_name: 'Ewa', last_name: 'Lis', num_games: 0 });

function host(game: GameState, action: HostAction): GameState {
  const result = applyHostAction(game, action, DAY);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function act(game: GameState, id: string, action: GameAction): GameState {
  const type = id === 't' ? 'TEACHER' : 'STUDENT';
  const result = applyAction(game, action, { player: id, type, day: DAY });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function refusal(game: GameState, id: string, action: GameAction): string | null {
  const result = applyAction(game, action, { player: id, type: id === 't' ? 'TEACHER' : 'STUDENT', day: DAY });
  return result.ok ? null : result.error;
}

/** A teacher and two students connected, one of them joined, in a WAITING game. */
function lobby(setup = aSetup()): GameState {
  const fresh = host(newGame(setup), { action: 'CONNECT', user: user('t'), type: 'TEACHER' });
  const waiting = host(fresh, { action: 'RUN' });
  const there = ['a', 'b'].reduce(
    (game, id) => host(game, { action: 'CONNECT', user: user(id), type: 'STUDENT' }),
    waiting,
  );
  return act(there, 'a', { action: 'USER_JOIN' });
}

const START = { action: 'START' } as const;

test('[GAM-1] [PLY-1] a teacher’s arrival moves FRESH to WAITING, once; who opens a socket is CONNECTED', () => {
  const game = lobby();
  expect(game.state).toBe('WAITING');
  expect(game.players.map(({ status }) => status)).toEqual(['CONNECTED', 'JOINED', 'CONNECTED']);
  expect(applyHostAction(game, { action: 'RUN' }, DAY)).toEqual({ ok: false, error: 'GAME_NOT_WAITING' });
});

test('[PLY-1] two tabs of one player are one player', () => {
  const game = lobby();
  expect(host(game, { action: 'CONNECT', user: user('a'), type: 'STUDENT' })).toBe(game);
});

test('[GAM-2] START needs a student who joined, and a teacher', () => {
  const empty = host(host(newGame(aSetup()), { action: 'CONNECT', user: user('t'), type: 'TEACHER' }), {
    action: 'RUN',
  });
  expect(refusal(empty, 't', START)).toBe('GAME_NO_PLAYERS');
  expect(refusal(lobby(), 'a', START)).toBe('ACTION_NOT_ALLOWED');
  expect(refusal(newGame(aSetup()), 't', START)).toBe('GAME_NOT_WAITING');
});

test('[GAM-2] [PLY-4] START: round 1, who joined is PLAYING with the start money, orders and cars are there', () => {
  const game = act(lobby(), 't', START);
  expect(game).toMatchObject({ state: 'IN_PROGRESS', round: 1, now: 0, day: DAY });
  expect(game.players.map(({ status, money }) => [status, money])).toEqual([
    ['CONNECTED', 0],
    ['PLAYING', 3_000_000],
    ['CONNECTED', 0],
  ]);
  expect(offeredOrders(game).length).toBeGreaterThan(0);
  expect(game.messages.map(({ code }) => code)).toEqual(['ROUND_STARTED', 'ORDERS_RELEASED']);
  expect(refusal(game, 't', START)).toBe('GAME_RUNNING_ALREADY');
});

test('[GAM-3] STOP_EVENTS stops the clock for everything, START_EVENTS and START set it going', () => {
  const game = advance(act(lobby(), 't', START), 600);
  const paused = act(game, 't', { action: 'STOP_EVENTS' });
  expect(paused).toMatchObject({ state: 'PAUSED', pauseReason: 'TEACHER' });
  expect(advance(paused, 9000)).toBe(paused);
  expect(nextEventAt(paused)).toBeNull();
  expect(refusal(paused, 'a', { action: 'BOOK_ORDER', order: 'x' })).toBe('GAME_NOT_RUNNING');
  expect(refusal(paused, 't', { action: 'STOP_EVENTS' })).toBe('GAME_NOT_RUNNING');
  expect(act(paused, 't', { action: 'START_EVENTS' })).toMatchObject({ state: 'IN_PROGRESS', now: 600 });
  expect(act(paused, 't', START)).toMatchObject({ state: 'IN_PROGRESS', now: 600, round: 1 });
  expect(refusal(game, 't', { action: 'START_EVENTS' })).toBe('GAME_NOT_PAUSED');
});

test('[MSG-3] the teacher’s words go to one player or to all, running or paused; nobody else may, and nothing after the end', () => {
  const say = (player?: string) => ({ action: 'SEND_MESSAGE', text: 'Pilnujcie czasu pracy.', player }) as const;
  const game = act(lobby(), 't', START);
  const told = act(act(game, 't', { action: 'STOP_EVENTS' }), 't', say('a'));
  const told2 = act(told, 't', say());
  const words = { code: 'TEACHER_MESSAGE', type: 'info', name: 'Pilnujcie czasu pracy.' };
  expect(told2.messages.slice(-2)).toMatchObject([
    { ...words, player: 'a' },
    { ...words, player: null },
  ]);
  expect({ ...told2, messages: [], messageCount: 0 }).toEqual({ ...told, messages: [], messageCount: 0 });
  expect(refusal(game, 'a', say())).toBe('ACTION_NOT_ALLOWED');
  expect(refusal(game, 't', say('nikt'))).toBe('PLAYER_UNKNOWN');
  expect(refusal(act(game, 't', { action: 'FINISH' }), 't', say())).toBe('GAME_FINISHED');
});

test('[GAM-4] [GAM-5] [CLK-4] at time 600 the round ends and the clock stops; START or the server begins the next at time 0', () => {
  const game = act(lobby(), 't', START);
  const ended = advance(game, 40_000);
  expect(ended).toMatchObject({ state: 'PAUSED', pauseReason: 'ROUND_END', now: 36_000, round: 1 });
  expect(roundTime(ended)).toBe(600);
  expect(refusal(ended, 't', { action: 'START_EVENTS' })).toBe('GAME_NOT_PAUSED');
  for (const next of [act(ended, 't', START), host(ended, { action: 'NEXT_ROUND' })]) {
    expect(next).toMatchObject({ state: 'IN_PROGRESS', pauseReason: null, now: 36_000, round: 2 });
    expect(roundTime(next)).toBe(0);
    expect(next.players.map((player) => playerTime(next, player))).toEqual([0, 0, 0]);
  }
  expect(applyHostAction(game, { action: 'NEXT_ROUND' }, DAY)).toEqual({ ok: false, error: 'GAME_NOT_PAUSED' });
});

test('[ORD-11] what the next round brings is unknown in the break before it', () => {
  const order = anOrder({ release: 36_000, pickWindow: { from: 700, to: 900 } });
  const lesson = aLesson(aGame({ orders: [order] })).at(600);
  expect(offeredOrders(lesson.game())).toEqual([]);
  expect(lesson.does(START, TEACHER).game().round).toBe(2);
  expect(offeredOrders(lesson.game())).toHaveLength(1);
});

test('[GAM-6] START with skip ends the running round at once and begins the next; not in the last', () => {
  const game = advance(act(lobby(), 't', START), 600);
  const skip = { action: 'START', skip: true } as const;
  const second = act(game, 't', skip);
  expect(second).toMatchObject({ state: 'IN_PROGRESS', round: 2, now: 36_000 });
  const paused = act(act(second, 't', { action: 'STOP_EVENTS' }), 't', skip);
  expect(paused).toMatchObject({ state: 'IN_PROGRESS', round: 3, now: 72_000 });
  expect(refusal(act(paused, 't', skip), 't', skip)).toBe('GAME_LAST_ROUND');
});

test('[GAM-5] [GAM-7] the end of round 4 finishes the game and nothing leaves FINISHED', () => {
  let game = act(lobby(), 't', START);
  for (let round = 1; round < 4; round += 1) game = act(advance(game, 200_000), 't', START);
  game = advance(game, 200_000);
  expect(game).toMatchObject({ state: 'FINISHED', now: 144_000, timers: NO_TIMERS, round: 4 });
  expect(game.players.every(({ status }) => status === 'FINISHED')).toBe(true);
  for (const action of [START, { action: 'FINISH' }, { action: 'STOP_EVENTS' }, { action: 'START_EVENTS' }] as const) {
    expect(refusal(game, 't', action)).toBe('GAME_FINISHED');
  }
  expect(refusal(game, 'a', { action: 'BOOK_ORDER', order: 'x' })).toBe('GAME_FINISHED');
  expect(refusal(game, 'a', { action: 'USER_JOIN' })).toBe('GAME_FINISHED');
  expect(applyHostAction(game, { action: 'LEAVE', player: 'a' }, DAY)).toEqual({ ok: false, error: 'GAME_FINISHED' });
});

test('[GAM-7] FINISH from WAITING, IN_PROGRESS and PAUSED; not from FRESH', () => {
  const running = act(lobby(), 't', START);
  for (const game of [lobby(), running, act(running, 't', { action: 'STOP_EVENTS' })]) {
    expect(act(game, 't', { action: 'FINISH' }).state).toBe('FINISHED');
  }
  expect(refusal(newGame(aSetup()), 't', { action: 'FINISH' })).toBe('GAME_NOT_RUNNING');
});

test('[GAM-7] [PAY-2] settling: aboard costs the full penalty, not loaded only past its pick window; driven km are charged', () => {
  const orders = [
    anOrder({ id: 'POZ/1126/0010' }),
    anOrder({ id: 'POZ/1126/0020', pickWindow: { from: 0, to: 60 } }),
    anOrder({ id: 'POZ/1126/0030' }),
  ];
  const lesson = aLesson(aGame({ cars: [aCar()], orders }));
  for (const { id } of orders) lesson.does({ action: 'BOOK_ORDER', order: id });
  lesson.does({ action: 'BOOK_CAR', order: 'POZ/1126/0010', car: 'ST-01' }).at(75 + 60);
  lesson.does({ action: 'FINISH' }, TEACHER);
  expect(lesson.ledger()).toEqual([
    'LOADED_ON_TIME 5 pkt',
    'LEG_KM -301',
    'FULL_PENALTY -164.7',
    'FULL_PENALTY -164.7',
  ]);
  expect(orders.map(({ id }) => lesson.order(id).expired)).toEqual([true, true, false]);
});

test('[PLY-2] [PLY-3] a late joiner connects, joins and starts in a running or paused game, with the start money', () => {
  const game = act(lobby(), 't', START);
  expect(refusal(game, 'b', { action: 'USER_START' })).toBe('PLAYER_NOT_JOINED');
  expect(refusal(game, 'c', { action: 'USER_JOIN' })).toBe('PLAYER_UNKNOWN');
  const late = act(act(advance(game, 6000), 'b', { action: 'USER_JOIN' }), 'b', { action: 'USER_START' });
  expect(late.players[2]).toMatchObject({ status: 'PLAYING', round: 1, money: 3_000_000, hasPlayed: true });
  expect(refusal(late, 'b', { action: 'USER_JOIN' })).toBe('PLAYER_PLAYING_ALREADY');
  expect(refusal(lobby(), 'a', { action: 'USER_START' })).toBe('GAME_NOT_RUNNING');
});

test('[PLY-1] [PLY-3] who left comes back, joins and plays on with what he had; the start money comes once', () => {
  const left = host(act(lobby(), 't', START), { action: 'LEAVE', player: 'a' });
  expect(left.players[1]?.status).toBe('LEFT');
  expect(refusal(left, 'a', { action: 'USER_JOIN' })).toBe('PLAYER_NOT_CONNECTED');
  expect(applyHostAction(left, { action: 'LEAVE', player: 'a' }, DAY)).toEqual({
    ok: false,
    error: 'PLAYER_NOT_CONNECTED',
  });
  const back = host(left, { action: 'CONNECT', user: user('a'), type: 'STUDENT' });
  expect(back.players[1]?.status).toBe('CONNECTED');
  const playing = act(act(back, 'a', { action: 'USER_JOIN' }), 'a', { action: 'USER_START' });
  expect(playing.players[1]).toMatchObject({ status: 'PLAYING', money: 3_000_000 });
});

test('[PLY-5] only who is PLAYING may play', () => {
  const game = act(lobby(), 't', START);
  expect(refusal(game, 'b', { action: 'BOOK_ORDER', order: 'x' })).toBe('PLAYER_NOT_PLAYING');
  expect(refusal(game, 'nikt', { action: 'BOOK_ORDER', order: 'x' })).toBe('PLAYER_UNKNOWN');
});

test('[PLY-6] a player’s time counts the units of the round in which he was PLAYING', () => {
  const game = advance(act(lobby(), 't', START), 6000);
  const left = advance(host(game, { action: 'LEAVE', player: 'a' }), 12_000);
  const back = act(host(left, { action: 'CONNECT', user: user('a'), type: 'STUDENT' }), 'a', { action: 'USER_JOIN' });
  const on = advance(act(back, 'a', { action: 'USER_START' }), 15_000);
  const player = on.players[1];
  expect(player && playerTime(on, player)).toBe(150);
});

test.each([
  [1, 36_000],
  [2, 45_000],
  [3, 54_000],
  [4, 63_000],
  [5, 72_000],
  [9, 72_000],
])(
  '[CLK-2] [CLK-3] the speed follows the game’s number, above 5 that of 5: number %s, a round of %s s',
  (number, seconds) => {
    const setup = aSetup({ number });
    expect(roundSeconds(setup)).toBe(seconds);
    const game = act(lobby(setup), 't', START);
    expect(roundEndsAt(game)).toBe(seconds);
    expect(roundTime(advance(game, seconds / 2))).toBe(300);
  },
);

test('[CLK-1] time never goes back and stands still outside a running game', () => {
  const game = advance(act(lobby(), 't', START), 600);
  expect(advance(game, 10)).toBe(game);
  const waiting = lobby();
  expect(advance(waiting, 5000)).toBe(waiting);
});

test('[CLK-5] the engine knows the time of its next event', () => {
  const order = anOrder({ pickWindow: { from: 0, to: 30 } });
  const lesson = aLesson(aGame({ cars: [aCar()], orders: [order] })).at(1);
  expect(nextEventAt(lesson.game())).toBe(30 * 60);
  lesson.does({ action: 'BOOK_ORDER', order: order.id }).does({ action: 'BOOK_CAR', order: order.id, car: 'ST-01' });
  expect(nextEventAt(lesson.game())).toBe(16 * 60);
});

test('[PTS-1] [PTS-2] score is money in whole zł and ten times the points; the teacher’s results count for nothing', () => {
  expect(score({ money: 123_450, points: -3 })).toBe(1235 - 30);
  expect(score({ money: -50, points: 0 })).toBe(0);
  const game = aGame();
  const rich = game.players.map((player) => (player.id === TEACHER ? { ...player, money: 99_999_900 } : player));
  expect(gameTotals({ ...game, players: rich })).toEqual({ money: 6_000_000, points: 0, score: 60_000 });
});

test('[PTS-2] a teacher may play along to demonstrate', () => {
  const order = anOrder();
  const lesson = aLesson(aGame({ cars: [aCar()], orders: [order] })).does(
    { action: 'BOOK_ORDER', order: order.id },
    TEACHER,
  );
  expect(lesson.order().player).toBe(TEACHER);
  expect(lesson.player(ANNA).status).toBe('PLAYING');
});
