import { join as path } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { makeLog } from '../../src/log.ts';
import { startServer } from '../../src/server.ts';
import Database from 'better-sqlite3';
import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { z } from 'zod';
import {
  expectedOf,
  lasting,
  PASSWORD_THEN,
  putState,
  STATES,
  STATES_WITH_MORE,
  type ToldThen,
} from '../earlier/states.ts';
import { NO_COST } from '../support/new-school.ts';
import { moreToldTo } from '../earlier/told-of-more.ts';
import { playOn } from './bot.ts';
import { aFolder } from './school.ts';
import { join } from './socket-client.ts';

/** The newest of them, or all. */
const TRIED = STATES.slice(-howMany({ few: 1, many: STATES.length }));
const TRIED_WITH_MORE = STATES_WITH_MORE.filter((state) => TRIED.includes(state));

type AtEnd = (work: () => void | Promise<void>) => void;

/**
 * Today's server on a copy of that directory, stopped when `atEnd` says; with a school of so many students. `change`: what else was done there at
 * that time.
 */
async function begun(
  version: string,
  count = 1,
  atEnd: AtEnd = onTestFinished,
  change: (folder: string) => void = () => undefined,
) {
  const folder = aFolder(atEnd);
  putState(version, folder);
  change(folder);
  const config = readConfig({ PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder });
  const server = await startServer(config, { log: makeLog('silent'), hashCost: NO_COST });
  atEnd(() => server.close());
  const logIn = (email: string) => new ApiClient(server.address).logIn(email, PASSWORD_THEN);
  const teacher = await logIn('ewa@szkola.test');
  const students = await Promise.all([1, 2, 3].slice(0, count).map((index) => logIn(`gracz${index}@szkola.test`)));
  return { server, teacher, students, expected: expectedOf(version) };
}

const shared = new Map<string, ReturnType<typeof begun>>();

/** One for all tests of a state that end no game: ending one adds debriefs of everybody who has played it. */
function started(version: string): ReturnType<typeof begun> {
  const known = shared.get(version) ?? begun(version, 1, afterAll);
  shared.set(version, known);
  return known;
}

const gameFor = async (client: ApiClient, id: string): Promise<ToldThen> =>
  lasting((await client.get(`game/get/?id=${id}`)).payload);

test.each(TRIED)(
  '[LVG-13] data of state %s: a paused game opens exactly as it was, and ends with the same results',
  async (version) => {
    const { teacher, students, expected } = await begun(version);
    const { id, ...told } = expected.paused;
    expect(await gameFor(teacher, id)).toMatchObject(lasting(told.teacher));
    const [student] = students;
    if (student === undefined) throw new Error('no student');
    expect(await gameFor(student, id)).toMatchObject(lasting(told.student));
    const lead = await join(teacher, id);
    expect(await lead.act({ action: 'FINISH' })).toMatchObject({ ok: true });
    await until('the game is over', () => lead.game.state === 'FINISHED');
    expect(await gameFor(teacher, id)).toMatchObject(lasting(told.finished));
  },
);

test.each(TRIED)(
  '[LVG-13] data of state %s: a finished game is as it was; one that nobody opened can be begun',
  async (version) => {
    const { teacher, expected } = await started(version);
    expect(await gameFor(teacher, expected.finished.id)).toMatchObject(lasting(expected.finished.view));
    const lead = await join(teacher, expected.fresh.id);
    await until('it waits for students', () => lead.game.state === 'WAITING');
  },
);

test.each(TRIED)(
  '[LVG-13] data of state %s: a running game goes on by itself, takes actions and is finished',
  async (version) => {
    const { teacher, students, expected } = await begun(version, 3);
    const { id } = expected.running;
    const lead = await join(teacher, id);
    const { now } = lead.game;
    const seats = await Promise.all(students.map((student) => join(student, id)));
    for (const seat of seats) {
      if (lead.game.state === 'IN_PROGRESS') await seat.act({ action: 'USER_JOIN' });
    }
    let isOver = false;
    const bots = seats.map((seat) => playOn(seat, () => isOver || seat.game.state !== 'IN_PROGRESS'));
    await until('time goes on', () => lead.game.now > now || lead.game.state !== 'IN_PROGRESS');
    isOver = true;
    await Promise.all(bots);
    expect(await lead.act({ action: 'FINISH' })).toMatchObject({ ok: true });
    await until('the game is over', () => lead.game.state === 'FINISHED');
    const { payload } = await teacher.get('game/get-list/');
    const ended = payload.filter(({ state }: { readonly state: string }) => state === 'FINISHED');
    expect(ended.map((game: { readonly id: string }) => game.id)).toContain(id);
  },
);

