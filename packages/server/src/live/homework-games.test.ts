import {
  bestCarFor,
  botOf,
  findPlayer,
  type GameAction,
  type GameState,
  offeredOrders,
  roundEndsAt,
} from '@fracht/engine';
import { DEFAULT_SETTINGS } from '@fracht/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aLiveSchool, BEGINNING, enter, type LiveSchool, openedIn, settled } from '../../test/live/live-school.ts';
import { passTime } from '../../test/live/pass-time.ts';
import { attemptOf, homeworkOf } from '../../test/support/a-homework.ts';
import { Scheduler } from '../games/scheduler/scheduler.ts';
import { rowOf } from '../games/log/entries.ts';
import { type Logger, makeLog } from '../log.ts';
import { viewsOf } from '../rooms/game-views.ts';
import { admit } from '../sockets/admission.ts';
import type { PlayerLink } from '../sockets/player-link.ts';
import { Tickets } from '../sockets/tickets.ts';
import { DamagedGame } from '../storage/damaged-game.ts';
import { GameRegistry } from './game-registry.ts';
import { HomeworkCloser } from './homework-closer.ts';
import type { LiveGame } from './live-game.ts';

const SETTINGS = { ...DEFAULT_SETTINGS, leave_grace_s: 5 };
const UNIT_MS = SETTINGS.unit_ms;
const HOMEWORK = homeworkOf({ id: 'h', teacher: 'ewa', group: null, settings: SETTINGS, bots: 2, level: 'good' });

let school: LiveSchool;
let registry: GameRegistry;
let sent = 0;

beforeEach(async () => {
  school = await aLiveSchool([]);
  await school.storage.homework.add({ ...HOMEWORK, closesAt: BEGINNING + 86_400_000 });
  registry = new GameRegistry(school.parts());
});

afterEach(async () => {
  await registry.close();
  await school.close();
});

/** The server stops and starts again. */
async function restarted(id: string): Promise<LiveGame> {
  await registry.close();
  registry = new GameRegistry(school.parts());
  await registry.recover();
  return openedIn(registry, id);
}

async function begun(student: string): Promise<string> {
  const game = attemptOf(HOMEWORK, student);
  expect(await school.storage.homework.begin('h', { student, at: BEGINNING }, () => game)).toBe('BEGUN');
  return game.id;
}

async function comeInto(live: LiveGame, student: string) {
  const { link } = await enter(live, { player: student, type: 'STUDENT' });
  await settled(live);
  return link;
}

async function act(live: LiveGame, student: string, action: GameAction): Promise<boolean> {
  sent += 1;
  const answer = await live.host.act({ player: student, type: 'STUDENT' }, { id: `a${sent}`, action }, null);
  await settled(live);
  return answer.ok;
}

/** Lets this many units of a lesson's clock pass, in steps so small that bots that wake up act in between. */
function pass(live: LiveGame, units: number): Promise<void> {
  const step = UNIT_MS / live.host.pace;
  return passTime(units * step, { ...school, settled: () => settled(live), step });
}

/** The student's attempt, running. */
async function playing(
  student: string,
): Promise<{ readonly id: string; readonly live: LiveGame; readonly link: PlayerLink }> {
  const id = await begun(student);
  const live = await openedIn(registry, id);
  const link = await comeInto(live, student);
  expect(await act(live, student, { action: 'USER_JOIN' })).toBe(true);
  expect(await act(live, student, { action: 'START' })).toBe(true);
  return { id, live, link };
}

/** The state without the student's identity and the game's id. */
function anonymous({ setup, messages: _messages, ...state }: GameState): unknown {
  return JSON.parse(
    JSON.stringify(state)
      .replaceAll(setup.leader ?? '', 'STUDENT')
      .replaceAll(setup.game, 'GAME'),
  );
}

test('[HWS-3] [HWS-7] its student opens the game and has the first seat; the bots of the assignment sit beside', async () => {
  const { live } = await playing('anna');
  expect(live.host.state).toMatchObject({ state: 'IN_PROGRESS', round: 1 });
  expect(live.host.state.players.map((player) => [player.id, player.status, botOf(player)])).toEqual([
    ['anna', 'PLAYING', null],
    ['bot-1', 'PLAYING', 'good'],
    ['bot-2', 'PLAYING', 'good'],
  ]);
});

test('[HWS-7] who starts in the moment of coming starts with all the bots all the same', async () => {
  const live = await openedIn(registry, await begun('anna'));
  await enter(live, { player: 'anna', type: 'STUDENT' });
  const answers = (['USER_JOIN', 'START'] as const).map((action) => act(live, 'anna', { action }));
  expect(await Promise.all(answers)).toEqual([true, true]);
  expect(live.host.state.players.map((player) => [player.id, player.status])).toEqual([
    ['anna', 'PLAYING'],
    ['bot-1', 'PLAYING'],
    ['bot-2', 'PLAYING'],
  ]);
  const [usual, now] = [await playing('piotr'), live];
  expect(now.host.state.orders.map(({ id }) => id)).toEqual(usual.live.host.state.orders.map(({ id }) => id));
});

