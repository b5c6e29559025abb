import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANNA, JAN, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { DAY, aSetup } from '@fracht/testing/engine/a-setup.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { applyHostAction } from '../../src/actions/host.ts';
import { applyAction } from '../../src/actions/index.ts';
import { advance } from '../../src/advance.ts';
import type { GameAction, HostAction } from '../../src/game-action.ts';
import { type LogEntry, replay, runEntry } from '../../src/log.ts';
import type { Accident } from '../../src/library.ts';
import { newGame } from '../../src/new-game.ts';
import { offeredOrders } from '../../src/orders/selectors.ts';
import { botOf, isBotsResult, isHere, isTended, wasHeldByBot } from '../../src/players/tenure.ts';
import { startMoney } from '../../src/players/start-money.ts';
import { fromSavedState, toSavedState } from '../../src/save.ts';
import { needOf } from '../../src/standing/needs.ts';
import { gameTotals } from '../../src/standing/totals.ts';
import { scoreHistory } from '../../src/standing/score-history.ts';
import { rankStudents } from '../../src/standing/standing.ts';
import type { GameState, Player, SeatLevel } from '../../src/state.ts';
import { viewFor } from '../../src/view-for.ts';
import { brokenState } from '../broken-rules.ts';

const user = (id: string) => ({ id, first_name: 'Ewa', last_name: 'Lis', num_games: 0 });
const comes = (id: string): HostAction => ({ action: 'CONNECT', user: user(id), type: 'STUDENT' });
const sits = (id: string, level: SeatLevel = 'ordinary'): HostAction => ({ action: 'SEAT_BOT', user: user(id), level });
const tends = (id: string): HostAction => ({ action: 'SEAT_BOT', user: user(id), level: 'good', tends: true });
const leaves = (id: string): HostAction => ({ action: 'LEAVE', player: id });
const LOST_TIME: Accident = {
  id: 'korek',
  name: 'Korek',
  effects: [{ type: 'TIME', value: 30 }],
  types: ['ST'],
  lands: ['PL'],
};
const SETS = { action: 'SET_BOTS', level: 'mixed', places: 6 } as const;

