// node packages/server/test/earlier/leave.ts N: plays a small school on the present state of the product, kills its server in the middle of play,
// and stores its database, and what that server answers about it, as folder N. The school continues from the newest folder, whose paused and
// running games keep their older rules. Run it before the storage format or the rules change; an existing folder is never made again.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import sharp from 'sharp';
import { ApiClient, done } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { playOn } from '../live/bot.ts';
import { ADMIN, changeSettings } from '@fracht/testing/school/school.ts';
import { CALLS } from '@fracht/protocol';
import { type Killable, killable } from '../live/killable.ts';
import { join, type SocketClient } from '../live/socket-client.ts';
import { moreToldTo } from './told-of-more.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const FILES = ['fracht.sqlite', 'fracht.sqlite-wal'];
const PICTURES = 'uploads';
/** The end of the assignment: its attempt is open whenever the tests run. */
const YEAR_2100 = 4_102_444_800_000;
/** A round takes 36 s. */
const LESSON = { unit_ms: 60, leave_grace_s: 600 };
const SOME_PLAY_MS = 15_000;
const PASSWORD = 'haslo do lekcji';

/** The folders beside this file. */
const HERE = fileURLToPath(new URL('.', import.meta.url));

async function main(): Promise<void> {
  const folder = path(HERE, process.argv[2] ?? '');
  if (process.argv[2] === undefined || existsSync(folder)) throw new Error('Which new folder?');
  const scratch = mkdtempSync(path(tmpdir(), 'fracht-earlier-'));
  const [played, copied] = [path(scratch, 'played'), path(scratch, 'copied')];
  for (const made of [played, copied]) mkdirSync(made);
  const last = lastLeft();
  for (const file of FILES) writeFileSync(path(played, file), gunzipSync(readFileSync(path(HERE, last, `${file}.gz`))));
  if (existsSync(path(HERE, last, PICTURES))) {
    cpSync(path(HERE, last, PICTURES), path(played, PICTURES), { recursive: true });
  }
  mkdirSync(folder);
  const games = await playedIn(played);
  for (const file of FILES) {
    cpSync(path(played, file), path(copied, file));
    writeFileSync(path(folder, `${file}.gz`), gzipSync(readFileSync(path(played, file))));
  }
  for (const left of [copied, folder]) cpSync(path(played, PICTURES), path(left, PICTURES), { recursive: true });
  writeFileSync(
    path(folder, 'expected.json.gz'),
    gzipSync(JSON.stringify(await toldOf(copied, { ...games, old: oldIn(last) }))),
  );
  rmSync(scratch, { recursive: true });
}

/** The newest folder. */
function lastLeft(): string {
  const left = readdirSync(HERE).filter((name) => /^\d+$/u.test(name));
  return String(Math.max(...left.map(Number)));
}

/** The paused game of the school in the newest folder. */
function oldIn(last: string): string {
  return JSON.parse(gunzipSync(readFileSync(path(HERE, last, 'expected.json.gz'))).toString()).paused.id;
}

type Games = Readonly<Record<'finished' | 'paused' | 'running' | 'fresh' | 'attempt', string>>;

/** The school of the earlier folders. */
async function theSchool(address: string) {
  const logIn = (email: string, password = PASSWORD) => new ApiClient(address).logIn(email, password);
  const admin = await logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await changeSettings(admin, LESSON);
  const teacher = await logIn('ewa@szkola.test');
  const students = await Promise.all([1, 2, 3].map((index) => logIn(`gracz${index}@szkola.test`)));
  const [group] = await teacher.call(CALLS.groups, {});
  const newGame = async (fields: { readonly seed?: string } = {}): Promise<string> =>
    (await teacher.call(CALLS.addGame, { body: { group: group?.id ?? '', seed: 'lekcja', ...fields } })).id;
  return { admin, teacher, students, group: group?.id ?? '', newGame };
}
type School = Awaited<ReturnType<typeof theSchool>>;

/**
 * One game finished, one paused in its second round, one running when the server is killed, and an attempt at homework too, one not opened; a draft, a picture, units of
 * the curriculum, and a situation removed.
 */
async function playedIn(folder: string): Promise<Games> {
  const { address, kill } = await served(folder);
  const school = await theSchool(address);
  const finished = await school.newGame();
  await lead(await begun(school, finished), 'FINISH');
  await writtenAbout(school, finished);
  const paused = await school.newGame({ seed: 'pauza' });
  const second = await begun(school, paused);
  await until('the first round is over', () => second.game.state === 'PAUSED');
  await lead(second, 'START');
  await playFor(school, second, SOME_PLAY_MS);
  await lead(second, 'STOP_EVENTS');
  const fresh = await school.newGame({ seed: 'nietknięta' });
  const draft = { kind: 'EMERGENCY', value: JSON.stringify({ name: 'Szkic', text: 'Jeszcze bez pytań' }) };
  await done(school.teacher.post('game/save-draft/', draft));
  await done(school.teacher.delete('game/remove-event/K03'));
  await aPicture(school);
  await confirmUnits(school);
  const attempt = await anAttempt(school, path(folder, 'fracht.sqlite'));
  const running = await school.newGame({ seed: 'w toku' });
  await begun(school, running);
  await kill();
  return { finished, paused, running, fresh, attempt };
}