/** Whether somebody with a session and a ticket is admitted to a game, `later` ms from now. */
async function admitted(id: string, user: string, later = 0) {
  const { storage, clock } = school;
  const tickets = new Tickets(clock.now);
  const session = { createdAt: BEGINNING, expiresAt: BEGINNING + 1_000_000, remember: null };
  await storage.users.setPassword(user, 'skrót', null);
  const proof = { by: 'PASSWORD', hash: 'skrót' } as const;
  const login = `s-${user}-${later}`;
  await storage.sessions.open({ id: login, tokenHash: login, user, ...session }, proof);
  const parts = {
    storage,
    registry,
    tickets,
    now: clock.now,
    steady: clock.now,
    deadlineNow: () => clock.now() + later,
  };
  return admit(parts, { game: id, ticket: tickets.issue({ game: id, user, login }) });
}

test('[HWS-3] nobody but its student comes into a homework, its teacher neither', async () => {
  const id = await begun('anna');
  const closes: unknown[] = [];
  for (const user of ['ewa', 'piotr', 'anna']) {
    const answer = await admitted(id, user);
    closes.push(answer.ok ? 'IN' : answer.close);
  }
  expect(closes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'IN']);
});

test('[HWS-10] over the line of an attempt that shows more after the end alone the best ways do not come when the game is over', async () => {
  const id = await begun('anna');
  const [known] = await school.storage.homework.ofStudent('anna');
  if (known === undefined) throw new Error('it was begun');
  const viewer = { player: 'anna', type: 'STUDENT' } as const;
  expect(await admitted(id, 'anna')).toMatchObject({ viewer });
  await school.storage.homework.save(known, { ...known, shown: 'AFTER_END' }, false);
  const left = known.closesAt - school.clock.now();
  expect(await admitted(id, 'anna', left - 1)).toMatchObject({ viewer: { ...viewer, isHeldBack: true } });
  const after = await admitted(id, 'anna', left);
  expect(after.ok ? after.viewer : after.close).toEqual(viewer);
});

test('[HWS-3] [LED-2] it pauses when its student is gone, leaves memory, and goes on days later where it stood, after a restart too', async () => {
  const { id, live } = await playing('anna');
  const again = await comeInto(live, 'anna');
  await pass(live, 30);
  again.close();
  await pass(live, 10);
  expect(live.host.state.state).toBe('IN_PROGRESS');
  for (const session of live.room.sessionsOf('anna')) session.close('SERVER_STOPS');
  await live.presence.leave({ player: 'anna', type: 'STUDENT' });
  await settled(live);
  expect(live.host.state).toMatchObject({ state: 'PAUSED', pauseReason: 'TEACHER' });
  const stood = live.host.state;
  expect(await school.storage.homework.attempts(['h'])).toMatchObject([{ state: 'PAUSED', round: 1 }]);
  await registry.close();
  school.clock.move(3 * 3_600_000);
  const back = await restarted(id);
  expect(back.host.state.now).toBe(stood.now);
  await comeInto(back, 'anna');
  await act(back, 'anna', { action: 'USER_JOIN' });
  await act(back, 'anna', { action: 'USER_START' });
  await act(back, 'anna', { action: 'START_EVENTS' });
  await pass(back, 5);
  expect(back.host.state.state).toBe('IN_PROGRESS');
  expect(back.host.now).toBe(stood.now + 300);
});

test('[HWS-3] a faster game pauses sooner for who is gone, but a network has its five seconds at any pace', async () => {
  const { live, link } = await playing('anna');
  await live.host.changePace(10);
  const gone = async (line: PlayerLink, ms: number): Promise<string> => {
    line.close();
    await passTime(ms, { ...school, settled: () => settled(live), step: UNIT_MS / 10 });
    return live.host.state.state;
  };
  expect(await gone(link, 4900)).toBe('IN_PROGRESS');
  const back = await comeInto(live, 'anna');
  expect(await gone(back, 5100)).toBe('PAUSED');
});

test('[HWS-4] the pace is kept over a restart, and what has passed stays as it was', async () => {
  const { id, live } = await playing('anna');
  await pass(live, 20);
  expect(live.host.now).toBe(1200);
  await school.storage.games.savePace(id, 10);
  await live.host.changePace(10);
  expect(live.host.now).toBe(1200);
  school.clock.move(UNIT_MS);
  expect(live.host.now).toBe(1800);
  const back = await restarted(id);
  expect(back.host.pace).toBe(10);
  const before = back.host.now;
  school.clock.move(UNIT_MS);
  expect(back.host.now).toBe(before + 600);
});

