// npm run bench:class-list - how soon after FINISH on the built server its teacher has the list of the class, and the students their first stops. Classes of
// 6 and 30, each screen asking every second, as screens do. `-- 12` takes a class of 12 alone; WHOLE=1 waits until nothing is missing, the best known too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS, packedCodecRequest } from '@fracht/protocol';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { SERVER_ARGS, SERVER_ENV } from '../scripts/lib/server.mjs';
import { type Place, startChild } from './lib/child.ts';
import { type PlayedSchool, playedSchool } from './lib/played-school.ts';
import { cpuSeconds } from './lib/process-cost.ts';
import { footing, heading, load, row } from './lib/report.ts';
import { ADMIN, mustBeAccepted } from './lib/school.ts';
import { Seat } from './lib/seat.ts';
import { median } from './lib/timing.ts';

const [ONLY] = process.argv.slice(2).map(Number);
const IS_WHOLE = process.env['WHOLE'] === '1';
/** Polling intervals of the screen, in ms: until it has something to show, and then until nothing is missing. */
const ASK_MS = 1000;
const ASK_REST_MS = 5000;
const ENV = { ...SERVER_ENV, DEMO: '0', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

/** When a screen had something to show, and when nothing was missing, in s since FINISH; null: that was not waited for. */
type Waited = { readonly ready: number; readonly whole: number | null };

type Told = { readonly state: 'WORKING' | 'FAILED' | 'READY'; readonly isWhole?: boolean };

/** Polls like the screen does. */
async function waited(ask: () => Promise<Told>, began: number): Promise<Waited> {
  let ready: number | null = null;
  for (;;) {
    const told = await ask();
    if (told.state === 'FAILED') throw new Error('A debrief could not be worked out');
    const since = (performance.now() - began) / 1000;
    if (told.state === 'READY') {
      ready ??= since;
      if (!IS_WHOLE) return { ready, whole: null };
      if (told.isWhole === true) return { ready, whole: since };
    }
    await sleep(told.state === 'READY' ? ASK_REST_MS : ASK_MS);
  }
}

async function finish(address: string, { game, teacher }: PlayedSchool): Promise<number> {
  const { seat } = await Seat.take(address, teacher, game, packedCodecRequest());
  const began = performance.now();
  await mustBeAccepted(seat, { action: 'FINISH' });
  await seat.leave();
  return began;
}

async function measure(count: number): Promise<void> {
  const place: Place = { folder: mkdtempSync(join(tmpdir(), 'fracht-class-list-')), port: await freePort() };
  try {
    const school = await playedSchool(place, count, ENV);
    const server = await startChild(SERVER_ARGS, 'readyz', ENV, place);
    try {
      const before = load();
      const used = cpuSeconds(server.pid);
      const began = await finish(`http://127.0.0.1:${place.port}`, school);
      const { game, teacher, students } = school;
      const own = (student: ApiClient) => student.call(CALLS.debrief, { params: { id: game }, query: {} });
      const [ofClass, ...ofStudents] = await Promise.all([
        waited(() => teacher.call(CALLS.classDebrief, { params: { id: game } }), began),
        ...students.map((student) => waited(() => own(student), began)),
      ]);
      const ready = ofStudents.map((one) => one.ready).toSorted((one, other) => one - other);
      row(
        `${count} students, ${school.actions} actions`,
        ofClass.ready.toFixed(1),
        `${median(ready).toFixed(1)}, ${(ready.at(-1) ?? 0).toFixed(1)}`,
        lastOf([ofClass, ...ofStudents].map(({ whole }) => whole)),
        (cpuSeconds(server.pid) - used).toFixed(1),
        `${before}, ${load()}`,
      );
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(place.folder, { recursive: true, force: true });
  }
}

/** The latest of these moments; a dash if none was waited for. */
function lastOf(moments: readonly (number | null)[]): string {
  const known = moments.filter((one) => one !== null);
  return known.length === 0 ? '–' : Math.max(...known).toFixed(1);
}

heading();
row(
  'class',
  'the list of the class is ready, s after FINISH',
  'the first stops of a student: middle, last',
  'nothing is missing, the best known too',
  'processor of the server, s',
  'load before, after',
);
row('---', '---', '---', '---', '---', '---');
for (const count of ONLY === undefined ? [6, 30] : [ONLY]) await measure(count);
footing();
