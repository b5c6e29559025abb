import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { world } from '@fracht/content';
import { offeredOrders } from '@fracht/engine';
import { CALLS, fromWire } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { ADMIN, aSchool } from '@fracht/testing/school/school.ts';
import { until } from '@fracht/testing/school/until.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { programOf } from '../deploy/programs.ts';
import { leaveOut } from '../support/leave-out.ts';
import { aFolder, aProcess } from './school.ts';
import { join, type SocketClient } from './socket-client.ts';

const MIB = 1_048_576;
/** The size of the disk in MiB: enough for an empty school, its log and its demo. */
const SIZE_MIB = 24;
/** A text of the landing page. Each save keeps the earlier one, so some hundred of them fill what a disk has left. */
const LONG = 'x'.repeat(60_000);
const WHAT = 'a disk without room';

/** The mount program, if there is one and the machine allows it. */
function mounters(): readonly string[] {
  const mount = programOf('mount', WHAT);
  if (mount === null) return [];
  const place = aFolder((work) => process.once('exit', () => void work()));
  const tried = spawnSync(mount, ['-t', 'tmpfs', '-o', 'size=1m', 'fracht', place]);
  if (tried.status === 0) {
    spawnSync('umount', [place]);
    return [mount];
  }
  leaveOut(`Nothing may be mounted here: ${WHAT.toUpperCase()} IS NOT TESTED.`);
  return [];
}

/** A data directory on a small disk of its own. */
function onSmallDisk(mount: string): string {
  const place = aFolder();
  const made = spawnSync(mount, ['-t', 'tmpfs', '-o', `size=${String(SIZE_MIB)}m`, 'fracht', place]);
  expect(made.status).toBe(0);
  onTestFinished(() => void spawnSync('umount', ['--lazy', place]));
  const folder = path(place, 'data');
  mkdirSync(folder);
  return folder;
}

const freeMiB = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / MIB;
};

const offered = (player: SocketClient): string[] => offeredOrders(fromWire(player.game, world)).map(({ id }) => id);

const textOf = (index: number): string => `<p>O nas ${String(index)} ${LONG}</p>`;

describe.each(mounters())('with %s', (mount) => {
  test('[LVG-14] [STO-6] on a disk that fills up nothing that was acknowledged is lost or done twice; with room again all goes on by itself', async () => {
    const folder = onSmallDisk(mount);
    const { address, kill } = await aProcess(folder);
    const school = await aSchool(address, 1, { unit_ms: 500, leave_grace_s: 600 });
    const admin = await new ApiClient(address).logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
    const game = await school.newGame();
    const [student] = school.students;
    if (student === undefined) throw new Error('no student');
    const teacher = await join(school.teacher, game);
    const player = await join(student, game);
    await player.act({ action: 'USER_JOIN' });
    await teacher.act({ action: 'START' });
    await until('it has begun', () => offered(player).length > 1);
    const [first = '', doubtful = ''] = offered(player);
    expect(await player.act({ action: 'BOOK_ORDER', order: first })).toMatchObject({ ok: true });

    const filler = path(folder, 'filler');
    writeFileSync(filler, Buffer.alloc(Math.floor((freeMiB(folder) - 1) * MIB)));
    let saved = 0;
    let refused: unknown = null;
    const save = (index: number) =>
      admin.patch('content/save/', { elements: [{ id: 'about-1', value: textOf(index) }] });
    await until('there is no room', async () => {
      const answer = await save(saved + 1);
      if (answer.status === 200) saved += 1;
      else refused = answer;
      return refused !== null;
    });
    expect(refused).toMatchObject({ status: 503, message: { code: 'STORAGE_AWAY' } });
    expect(saved).toBeGreaterThan(0);
    const booking = { action: 'BOOK_ORDER', order: doubtful, id: 'while-full' };
    const booked = await student.post('server/action/', { game, data: JSON.stringify(booking) });
    // Anything as short as that may have fitted into SQLite's log, which was on the disk before.
    expect([
      [200, undefined],
      [503, 'STORAGE_AWAY'],
    ]).toContainEqual([booked.status, booked.message?.code]);
    await until('it says so', async () => (await fetch(`${address}/readyz`)).status !== 200);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);

    rmSync(filler);
    await until('it is ready', async () => (await fetch(`${address}/readyz`)).status === 200);
    const texts = await admin.call(CALLS.content, {});
    const kept = texts.find(({ id }) => id === 'about-1')?.value;
    // The refused save may have been stored all the same: the client was told of no success.
    expect([textOf(saved), textOf(saved + 1)]).toContain(kept);
    expect((await save(saved + 2)).status).toBe(200);
    const again = await join(student, game);
    const { now } = again.game;
    await until('time goes on', async () => (await join(student, game)).game.now > now);

    // When it is sent again it is done, once, whether or not it had been stored.
    expect(await again.act({ action: 'BOOK_ORDER', order: doubtful }, 'while-full')).toMatchObject({ ok: true });
    await kill();
    await aProcess(folder, new URL(address).port);
    const { game: found, user } = await join(student, game);
    const holders = [first, doubtful].map((order) => found.orders.find(({ id }) => id === order)?.player);
    expect(holders).toEqual([user, user]);
    expect(found.journal.filter(({ what }) => what === 'ORDER_BOOKED')).toHaveLength(2);
  });
});