/** What a server of this state answers about the games when it is started again. */
async function toldOf(folder: string, games: Games & { readonly old: string }) {
  const { address, kill } = await served(folder);
  const teacher = await new ApiClient(address).logIn('ewa@szkola.test', PASSWORD);
  const student = await new ApiClient(address).logIn('gracz1@szkola.test', PASSWORD);
  const told = async (client: ApiClient, id: string) => (await done(client.get(`game/get/?id=${id}`))).payload;
  const admin = await new ApiClient(address).logIn(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  const { finished, paused, running, fresh, attempt, old } = games;
  const before = { teacher: await told(teacher, paused), student: await told(student, paused) };
  const view = await told(teacher, finished);
  // Anything that ends after this adds to it.
  const more = await moreToldTo({ admin, teacher, student, finished });
  await lead(await join(teacher, paused), 'FINISH');
  const expected = {
    finished: { id: finished, view },
    paused: { id: paused, ...before, finished: await told(teacher, paused) },
    running: { id: running },
    fresh: { id: fresh },
    attempt: { id: attempt },
    old: { id: old, teacher: await told(teacher, old), student: await told(student, old) },
    more,
  };
  await kill();
  return expected;
}

/** Everything that is stored besides games: a note, debriefs, a survey with an answer, a group and a game in the bin, a changed text. */
async function writtenAbout({ admin, teacher, students, newGame }: School, finished: string): Promise<void> {
  const note = { game: finished, at: 600, round: 1, text: 'Tu wszyscy jechali przez Wrocław.' };
  await teacher.call(CALLS.addGameNote, { body: note });
  const [student] = students;
  if (student === undefined) throw new Error('no student');
  const { id, questions } = await teacher.call(CALLS.initSurvey, { body: { game: finished } });
  const answers = questions.map((question) => ({ id: question.id, value: question.kind === 'scale' ? '4' : 'Nic' }));
  await student.call(CALLS.submitSurvey, { body: { id, answers } });
  const { id: group } = await teacher.call(CALLS.addGroup, { body: { name: 'Grupa w koszu', users: [] } });
  await teacher.call(CALLS.deleteGroup, { params: { id: group } });
  await teacher.call(CALLS.removeGame, { params: { id: await newGame({ seed: 'w koszu' }) } });
  await admin.call(CALLS.saveContent, { body: { elements: [{ id: 'about-1', value: '<p>O nas, zmienione</p>' }] } });
  await moreToldTo({ admin, teacher, student, finished });
}

/** A picture with its description. */
async function aPicture({ admin }: School): Promise<void> {
  const background = { r: 200, g: 120, b: 7 };
  const bytes = await sharp({ create: { width: 24, height: 24, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'kolor.png');
  form.set('alt', 'Pomarańczowa naczepa');
  await done(admin.raw('POST', `/api/${CALLS.uploadEventImage.path}`, { headers: admin.headers, body: form }));
}

async function confirmUnits({ teacher }: School): Promise<void> {
  const [first] = await teacher.call(CALLS.curriculum, {});
  if (first === undefined) throw new Error('no competences');
  const { competence, version } = first;
  const body = { competence, units: ['SPL.04.3 organizuje proces transportowy'], isConfirmed: true, version } as const;
  await teacher.call(CALLS.saveCurriculum, { body });
}

/** The game of an attempt at an assignment that has begun; the student plays it with two bots. */
async function anAttempt({ teacher, students, group }: School, file: string): Promise<string> {
  const [student] = students;
  if (student === undefined) throw new Error('no student');
  const dates = { opensAt: Date.now() - 60_000, closesAt: Date.now() + 86_400_000 };
  const terms = {
    title: 'Czas pracy kierowcy',
    rounds: 4,
    bots: 2,
    attempts: 3,
    counts: 'BEST',
    seed: 'zadanie',
  } as const;
  const { id } = await teacher.call(CALLS.addHomework, { body: { ...terms, ...dates, group } });
  const { game } = await student.call(CALLS.beginHomework, { body: { id } });
  // No call accepts so late a deadline.
  const database = new Database(file);
  database.prepare('update homework set closes_at = ? where id = ?').run(YEAR_2100, id);
  database.close();
  const player = await join(student, game);
  for (const action of ['USER_JOIN', 'START'] as const) {
    const { ok, code } = await player.act({ action });
    if (ok !== true) throw new Error(`${action}: ${code}`);
  }
  await until('the attempt runs', () => player.game.state === 'IN_PROGRESS');
  return game;
}

async function begun(school: School, game: string): Promise<SocketClient> {
  const teacher = await join(school.teacher, game);
  const seats = await Promise.all(school.students.map((student) => join(student, game)));
  for (const seat of seats) await seat.act({ action: 'USER_JOIN' });
  await lead(teacher, 'START');
  for (const seat of seats) seat.leave();
  await playFor(school, teacher, SOME_PLAY_MS);
  return teacher;
}

async function playFor(school: School, { game_id: game, game: { id } }: SocketClient, ms: number): Promise<void> {
  const seats = await Promise.all(school.students.map((student) => join(student, game)));
  let isOver = false;
  const bots = seats.map((seat) => playOn(seat, () => isOver || seat.game.state !== 'IN_PROGRESS'));
  await passed(ms);
  isOver = true;
  const counts = await Promise.all(bots);
  process.stdout.write(`${id}: ${counts.reduce((sum, { accepted }) => sum + accepted, 0)} actions\n`);
  for (const seat of seats) seat.leave();
}

async function lead(teacher: SocketClient, action: 'START' | 'FINISH' | 'STOP_EVENTS'): Promise<void> {
  const { ok, code } = await teacher.act({ action });
  if (ok !== true) throw new Error(`${action}: ${code}`);
}

function served(folder: string): Promise<Killable> {
  const environment = { PORT: '0', SOCKET_PORT: '0', DEMO: '0', DATA_DIR: folder, ...ADMIN };
  return killable(spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] }));
}

await main();