test.each(TRIED)(
  '[LVG-13] [SLP-6] data of state %s: the built-in thefts are marked as such, and nothing else',
  async (version) => {
    const { teacher } = await started(version);
    const { payload } = await teacher.get('game/get-emergencies/all');
    const marked = payload.filter(({ theft }: { readonly theft: boolean }) => theft);
    expect(marked.map(({ id }: { readonly id: string }) => id).toSorted()).toEqual(['K13', 'K14']);
  },
);

test.each(TRIED)(
  '[LVG-13] [LBR-13] data of state %s: the built-in situations have the competences that a new school has',
  async (version) => {
    const { teacher } = await started(version);
    const { payload: emergencies } = await teacher.get('game/get-emergencies/all');
    const { payload: changes } = await teacher.get('game/get-change-events/');
    const shipped = new Map([...EMERGENCIES, ...CHANGE_EVENTS].map(({ id, competence }) => [id, competence]));
    const stored = [...emergencies, ...changes].filter(({ id }: { readonly id: string }) => shipped.has(id));
    expect(stored.length).toBeGreaterThan(40);
    for (const { id, competence } of stored) expect({ id, competence }).toEqual({ id, competence: shipped.get(id) });
  },
);

/** What each answer of some situations says that it breaks, by its situation, text, points and effects. */
function brokenIn(situations: readonly { readonly id: string }[]): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const situation of situations) {
    JSON.parse(JSON.stringify(situation), (_key, part) => {
      if (typeof part?.feedback === 'string') {
        const effects = part.effects?.map(({ type, value }: { type: string; value: number }) => `${type} ${value}`);
        found.set(`${situation.id} ${part.points} ${part.text} ${String(effects)} ${String(part.newCar)}`, part.breaks);
      }
      return part;
    });
  }
  return found;
}

test.each(TRIED)(
  '[LVG-13] [LBR-14] data of state %s: the built-in answers say what they break as in a new school',
  async (version) => {
    const { teacher } = await started(version);
    const { payload: emergencies } = await teacher.get('game/get-emergencies/all');
    const { payload: changes } = await teacher.get('game/get-change-events/');
    const shipped = brokenIn([...EMERGENCIES, ...CHANGE_EVENTS]);
    const stored = [...brokenIn([...emergencies, ...changes])].filter(([answer]) => shipped.has(answer));
    // Out of some four hundred; those reworded since have another text, and are left out.
    expect(stored.length).toBeGreaterThan(250);
    for (const [answer, breaks] of stored) expect({ answer, breaks }).toEqual({ answer, breaks: shipped.get(answer) });
  },
);

/** Renames a situation in a directory of an earlier server, as an admin of that time did. */
function renameIn(folder: string, id: string, name: string): void {
  const database = new Database(path(folder, 'fracht.sqlite'));
  const rename = database.prepare(`update library_items set name = ?, version = 2,
    value = json_set(value, '$.name', ?) where id = ?`);
  expect(rename.run(name, name, id).changes).toBe(1);
  database.close();
}

test('[LVG-13] [LBR-15] data of state 5: situations that its school has not changed are those of today, what it changed stays', async () => {
  const { teacher } = await begun('5', 1, onTestFinished, (folder) => renameIn(folder, 'K05', 'Nasz silnik'));
  const lists = ['get-emergencies/all', 'get-accidents/all', 'get-change-events/'];
  const told = new Map<string, { readonly name: string; readonly version: number; readonly active: number }>();
  for (const list of lists) {
    for (const item of (await teacher.get(`game/${list}`)).payload) told.set(item.id, item);
  }
  const kept = [...EMERGENCIES, ...ACCIDENTS, ...CHANGE_EVENTS].filter(({ id }) => told.has(id) && id !== 'K05');
  expect(kept.length).toBeGreaterThan(60);
  for (const { active: _active, ...item } of kept)
    expect(told.get(item.id)).toMatchObject(JSON.parse(JSON.stringify(item)));
  expect(told.get('K05')).toMatchObject({ name: 'Nasz silnik', version: 2 });
  const { payload: versions } = await teacher.get('game/get-versions/K15');
  expect(versions).toMatchObject([
    { version: 2, author: null, isCorrection: true },
    { version: 1, author: null, date: null, isCorrection: false },
  ]);
});

test.each(TRIED_WITH_MORE)(
  '[LVG-13] data of state %s: a game by the rules of an earlier one opens as it was, and goes on',
  async (version) => {
    const { teacher, students, expected } = await started(version);
    const { old } = expected;
    const [student] = students;
    if (old === undefined || student === undefined) throw new Error('no older game');
    expect(await gameFor(teacher, old.id)).toMatchObject(lasting(old.teacher));
    expect(await gameFor(student, old.id)).toMatchObject(lasting(old.student));
    const lead = await join(teacher, old.id);
    expect(await lead.act({ action: 'START' })).toMatchObject({ ok: true });
    await until('it goes on', () => lead.game.state === 'IN_PROGRESS');
  },
);