function host(game: GameState, action: HostAction): GameState {
  const result = applyHostAction(game, action, DAY);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const tried = (game: GameState, action: HostAction): string | null => {
  const result = applyHostAction(game, action, DAY);
  return result.ok ? null : result.error;
};

function actorsResult(game: GameState, id: string, action: GameAction): ReturnType<typeof applyAction> {
  return applyAction(game, action, { player: id, type: id === 't' ? 'TEACHER' : 'STUDENT', day: DAY });
}

function act(game: GameState, id: string, action: GameAction): GameState {
  const result = actorsResult(game, id, action);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const refusal = (game: GameState, id: string, action: GameAction): string | null => {
  const result = actorsResult(game, id, action);
  return result.ok ? null : result.error;
};

function player(game: GameState, id: string): Player {
  const found = game.players.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not there`);
  return found;
}

/** The teacher and one student who has joined, in a WAITING game. */
function lobby(): GameState {
  const fresh = host(newGame(aSetup()), { action: 'CONNECT', user: user('t'), type: 'TEACHER' });
  return act(host(host(fresh, { action: 'RUN' }), comes('a')), 'a', { action: 'USER_JOIN' });
}

/** One student and two bots, begun. */
function begun(): GameState {
  return act(host(host(lobby(), sits('b')), sits('bot-1', 'good')), 't', { action: 'START' });
}

test('[BTS-1] a bot that sits down takes part: JOINED before the start, PLAYING later', () => {
  const waiting = host(lobby(), sits('b', 'careless'));
  expect(player(waiting, 'b')).toMatchObject({ status: 'JOINED', type: 'STUDENT', tenure: { bot: 'careless' } });
  const game = begun();
  expect(player(game, 'b')).toMatchObject({ status: 'PLAYING', money: 3_000_000 });
  const late = host(host(game, leaves('a')), sits('a'));
  expect(player(late, 'a')).toMatchObject({ status: 'PLAYING', tenure: { bot: 'ordinary', hasPerson: true } });
});

test('[BTS-1] no bot sits where somebody is, nor in the teacher’s place', () => {
  expect(tried(lobby(), sits('a'))).toBe('SEAT_TAKEN');
  expect(tried(lobby(), sits('t'))).toBe('ACTION_NOT_ALLOWED');
  expect(tried(host(lobby(), sits('b')), sits('b'))).toBe('SEAT_TAKEN');
});

test('[BTS-2] a person before the start is CONNECTED in the place, and joins as anybody does', () => {
  const came = host(host(lobby(), sits('b')), comes('b'));
  expect(player(came, 'b')).toMatchObject({ status: 'CONNECTED', tenure: { bot: null, hasPerson: true } });
  expect(player(act(came, 'b', { action: 'USER_JOIN' }), 'b').status).toBe('JOINED');
});

test('[BTS-2] [BTS-3] a place given back in the middle of a drive: car, order and money are the person’s, who is told the change', () => {
  const start = aGame({ cars: [aCar()], orders: [anOrder()] });
  const away = host(host(start, leaves(ANNA)), sits(ANNA));
  const lesson = aLesson(away)
    .does({ action: 'BOOK_ORDER', order: 'POZ/1126/0410' })
    .does({ action: 'BOOK_CAR', order: 'POZ/1126/0410', car: 'ST-01' })
    .at(600);
  const drives = lesson.car().state;
  const before = lesson.game();
  const back = host(before, comes(ANNA));
  expect(back.cars).toBe(before.cars);
  expect(back.orders).toBe(before.orders);
  expect(player(back, ANNA)).toMatchObject({ status: 'PLAYING', money: player(before, ANNA).money });
  expect(drives.action).not.toBe('FREE');
  const told = back.messages.at(-1);
  expect(told).toMatchObject({ code: 'SEAT_GIVEN_BACK', player: ANNA, at: before.now });
  expect(told?.amount).toBe(player(before, ANNA).money - 3_000_000);
  const later = aLesson(back).at(700);
  expect(later.player(ANNA).tenure).toMatchObject({ bot: null, stints: [{ from: 0, to: 600 * 60 }] });
  expect([0, 300, 600, 650].map((minute) => wasHeldByBot(later.game(), later.player(ANNA), minute * 60))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('[BTS-2] a bot that gets up leaves an empty place', () => {
  const empty = host(begun(), leaves('b'));
  expect(player(empty, 'b')).toMatchObject({ status: 'LEFT', playingSince: null, tenure: { bot: null } });
});

test('[BTS-4] whose result it is: who held the place longer', () => {
  const at = (game: GameState, minute: number) => advance(game, minute * 60);
  const own = begun();
  expect(isBotsResult(own, player(own, 'a'))).toBe(false);
  expect(isBotsResult(own, player(own, 'b'))).toBe(true);
  const back = host(at(own, 100), comes('b'));
  expect(isBotsResult(at(back, 199), player(back, 'b'))).toBe(true);
  expect(isBotsResult(at(back, 200), player(back, 'b'))).toBe(false);
  const left = host(host(at(own, 100), leaves('a')), sits('a'));
  expect(isBotsResult(at(left, 199), player(left, 'a'))).toBe(false);
  expect(isBotsResult(at(left, 200), player(left, 'a'))).toBe(true);
});

test('[BTS-3] [BTS-8] a place that a bot only tended stays its person’s, who is told so', () => {
  const away = host(host(advance(begun(), 60 * 60), leaves('a')), tends('a'));
  expect(player(away, 'a')).toMatchObject({ status: 'PLAYING', tenure: { bot: 'good', tends: true } });
  expect([isTended(player(away, 'a')), isHere(player(away, 'a'))]).toEqual([true, false]);
  const later = advance(away, 500 * 60);
  expect(isBotsResult(later, player(later, 'a'))).toBe(false);
  const back = host(later, comes('a'));
  expect(player(back, 'a')).toMatchObject({ status: 'PLAYING', tenure: { bot: null, tends: false, stints: [] } });
  expect(back.messages.at(-1)).toMatchObject({ code: 'SEAT_TENDED', player: 'a' });
  expect(wasHeldByBot(back, player(back, 'a'), 300 * 60)).toBe(false);
});

test('[BTS-6] [BTS-8] the teacher may let the bot that tends a place play there: from then on it is a bot’s', () => {
  const away = host(host(begun(), leaves('a')), tends('a'));
  const plays = act(advance(away, 100 * 60), 't', { action: 'SET_SEAT', player: 'a', level: 'ordinary' });
  expect(player(plays, 'a').tenure).toMatchObject({ bot: 'ordinary', tends: false, since: 100 * 60 });
  const at = (minute: number) => advance(plays, minute * 60);
  expect([199, 200].map((minute) => isBotsResult(at(minute), player(at(minute), 'a')))).toEqual([false, true]);
  const levels = act(away, 't', { action: 'SET_BOTS', level: 'careless' });
  expect(player(levels, 'a').tenure).toMatchObject({ bot: 'good', tends: true });
});

test('[BTS-8] nothing new strikes where a bot tends, and what is open waits for the person', () => {
  const library = { emergencies: [], accidents: [LOST_TIME], changes: [] };
  const played = aLesson(aGame({ cars: [aCar()], orders: [anOrder()], setup: aSetup({ library }) }))
    .does({ action: 'BOOK_ORDER', order: 'POZ/1126/0410' })
    .does({ action: 'BOOK_CAR', order: 'POZ/1126/0410', car: 'ST-01' })
    .game();
  const strikes = (game: GameState): number =>
    advance(game, 600 * 60).orders.flatMap(({ accidents }) => accidents).length;
  expect(strikes(played)).toBeGreaterThan(0);
  expect(strikes(host(host(played, leaves(ANNA)), tends(ANNA)))).toBe(0);
});

test('[PLY-8] who comes late starts with no more than the median of the others has, who comes at the start with the usual', () => {
  const start = begun();
  const withMoney = (game: GameState, amounts: Readonly<Record<string, number>>): GameState => ({
    ...game,
    players: game.players.map((one) => ({ ...one, money: amounts[one.id] ?? one.money })),
  });
  const late = (game: GameState): GameState =>
    act(act(host(game, comes('z')), 'z', { action: 'USER_JOIN' }), 'z', { action: 'USER_START' });
  expect(player(late(start), 'z').money).toBe(3_000_000);
  // The bots' 9 million do not count.
  const poorer = late(withMoney(advance(start, 3600), { a: 1_200_000, b: 900_000_000, 'bot-1': 900_000_000 }));
  expect(player(poorer, 'z').money).toBe(1_200_000);
  expect(poorer.messages.at(-1)).toMatchObject({ code: 'LATE_START', player: 'z', amount: 1_200_000 });
  expect(startMoney(poorer, player(poorer, 'z'))).toBe(1_200_000);
  const richer = late(withMoney(advance(start, 3600), { a: 9_900_000 }));
  expect(player(richer, 'z').money).toBe(3_000_000);
  const before = { ...start, setup: { ...start.setup, rulesVersion: 10 } };
  expect(player(late(withMoney(before, { a: 1_200_000 })), 'z').money).toBe(3_000_000);
});

test('[BTS-4] a place to which no person came is a bot’s, also when it is freed', () => {
  const freed = host(begun(), leaves('bot-1'));
  const later = advance(freed, 20_000);
  expect(isBotsResult(later, player(later, 'bot-1'))).toBe(true);
});

test('[BTS-4] bots’ results have no place, and do not count in the group’s', () => {
  const game = begun();
  const { players } = game;
  const richer: GameState = {
    ...game,
    players: players.map((one) => (one.id === 'b' ? { ...one, money: 9_000_000 } : one)),
  };
  expect(rankStudents(richer).map(({ player: { id }, place }) => [id, place])).toEqual([['a', 1]]);
  expect(gameTotals(richer)).toMatchObject({ money: 3_000_000 });
  expect(scoreHistory(richer, 0).at(-1)).toMatchObject({ money: 3_000_000 });
  expect(scoreHistory(advance(game, 3_600), 3_600).map(({ money }) => money)).toEqual([
    3_000_000, 3_000_000, 3_000_000,
  ]);
});

test('[BTS-5] the level chosen for all; mixed is each in turn; null sends all away', () => {
  const seated = ['b', 'c', 'bot-1'].reduce((game, id) => host(game, sits(id)), lobby());
  const mixed = act(seated, 't', SETS);
  expect(mixed.bots).toEqual({ level: 'mixed', places: 6 });
  expect(mixed.players.map(botOf)).toEqual([null, null, 'ordinary', 'good', 'careless']);
  expect(act(mixed, 't', { action: 'SET_BOTS', level: 'good' }).bots).toEqual({ level: 'good', places: 6 });
  expect(act(seated, 't', { action: 'SET_BOTS', level: 'good' }).bots).toEqual({ level: 'good', places: 0 });
  const own = act(mixed, 't', { action: 'SET_SEAT', player: 'b', level: 'careless' });
  const fewer = act(own, 't', { ...SETS, places: 4 });
  expect(fewer.bots).toEqual({ level: 'mixed', places: 4 });
  expect(fewer.players.map(botOf)).toEqual(own.players.map(botOf));
  const none = act(mixed, 't', { action: 'SET_BOTS', level: null });
  expect('bots' in none).toBe(false);
  expect(none.players.map(({ status }) => status)).toEqual(['CONNECTED', 'JOINED', 'LEFT', 'LEFT', 'LEFT']);
  expect(refusal(lobby(), 'a', SETS)).toBe('ACTION_NOT_ALLOWED');
  const over = act(begun(), 't', { action: 'FINISH' });
  expect(refusal(over, 't', SETS)).toBe('GAME_FINISHED');
  expect(refusal(over, 't', { action: 'SET_SEAT', player: 'b', level: null })).toBe('GAME_FINISHED');
});

test('[BTS-6] one place: a level, a bot for who has left, or nobody until the person comes', () => {
  const seated = host(lobby(), sits('b'));
  const better = act(seated, 't', { action: 'SET_SEAT', player: 'b', level: 'good' });
  expect(player(better, 'b')).toMatchObject({ status: 'JOINED', tenure: { bot: 'good' } });
  const free = act(better, 't', { action: 'SET_SEAT', player: 'b', level: null });
  expect(player(free, 'b')).toMatchObject({ status: 'LEFT', tenure: { bot: null, isKeptFree: true } });
  expect(player(host(free, comes('b')), 'b')).toMatchObject({ status: 'CONNECTED', tenure: { isKeptFree: false } });
  const taken = act(host(lobby(), leaves('a')), 't', { action: 'SET_SEAT', player: 'a', level: 'careless' });
  expect(player(taken, 'a')).toMatchObject({ status: 'JOINED', tenure: { bot: 'careless' } });
  expect(refusal(lobby(), 't', { action: 'SET_SEAT', player: 'a', level: 'good' })).toBe('SEAT_TAKEN');
  expect(refusal(lobby(), 't', { action: 'SET_SEAT', player: 't', level: 'good' })).toBe('PLAYER_UNKNOWN');
  expect(refusal(lobby(), 't', { action: 'SET_SEAT', player: 'nobody', level: null })).toBe('PLAYER_UNKNOWN');
});

test('[BTS-7] bots alone begin no game; with a person there are orders for all', () => {
  const alone = host(host(lobby(), leaves('a')), sits('b'));
  expect(refusal(alone, 't', { action: 'START' })).toBe('GAME_NO_PLAYERS');
  const one = act(lobby(), 't', { action: 'START' });
  expect(offeredOrders(begun()).length).toBeGreaterThan(offeredOrders(one).length);
});

test('[BTS-7] a student whose place a bot holds needs no teacher', () => {
  const gone = host(begun(), leaves('a'));
  const view = (game: GameState) => viewFor(game, { player: 't', type: 'TEACHER' });
  expect(needOf(view(gone), player(gone, 'a'), null, 0)).toBe('GONE');
  const held = host(gone, sits('a'));
  expect(needOf(view(held), player(held, 'a'), null, 30_000)).toBeNull();
});

type Move = { readonly wait: number; readonly who: number; readonly what: number };

/** The next entry of a game in which persons and bots change places as `move` says. */
function entryOf(game: GameState, seq: number, { wait, who, what }: Move): LogEntry {
  const id = ['a', 'b', 'c', 'bot-1'][who % 4] ?? 'a';
  const at = game.now + (game.state === 'IN_PROGRESS' ? wait : 0);
  const base = { seq, at, day: DAY, type: 'STUDENT', player: null, id: null } as const;
  const order = offeredOrders(game)[who]?.id ?? '';
  const moves: readonly (readonly [Partial<LogEntry>, LogEntry['action']])[] = [
    [{}, sits(id)],
    [{}, comes(id)],
    [{}, leaves(id)],
    [
      { player: 't', type: 'TEACHER' },
      { action: 'SET_SEAT', player: id, level: what % 2 === 0 ? null : 'good' },
    ],
    [{ player: 't', type: 'TEACHER' }, what % 3 === 0 ? { action: 'SET_BOTS', level: null } : SETS],
    [
      { player: id, id: String(seq) },
      { action: 'BOOK_ORDER', order },
    ],
    [{ player: 't', type: 'TEACHER' }, { action: 'START' }],
  ];
  const [by, action] = moves[what % moves.length] ?? [{}, leaves(id)];
  return { ...base, ...by, action };
}

underSeeds('bots-in-places', (seed) => {
  test('[BTS-1] [LOG-2] [LOG-5] a log in which bots and persons change places replays exactly, and a stored state is the state again', () => {
    const moves = fc.array(fc.record({ wait: fc.nat(9_000), who: fc.nat(3), what: fc.nat(200) }), {
      minLength: 20,
      maxLength: 60,
    });
    fc.assert(
      fc.property(moves, (all) => {
        const setup = aSetup();
        let game = newGame(setup);
        const log: LogEntry[] = [];
        const opening: readonly LogEntry['action'][] = [
          { action: 'RUN' },
          { action: 'CONNECT', user: user('t'), type: 'TEACHER' },
          comes('a'),
        ];
        const take = (entry: LogEntry): void => {
          const result = runEntry(game, entry);
          if (!result.ok) return;
          game = result.value;
          log.push(entry);
        };
        for (const action of opening)
          take({ seq: log.length + 1, at: 0, day: DAY, type: 'TEACHER', player: null, id: null, action });
        take({ seq: 4, at: 0, day: DAY, type: 'STUDENT', player: 'a', id: 'j', action: { action: 'USER_JOIN' } });
        for (const move of all) take(entryOf(game, log.length + 1, move));
        expect(JSON.stringify(toSavedState(replay(setup, log)))).toBe(JSON.stringify(toSavedState(game)));
        expect(fromSavedState(setup, JSON.parse(JSON.stringify(toSavedState(game))))).toEqual(game);
        expect(brokenState(game)).toEqual([]);
      }),
      { numRuns: howMany({ few: 40, many: 2000 }), seed },
    );
  });
});

test('[BTS-2] JAN keeps playing while Anna’s place changes hands', () => {
  const start = aGame();
  const held = host(host(start, leaves(ANNA)), sits(ANNA));
  expect(player(host(held, comes(ANNA)), JAN)).toBe(player(start, JAN));
});