test('[HWS-4] [CHG-7] who plays is told of a new pace with the next change', async () => {
  const { live } = await playing('anna');
  const shown: { readonly unitMs?: number }[] = [];
  const views = viewsOf(live.game, live.host);
  const state = live.host.present;
  const viewer = { player: 'anna', type: 'STUDENT' } as const;
  shown.push(views.change(state, state, viewer));
  await live.host.changePace(4);
  shown.push(views.change(state, state, viewer));
  expect(shown.map(({ unitMs }) => unitMs)).toEqual([UNIT_MS, UNIT_MS / 4]);
});

/** Plays a whole attempt: at each hour of the game the student books the order that the best car can make. */
async function playedOut(student: string, pace: number): Promise<GameState> {
  const { id, live } = await playing(student);
  await live.host.changePace(pace);
  while (live.host.state.state === 'IN_PROGRESS') {
    await pass(live, 30);
    const { state } = live.host;
    const order = offeredOrders(state)[0];
    if (state.state !== 'IN_PROGRESS' || order === undefined) continue;
    const best = bestCarFor(state, order, student, live.host.now);
    if (best === null || best.car === null) continue;
    await act(live, student, { action: 'BOOK_ORDER', order: order.id });
    await act(live, student, { action: 'BOOK_CAR', order: order.id, car: best.car.id });
  }
  const end = live.host.state;
  await registry.forget(id);
  return end;
}

test('[HWS-7] [HWS-4] two students who do the same have the same result, bots beside them and all', async () => {
  const one = await playedOut('anna', 2);
  const other = await playedOut('piotr', 2);
  expect(anonymous(other)).toEqual(anonymous(one));
  expect(findPlayer(one, 'anna')?.ledger.length).toBeGreaterThan(3);
  expect(one.now).toBe(roundEndsAt(one));
  const attempts = await school.storage.homework.attempts(['h']);
  expect(attempts.map(({ student, state, round, time }) => [student, state, round, time])).toEqual([
    ['anna', 'FINISHED', 1, 600],
    ['piotr', 'FINISHED', 1, 600],
  ]);
  expect(attempts[0]?.score).toBe(attempts[1]?.score);
});

test('[HWS-6] homework leaves no ranking and counts for nobody and no group', async () => {
  const { live } = await playing('anna');
  await pass(live, 600);
  expect(live.host.state.state).toBe('FINISHED');
  await settled(live);
  expect(await school.storage.games.rankings()).toEqual([]);
  expect(await school.storage.users.find('anna')).toMatchObject({ games_played: 0 });
});

test('[HWS-3] [LED-3] when the assignment is over its open games are closed, those that nobody plays too, and no others', async () => {
  const { id } = await playing('anna');
  const resting = await begun('piotr');
  const parts = {
    registry,
    storage: school.storage,
    scheduler: new Scheduler(school.clock),
    logger: makeLog('silent'),
  };
  const end = BEGINNING + 86_400_000;
  const closerAt = (at: number) => new HomeworkCloser({ ...parts, deadlineNow: () => at });
  await closerAt(end - 1).close();
  expect((await school.storage.games.find(id))?.state).toBe('IN_PROGRESS');
  await closerAt(end).close();
  expect((await school.storage.games.find(id))?.state).toBe('FINISHED');
  expect((await school.storage.games.find(resting))?.state).toBe('FINISHED');
  const attempts = await school.storage.homework.attempts(['h']);
  expect(attempts.map(({ closedAt }) => closedAt)).toEqual([end, end]);
  const stood = attempts.map(({ student, time }) => [student, time < 600] as const);
  expect(new Map(stood)).toEqual(
    new Map([
      ['anna', true],
      ['piotr', true],
    ]),
  );
});

test('[HWS-3] [STO-10] of an overdue game that is damaged the log tells once, and the others are closed', async () => {
  const [damaged, other] = [await begun('anna'), await begun('piotr')];
  const nobodys = { seq: 1, at: 0, player: 'nobody', type: 'STUDENT', day: '2026-11-21', id: null } as const;
  await school.log.append(damaged, rowOf({ ...nobodys, action: { action: 'USER_JOIN' } }));
  const [logger, told]: [Logger, unknown[]] = [makeLog('silent'), []];
  logger.error = (what: unknown) => void told.push(what);
  const parts = { registry, storage: school.storage, scheduler: new Scheduler(school.clock), logger };
  const closer = new HomeworkCloser({ ...parts, deadlineNow: () => BEGINNING + 86_400_000 });
  for (let look = 0; look < 3; look += 1) await closer.close();
  expect(told).toEqual([{ err: expect.any(DamagedGame), game: damaged }]);
  expect((await school.storage.games.find(other))?.state).toBe('FINISHED');
});