/** The part of a debrief that depends on its game alone, in any format. */
const RESULT = z.object({
  state: z.literal('READY'),
  debrief: z.object({
    score: z.number(),
    place: z.number(),
    scores: z.array(z.number()),
    decisions: z.array(z.object({ id: z.string(), kind: z.string(), at: z.number() })),
  }),
});

test.each(TRIED_WITH_MORE)(
  '[LVG-13] [DBJ-4] [NTS-1] [BIN-1] [AUD-4] data of state %s: notes, debriefs, surveys, the bin and the audit are as they were; drafts, homework, pictures and the curriculum too',
  async (version) => {
    const { server, teacher, students, expected } = await started(version);
    const [student] = students;
    const { more, finished } = expected;
    if (student === undefined || more?.audit === undefined) throw new Error('nothing more');
    const admin = await new ApiClient(server.address).logIn('admin@szkola.test', 'bardzo dlugie haslo');
    const told = await moreToldTo({ admin, teacher, student, finished: finished.id });
    const known = new Set(more.audit.map(({ seq }) => seq));
    // An earlier server was asked less.
    const asked = Object.entries(told).filter(([what]) => Object.hasOwn(more, what));
    const { debrief, ...others } = more;
    const now = { ...Object.fromEntries(asked), audit: told.audit.filter(({ seq }) => known.has(seq)) };
    expect(now).toMatchObject(others);
    expect(Object.keys(now).toSorted()).toEqual(Object.keys(more).toSorted());
    // A debrief that an earlier server calculated is calculated again: from the same game, with the same result and decisions.
    expect(RESULT.parse(told.debrief)).toEqual(RESULT.parse(debrief));
    const removed = more.bin?.filter(({ kind }) => kind === 'SCENARIO') ?? [];
    expect(removed).toHaveLength(version === '4' ? 2 : 3);
    expect(more.audit.length).toBeGreaterThan(3);
    expect(told.drafts.length).toBeGreaterThan(0);
  },
);

test('[LVG-13] [HWS-3] data of state 5: drafts, a picture and units were left; the attempt at homework goes on with its bots', async () => {
  const { students, expected } = await begun('5');
  const [student] = students;
  const { more, attempt } = expected;
  if (student === undefined || attempt === undefined) throw new Error('no attempt');
  expect(more?.drafts).toContainEqual(expect.objectContaining({ item: expect.objectContaining({ name: 'Szkic' }) }));
  expect(more?.homework).toMatchObject([{ title: 'Czas pracy kierowcy', attempts: [{ game: attempt.id }] }]);
  expect(more?.pictures).toMatchObject([{ alt: 'Pomarańczowa naczepa', status: 200 }]);
  expect(more?.curriculum?.[0]).toMatchObject({ isConfirmed: true, version: 1 });
  const player = await join(student, attempt.id);
  expect(player.game.players).toHaveLength(3);
  const { now } = player.game;
  if (player.game.state === 'PAUSED') await player.act({ action: 'START' });
  await until('time goes on', () => player.view().now > now || player.game.state !== 'IN_PROGRESS');
  expect(await player.act({ action: 'FINISH' })).toMatchObject({ ok: true });
  await until('it is over', () => player.game.state === 'FINISHED');
});

test.each(TRIED.filter((state) => state === '1'))(
  '[LBR-10] data of state %s, which kept no earlier values: what the settings are is the first that is kept of them, and it can be put back',
  async (version) => {
    const { server } = await started(version);
    const admin = await new ApiClient(server.address).logIn('admin@szkola.test', 'bardzo dlugie haslo');
    const earlier = async (key: string) => (await admin.get(`values/get-earlier/?kind=SETTING&id=${key}`)).payload;
    expect(await earlier('unit_ms')).toEqual([{ version: 1, value: 60, date: null, author: null }]);
    expect(await earlier('start_money')).toEqual([]);
    expect((await admin.get('values/get-earlier/?kind=SETTING&id=retention_months')).status).toBe(404);
    await admin.patch('game/update-settings/', { settings: [{ key: 'unit_ms', value: 90, version: 1 }] });
    expect(await earlier('unit_ms')).toMatchObject([
      { version: 2, value: 90, author: {} },
      { version: 1, value: 60 },
    ]);
    const back = { kind: 'SETTING', id: 'unit_ms', version: '1', follows: '2' };
    expect(await admin.post('values/restore/', back)).toMatchObject({ status: 200 });
    expect(await earlier('unit_ms')).toMatchObject([{ version: 3, value: 60 }, { value: 90 }, { value: 60 }]);
  },
);
