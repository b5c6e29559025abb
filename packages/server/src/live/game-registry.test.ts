import { schoolDay } from '@fracht/content';
import { findPlayer } from '@fracht/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aGame } from '../../test/live/a-game.ts';
import { aLiveSchool, enter, type LiveSchool, openedIn } from '../../test/live/live-school.ts';
import { aUser } from '../../test/support/a-user.ts';
import type { GameLog } from '../games/log/game-log.ts';
import { ALONE, type Ownership } from '../games/ownership.ts';
import { GameRegistry } from './game-registry.ts';
import type { LiveGame } from './live-game.ts';

const anna = { player: 'anna', type: 'STUDENT' } as const;
const ewa = { player: 'ewa', type: 'TEACHER' } as const;

let school: LiveSchool;
let isDiskFull = false;
let registry: GameRegistry;

beforeEach(async () => {
  school = await aLiveSchool([aGame(), aGame({ id: 'g2' })]);
  isDiskFull = false;
  registry = aRegistry();
});

afterEach(async () => {
  await registry.close();
  await school.close();
});

function aRegistry({
  ownership = ALONE,
  changes = {},
  finished = () => undefined,
}: { ownership?: Ownership; changes?: Partial<GameLog>; finished?: (game: string) => void } = {}): GameRegistry {
  const { log } = school;
  const appending = changes.append ?? log.append;
  const onDisk: GameLog = {
    ...log,
    ...changes,
    append: (game, row) => (isDiskFull ? Promise.reject(new Error('disk full')) : appending(game, row)),
  };
  return new GameRegistry({ ...school.parts(), log: onDisk, ownership, finished });
}

const opened = (): Promise<LiveGame> => openedIn(registry, 'g1');

const statusOf = ({ host }: LiveGame, player: string) => findPlayer(host.state, player)?.status;

test('[LVG-8] a game is opened once, however many come at the same time', async () => {
  const [one, two] = await Promise.all([registry.open('g1'), registry.open('g1')]);
  expect(one).toBe(two);
  expect(await registry.open('none')).toBeNull();
});

test("[GMS-3] the teacher's arrival opens a fresh game, and the list shows it", async () => {
  const live = await opened();
  await enter(live, anna);
  expect(live.host.state.state).toBe('FRESH');
  await enter(live, ewa);
  expect(live.host.state.state).toBe('WAITING');
  expect((await school.storage.games.find('g1'))?.state).toBe('WAITING');
});

test('[LVG-8] a game that nobody watches leaves memory and comes back as it was', async () => {
  const live = await opened();
  const [one, two] = [await enter(live, ewa), await enter(live, anna)];
  one.link.close();
  two.link.close();
  school.clock.move(10_000);
  await live.host.idle();
  expect(statusOf(live, 'anna')).toBe('LEFT');
  school.clock.move(120_000);
  expect(registry.counts).toEqual({ games: 0, links: 0, standing: 0 });
  const again = await opened();
  expect(again).not.toBe(live);
  expect(again.host.state).toEqual(live.host.state);
});

test('[LVG-10] when the log fails the links end, and who comes back finds all that was durable', async () => {
  const live = await opened();
  const { closed, link } = await enter(live, ewa);
  const seat = await enter(live, anna);
  isDiskFull = true;
  await seat.link.act({ id: 'join', action: { action: 'USER_JOIN' } });
  expect(closed).toEqual(['INTERNAL']);
  isDiskFull = false;
  const again = await opened();
  expect(statusOf(again, 'anna')).toBe('CONNECTED');
  const back = await enter(again, anna);
  link.close();
  seat.link.close();
  school.clock.move(60_000);
  await again.host.idle();
  expect(back.closed).toEqual([]);
  expect(statusOf(again, 'anna')).toBe('CONNECTED');
  await back.link.act({ id: 'join', action: { action: 'USER_JOIN' } });
  expect(statusOf(again, 'anna')).toBe('JOINED');
});

