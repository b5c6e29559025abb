import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join as path } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { until } from '@fracht/testing/school/until.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkSchool } from '../../src/storage/sqlite/check-school.ts';
import { chanceOf } from '../support/chance.ts';
import { tracers } from '../deploy/programs.ts';
import { diskAfterCut } from '../power/disk-after-cut.ts';
import { type DiskCall, diskCalls, straceArgs } from '../power/disk-calls.ts';
import { gapsIn, logOf, wrongFor } from '../support/log-faults.ts';
import { inStored, type StoredSchool } from '../support/stored-school.ts';
import { type BusySchool, busySchool } from './busy-school.ts';
import type { Write } from './restless-office.ts';
import { aFolder, aProcess } from './school.ts';
import { join } from './socket-client.ts';
import { writeFaults } from './write-faults.ts';

/** How many cuts of one recorded lesson. */
const COUNT = howMany({ many: 150 });
/** How many of them are followed by a start of the server. */
const STARTS = Math.min(COUNT, 2);
/** How long everything is written and recorded, in ms. */
const RECORDED_MS = 8000;
/** And at least until so many writes were acknowledged, which takes a slow machine longer. */
const LEAST_HEARD = 40;
const WHAT = 'what a power cut leaves';

underSeeds('power-cuts', (seed) => {
  describe.each(tracers(WHAT))('recorded by %s', (strace) => {
    test(
      '[STO-2] after a power cut at any moment everything acknowledged is there, once and whole, and the server starts',
      { timeout: 600_000 + COUNT * 10_000 },
      async () => {
        const [folder, aside] = [aFolder(), aFolder()];
        const trace = path(aside, 'trace');
        const server = await aProcess(folder, '0', [strace, ...straceArgs(trace)]);
        const busy = await busySchool(server.address, { games: 2, players: 2, more: 0, unitMs: 200 });
        const began = now();
        await writeEverything(busy);
        const ended = now();
        await server.kill();
        const isWhole = (): boolean => readFileSync(trace, 'latin1').includes('+++ killed by SIGKILL +++\n');
        await until('the last call is recorded', isWhole);
        const calls = diskCalls(readFileSync(trace, 'latin1'), folder);
        const chance = chanceOf(seed);
        const anywhere = Array.from({ length: COUNT }, () => ({ moment: began + chance() * (ended - began), chance }));
        const cuts = [...anywhere, ...lastHeardOf(busy).map((moment) => ({ moment, chance: nothingMore }))];
        for (const [cut, { moment, chance: kept }] of cuts.entries()) {
          putBack(folder, diskAfterCut(calls, moment, kept));
          const where = `cut ${String(cut)}`;
          expect([where, ...(await faultsIn(folder, busy, moment))]).toEqual([where]);
          if (cut < STARTS) await expectGamesGoOn(folder, server.address, busy);
        }
        expect(waits(calls, began, ended)).toBeGreaterThan(10);
      },
    );
  });
});

/** The moment at which each kind of work was last acknowledged. */
function lastHeardOf({ offices }: BusySchool): readonly number[] {
  return [...offices.values()].flatMap(({ written }) => {
    const last = written.findLast(({ isAcknowledged }) => isAcknowledged);
    return last === undefined ? [] : [seconds(last.at)];
  });
}

/** The behaviour of the worst disk: it keeps nothing but what was synced. */
const nothingMore = (): number => 0;

/** Now, in the seconds in which calls are recorded. */
function now(): number {
  return seconds(performance.now());
}

function seconds(moment: number): number {
  return (performance.timeOrigin + moment) / 1000;
}

async function writeEverything({ seats, offices }: BusySchool): Promise<void> {
  let isOver = false;
  const working = Promise.all([
    ...seats.map((seat) => seat.play(() => isOver)),
    ...[...offices.values()].map((office) => office.write(() => isOver)),
  ]);
  await sleep(RECORDED_MS);
  const heard = (): number => [...offices.values()].flatMap(({ written }) => written.filter(isHeard)).length;
  const isEachHeard = (): boolean => [...offices.values()].every((office) => office.isHeard);
  const isEnough = until(
    'much was acknowledged, of each kind something',
    () => isEachHeard() && heard() >= LEAST_HEARD,
    300_000,
  );
  await Promise.race([isEnough, working]);
  isOver = true;
  await working;
}

const isHeard = ({ isAcknowledged }: Write): boolean => isAcknowledged;

/** How often the disk was waited for: a recording without such moments would prove nothing. */
function waits(calls: readonly DiskCall[], from: number, to: number): number {
  return calls.filter(({ kind, began }) => kind === 'SYNC' && began > from && began < to).length;
}

/** The folder as the cut left it. */
function putBack(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (const [file, bytes] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/** What is wrong in the folder, given everything that was acknowledged before that moment. */
async function faultsIn(
  folder: string,
  { games, seats, offices }: BusySchool,
  moment: number,
): Promise<readonly string[]> {
  const file = path(folder, 'fracht.sqlite');
  const heard = ({ at }: { readonly at: number }): boolean => seconds(at) <= moment;
  checkSchool({ path: folder, database: file });
  return inStored(folder, async (stored) => {
    const faults = [...(await stored.damage())];
    for (const game of games) {
      const log = await logOf(stored, game);
      const players = seats.filter((seat) => seat.game === game);
      faults.push(...gapsIn(log));
      for (const { user, acknowledged } of players) {
        faults.push(...wrongFor({ user, acknowledged: acknowledged.filter(heard) }, log));
      }
    }
    for (const [work, office] of offices) {
      const written = office.written.map((write) => ({
        ...write,
        isAcknowledged: write.isAcknowledged && heard(write),
      }));
      faults.push(...(await writeFaults(work, { stored, written, folder })));
      if (work === 'picture') faults.push(...(await brokenPictures(stored, folder, written)));
    }
    return faults;
  });
}

/** Pictures that were acknowledged and cannot be displayed. */
async function brokenPictures(
  stored: StoredSchool,
  folder: string,
  written: readonly Write[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name } of written.filter(isHeard)) {
    for (const picture of await stored.all('select name from event_images where alt = ?', name)) {
      const file = path(folder, 'uploads', String(picture['name']));
      const broken = (cause: unknown): void => void faults.push(`${file}: ${String(cause)}`);
      await sharp(file)
        .stats()
        .then(() => undefined, broken);
    }
  }
  return faults;
}

/** The server starts on what is left, and both games are sent whole. */
async function expectGamesGoOn(folder: string, address: string, { school, games }: BusySchool): Promise<void> {
  const server = await aProcess(folder, new URL(address).port);
  for (const game of games) {
    const teacher = await join(school.teacher, game);
    expect(teacher.game.id).toBe(game);
    teacher.leave();
  }
  await server.kill();
}