test('[LVG-8] who arrives while the game leaves memory is sent away to come again', async () => {
  const live = await opened();
  await enter(live, ewa);
  await registry.close();
  const { closed } = await enter(live, ewa);
  expect(closed).toEqual(['INTERNAL']);
});

test('[LVG-6] after a restart who does not come back within the grace time has left', async () => {
  const live = await opened();
  await enter(live, ewa);
  await enter(live, anna);
  await registry.close();
  registry = aRegistry();
  expect(await registry.recover()).toBe(1);
  const again = await opened();
  await enter(again, ewa);
  school.clock.move(10_000);
  await again.host.idle();
  expect([statusOf(again, 'anna'), statusOf(again, 'ewa')]).toEqual(['LEFT', 'CONNECTED']);
});

test('[LVG-9] after a restart one game is brought back while another waits for the database', async () => {
  for (const id of ['g1', 'g2']) await enter(await openedIn(registry, id), ewa);
  await registry.close();
  const asked: string[] = [];
  let tell = (): void => undefined;
  const areAsked = new Promise<void>((resolve) => (tell = resolve));
  const read: GameLog['read'] = async (game) => {
    asked.push(game);
    if (asked.length === 2) tell();
    await areAsked;
    return school.log.read(game);
  };
  registry = aRegistry({ changes: { read } });
  expect(await registry.recover()).toBe(2);
});

test('[GMS-5] a finished game is frozen once and is not brought back at the next start', async () => {
  const live = await opened();
  const { link } = await enter(live, ewa);
  await link.act({ id: 'end', action: { action: 'FINISH' } });
  expect((await school.storage.games.find('g1'))?.state).toBe('FINISHED');
  await registry.close();
  registry = aRegistry();
  expect(await registry.recover()).toBe(0);
  expect((await opened()).host.state.state).toBe('FINISHED');
});

test('[DBJ-2] a game that is over is told once, when its results are stored', async () => {
  await registry.close();
  const told: Promise<string | undefined>[] = [];
  registry = aRegistry({ finished: (game) => told.push(school.storage.games.find(game).then((row) => row?.state)) });
  const { link } = await enter(await opened(), ewa);
  await link.act({ id: 'end', action: { action: 'FINISH' } });
  await registry.close();
  registry = aRegistry({ finished: () => told.push(Promise.resolve('told again')) });
  await opened();
  expect(await Promise.all(told)).toEqual(['FINISHED']);
});

/** Games that the test gives to this process and takes away; `given` has the epochs of those it owns. */
function someGames() {
  const given = new Map<string, number>();
  const released: (string | readonly string[])[] = [];
  let taken = 0;
  let lost: (game: string) => void = () => undefined;
  const ownership: Ownership = {
    ...ALONE,
    async take(game) {
      if (game === 'g2') return { isMine: false, owner: 'other' };
      given.set(game, (taken += 1) + 2);
      return { isMine: true, epoch: taken + 2 };
    },
    epochOf: (game) => given.get(game) ?? null,
    async release(game) {
      given.delete(game);
      released.push(game);
    },
    onLost(hear) {
      lost = hear;
    },
  };
  return { ownership, given, released, lose: (game: string) => lost(game) };
}

test('[CLU-2] a game of another process is told to be elsewhere, one that is not there is not taken', async () => {
  const { ownership, given } = someGames();
  registry = aRegistry({ ownership });
  expect(await registry.open('g2')).toEqual({ elsewhere: 'other' });
  expect(await registry.open('none')).toBeNull();
  expect(given.size).toBe(0);
  expect(registry.counts.games).toBe(0);
});

test('[CLU-3] a game is given away when all of it is stored, and its next owner numbers frames above all earlier ones', async () => {
  const { ownership, released } = someGames();
  registry = aRegistry({ ownership });
  const live = await opened();
  await enter(live, ewa);
  expect(live.room.seq).toBeGreaterThan(2_000_000);
  const closing = registry.close();
  expect(released).toEqual([]);
  await closing;
  expect(released).toEqual(['g1']);
  const again = await opened();
  expect(again.host.state).toEqual(live.host.state);
  expect(again.room.seq).toBe(3_000_000 + again.host.seq);
});

test('[CLU-3] who is in a game that another process took is sent to come again, whoever notices it first', async () => {
  const { ownership, given, lose } = someGames();
  registry = aRegistry({ ownership });
  const told = await enter(await opened(), ewa);
  given.delete('g1');
  lose('g1');
  expect(told.closed).toEqual(['SERVER_STOPS']);
  const live = await opened();
  const acting = await enter(live, ewa);
  given.delete('g1');
  await acting.link.act({ id: 'end', action: { action: 'FINISH' } });
  expect(acting.closed).toEqual(['SERVER_STOPS']);
  const next = await enter(await opened(), ewa);
  given.set('g1', 99);
  const again = await opened();
  expect(next.closed).toEqual(['SERVER_STOPS']);
  expect(again.host.state.state).toBe('WAITING');
});

test('a game that is lost on its way into memory does not stay there', async () => {
  const { ownership, given, released } = someGames();
  const take = async (game: string) => {
    const claim = await ownership.take(game);
    given.set(game, 99);
    return claim;
  };
  registry = aRegistry({ ownership: { ...ownership, take } });
  await expect(registry.open('g1')).rejects.toMatchObject({ code: 'LEASE_LOST' });
  expect([registry.counts.games, released]).toEqual([0, ['g1']]);
});

test('[PPL-14] [SIT-19] a student comes in with the time to answer that the account says at that moment', async () => {
  const live = await opened();
  await live.presence.arrive({ viewer: ewa });
  await school.storage.users.change('anna', { answerTime: 150 });
  const line = { viewer: anna };
  await live.presence.arrive(line);
  expect(findPlayer(live.host.state, 'anna')).toMatchObject({ answerTime: 150 });
  live.presence.depart(line);
  school.clock.move(live.game.settings.leave_grace_s * 1000);
  await live.host.idle();
  expect(findPlayer(live.host.state, 'anna')).toMatchObject({ status: 'LEFT' });
  await school.storage.users.change('anna', { answerTime: 100 });
  await live.presence.arrive({ viewer: anna });
  expect(findPlayer(live.host.state, 'anna')).not.toHaveProperty('answerTime');
  await registry.close();
  const again = await opened();
  expect(findPlayer(again.host.state, 'anna')).not.toHaveProperty('answerTime');
});

test('[PLY-1] [LVG-6] who leaves while the account is looked up, or the coming is written, is not there without a line', async () => {
  const { log, storage } = school;
  const find = storage.users.find.bind(storage.users);
  const meanwhile: { lookedUp: (() => Promise<void>) | null; written: (() => Promise<void>) | null } = {
    lookedUp: null,
    written: null,
  };
  storage.users.find = async (id) => {
    await meanwhile.lookedUp?.();
    return find(id);
  };
  const append: GameLog['append'] = async (game, row) => {
    await meanwhile.written?.();
    return log.append(game, row);
  };
  await registry.close();
  registry = aRegistry({ changes: { append } });
  const live = await opened();
  await live.presence.arrive({ viewer: ewa });
  const leave = async (): Promise<void> => {
    [meanwhile.lookedUp, meanwhile.written] = [null, null];
    await live.presence.leave(anna);
  };
  meanwhile.lookedUp = leave;
  await live.presence.arrive({ viewer: anna });
  expect(statusOf(live, 'anna')).toBeUndefined();
  meanwhile.written = leave;
  await live.presence.arrive({ viewer: anna });
  expect(statusOf(live, 'anna')).toBe('LEFT');
  await live.presence.arrive({ viewer: anna });
  expect(statusOf(live, 'anna')).toBe('CONNECTED');
});

test('[LVG-6] who left in one tab and came back stays when another tab, open since before, is closed', async () => {
  const live = await opened();
  await enter(live, ewa);
  const [, old] = [await enter(live, anna), await enter(live, anna)];
  await live.presence.leave(anna);
  expect(statusOf(live, 'anna')).toBe('LEFT');
  const back = await enter(live, anna);
  const graceTime = async (): Promise<void> => {
    school.clock.move(live.game.settings.leave_grace_s * 1000);
    await live.host.idle();
  };
  old.link.close();
  await graceTime();
  expect([statusOf(live, 'anna'), live.presence.isHere('anna')]).toEqual(['CONNECTED', true]);
  back.link.close();
  await graceTime();
  expect([statusOf(live, 'anna'), live.presence.isHere('anna')]).toEqual(['LEFT', false]);
});

test('[LVG-6] [LVG-8] of a line that fails while it opens nothing is left: its player is not there, and the game leaves memory', async () => {
  const { storage } = school;
  const find = storage.users.find.bind(storage.users);
  const away = (): Promise<never> => Promise.reject(new Error('the database is away'));
  const live = await opened();
  const teacher = await enter(live, ewa);
  await expect(enter(live, anna, away)).rejects.toThrow('away');
  expect([live.presence.isHere('anna'), live.room.size]).toEqual([false, 1]);
  school.clock.move(live.game.settings.leave_grace_s * 1000);
  await live.host.idle();
  expect(statusOf(live, 'anna')).toBe('LEFT');
  storage.users.find = away;
  await expect(enter(live, anna)).rejects.toThrow('away');
  storage.users.find = find;
  expect([live.presence.isHere('anna'), live.room.size]).toEqual([false, 1]);
  teacher.link.close();
  school.clock.move(120_000);
  await live.host.idle();
  school.clock.move(120_000);
  expect(registry.counts).toEqual({ games: 0, links: 0, standing: 0 });
});

test('[PRV-3] an erased person is out of every game, also where one of them cannot be gone on with', async () => {
  let isBroken = false;
  const append: GameLog['append'] = (game, row) =>
    isBroken && game === 'g1' ? Promise.reject(new Error('disk full')) : school.log.append(game, row);
  await registry.close();
  registry = aRegistry({ changes: { append } });
  const seats: (readonly string[])[] = [];
  for (const id of ['g1', 'g2']) {
    const live = await openedIn(registry, id);
    await enter(live, ewa);
    seats.push((await enter(live, anna)).closed);
  }
  isBroken = true;
  await registry.expel('anna');
  expect(seats.map(([first]) => first)).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED']);
  expect([registry.has('g1'), registry.has('g2')]).toEqual([false, false]);
  isBroken = false;
  expect(statusOf(await openedIn(registry, 'g2'), 'anna')).toBe('LEFT');
});

test('[PPL-21] [RGT-13] who leads a group beside its owner opens its game by name, and is out of it once the last day is over', async () => {
  const { storage, clock } = school;
  await storage.users.add(aUser({ id: 'jan', type: 'TEACHER', first_name: 'Jan', last_name: 'Lis' }));
  await storage.groups.add({ id: 'klasa', name: 'Klasa', teacher: 'ewa', num_games: 0, createdAt: 0 }, []);
  await storage.games.add(aGame({ id: 'g3', group: 'klasa' }));
  const until = schoolDay(clock.now());
  await storage.groupLecturers.put({ group: 'klasa', lecturer: 'jan', until, at: 0 });
  await registry.close();
  const sessions = { ...storage.sessions, isOpen: async () => true };
  registry = new GameRegistry({ ...school.parts(), storage: { ...storage, sessions } });
  const live = await openedIn(registry, 'g3');
  const seat = await enter(live, { player: 'jan', type: 'TEACHER' });
  expect(live.host.state.state).toBe('WAITING');
  expect(findPlayer(live.host.state, 'jan')?.user).toMatchObject({ first_name: 'Jan', last_name: 'Lis' });
  await registry.endAllOver();
  expect(seat.closed).toEqual([]);
  clock.move(86_400_000);
  await registry.endAllOver();
  expect(seat.closed).toEqual(['FORBIDDEN']);
});
