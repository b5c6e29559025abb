import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@fracht/protocol';
import { ApiClient, done } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { type BotSeat, seatBot } from '../harness/bot-seat.ts';
import type { Name, Person, School } from '../harness/school.ts';
import type { RunningServer } from '../harness/server.ts';

/** Texts that would run as script if a page took them for HTML, and one so long that it cannot be wrapped. */
export const MARKER = 'zly';
export const IMAGE = `"><img src=x onerror=${MARKER}=1>`;
export const SCRIPT = `</script><script>${MARKER}=2</script>`;
export const FRAME = `<iframe srcdoc="<script>parent.${MARKER}=3</script>">`;
export const LONG = 'W'.repeat(80);
export const NAMES: readonly Name[] = [
  [IMAGE, SCRIPT],
  [LONG, FRAME],
  [`' onfocus=${MARKER}=4 autofocus='`, LONG],
];
const HTML = [
  `<p>${IMAGE}<a href="javascript:${MARKER}=5">k</a><svg onload=${MARKER}=6></svg>${FRAME}</p>`,
  `<p style="position:fixed;inset:0">c</p><details open ontoggle=${MARKER}=7>d</details>`,
  `<h1>${'W'.repeat(300)}</h1><p>${'m'.repeat(300)}</p>`,
].join('');
/** The title of one assignment; the other's is the long text. */
export const HOMEWORK = `Zadanie ${IMAGE}`;
/** Why a decision was struck out. */
export const STRUCK = `Awaria ${IMAGE}`;
const HOUR_MS = 3_600_000;
/** A debrief takes some seconds of processor time, on a busy machine minutes. */
const WORKED_OUT_MS = 400_000;
const LOOK_MS = 500;
/** A server that was too busy to begin a game is asked again after so many ms. */
const AGAIN_MS = 8000;
/** A picture of one dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** What a person reads in a situation's trees. */
const READ = new Set(['text', 'feedback', 'description', 'title', 'help', 'answer']);

/** Whether a text is one of these. */
export function isHostile(text: string): boolean {
  return text.includes(MARKER) || text.includes(LONG);
}

/**
 * Writes a hostile text into every field that can hold one. Returns the game that was played to its end, and the homework with a long
 * title.
 */
export async function fillHostile(
  server: RunningServer,
  school: School,
): Promise<{ readonly game: string; readonly homework: string }> {
  await fillPages(server, school);
  await fillPeople(server, school);
  await fillLibraries(school);
  const homework = await fillHomework(school);
  return { game: await fillGame(server, school), homework };
}

async function fillPages(server: RunningServer, { admin, teacherApi }: School): Promise<void> {
  const elements = (['intro', 'about-1', 'about-2', 'policy'] as const).map((id) => ({ id, value: HTML }));
  await admin.call(CALLS.saveContent, { body: { elements } });
  const stages = [1, 2, 3, 4, 5].map((id) => ({ id, value: `${IMAGE} ${LONG}` }));
  await admin.call(CALLS.updateStages, { body: { stages } });
  const contact = { name: IMAGE, email: 'gosc@szkola.example', message: `${FRAME} ${LONG}` };
  await new ApiClient(server.url).call(CALLS.contact, { body: contact });
  const [first] = await teacherApi.call(CALLS.curriculum, {});
  if (first === undefined) throw new Error('No competences');
  const { competence, version } = first;
  const units = [`A.1 ${IMAGE}`, `A.2 ${LONG}`];
  await teacherApi.call(CALLS.saveCurriculum, { body: { competence, units, isConfirmed: true, version } });
}

async function fillPeople(server: RunningServer, { teacherApi, group }: School): Promise<void> {
  const registered = { new_email: 'nowy@szkola.example', first_name: FRAME, last_name: IMAGE };
  await new ApiClient(server.url).call(CALLS.register, { body: { ...registered, teacher: true } });
  const added = { email: 'dodany@szkola.example', first_name: IMAGE, last_name: FRAME, type: 'STUDENT' } as const;
  const { id } = await teacherApi.call(CALLS.addUser, { body: { ...added, group: group.id } });
  await teacherApi.call(CALLS.editUser, { body: { id, first_name: SCRIPT, last_name: IMAGE } });
  const students = [{ first_name: IMAGE, last_name: SCRIPT }];
  await teacherApi.call(CALLS.addClass, { body: { students, days: 1, key: 'zla-klasa-numer-1' } });
  const rows = [{ email: 'wczytany@szkola.example', first_name: IMAGE, last_name: FRAME, group: IMAGE }];
  await teacherApi.call(CALLS.importUsers, { body: { rows, days: 1, key: 'zly-import-numer-1' } });
  await teacherApi.call(CALLS.editGroup, { body: { id: group.id, name: LONG } });
  const { id: removed } = await teacherApi.call(CALLS.addGroup, { body: { name: FRAME, users: [] } });
  await teacherApi.call(CALLS.deleteGroup, { params: { id: removed } });
}

async function fillLibraries({ admin, teacherApi }: School): Promise<void> {
  const effects = JSON.stringify([{ type: 'TIME', value: 15, full_val: false }]);
  await admin.call(CALLS.saveAccident, { body: { name: FRAME, active: 1, value: effects } });
  const { id } = await admin.call(CALLS.saveAccident, { body: { name: IMAGE, active: 0, value: effects } });
  await admin.call(CALLS.removeEvent, { params: { id } });
  const [emergency] = await admin.call(CALLS.emergencies, { query: {} });
  const words = { name: FRAME, title: IMAGE, description: LONG.repeat(5), knowledge: IMAGE, help: FRAME };
  const value = hostileTrees(emergency?.value);
  await admin.call(CALLS.saveEmergency, { body: { id: emergency?.id ?? '', ...words, value, active: 0 } });
  const [change] = await admin.call(CALLS.changeEvents, { query: {} });
  const changed = { id: change?.id ?? '', name: IMAGE, description: FRAME, value: hostileTrees(change?.value) };
  await admin.call(CALLS.saveChangeEvent, { body: { ...changed, active: 0 } });
  await teacherApi.call(CALLS.saveDraft, { body: { kind: 'EMERGENCY', value: JSON.stringify(words) } });
  const form = new FormData();
  form.set('image', new Blob([Buffer.from(DOT, 'base64')], { type: 'image/png' }), 'kropka.png');
  form.set('alt', IMAGE);
  const { headers } = admin;
  const { payload } = await done(admin.raw('POST', `/api/${CALLS.uploadEventImage.path}`, { headers, body: form }));
  await admin.call(CALLS.saveEventImage, { body: { name: payload.name, alt: `${FRAME} ${LONG}` } });
}

/** The trees of a situation with other words for whatever a person reads in them. */
function hostileTrees(value: unknown): string {
  const trees: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return JSON.stringify(trees, (name, one: unknown) => (READ.has(name) && typeof one === 'string' ? IMAGE : one));
}

async function fillHomework({ teacherApi, group }: School): Promise<string> {
  const opensAt = Date.now();
  const dates = { opensAt, closesAt: opensAt + HOUR_MS };
  const terms = { group: group.id, ...dates, attempts: 1, counts: 'BEST', rounds: 1, bots: 0 } as const;
  const { id } = await teacherApi.call(CALLS.addHomework, { body: { ...terms, title: IMAGE } });
  await teacherApi.call(CALLS.saveHomework, { body: { ...terms, id, title: HOMEWORK } });
  const long = await teacherApi.call(CALLS.addHomework, { body: { ...terms, title: LONG } });
  return long.id;
}

/** On a machine that is at work with much else, bots join and take their first orders late. */
const TAKEN_IN_MS = 900_000;

async function fillGame(server: RunningServer, school: School): Promise<string> {
  const { teacherApi, group, students } = school;
  const questions = [
    { value: IMAGE, kind: 'text' },
    { value: LONG.repeat(5), kind: 'choice', options: [FRAME, LONG] },
  ] as const;
  await teacherApi.call(CALLS.saveSurveyQuestions, { body: { questions: [...questions] } });
  const { id: game } = await teacherApi.call(CALLS.addGame, { body: { group: group.id, seed: IMAGE } });
  const { ticket } = await teacherApi.call(CALLS.connect, { body: { game } });
  const line = await fetch(`${server.url}/api/server/stream/?${new URLSearchParams({ game, ticket }).toString()}`);
  const bots = await Promise.all(students.map((student) => seatBot(server, student, game, 'ordinary')));
  const hasJoined = ({ id }: Person, seat: BotSeat | undefined): boolean =>
    seat?.game().players.find((player) => player.id === id)?.status === 'JOINED';
  await until('all have joined', () => students.every((one, index) => hasJoined(one, bots[index])), TAKEN_IN_MS);
  const send = (data: object) => teacherApi.send('POST', CALLS.action.path, { game, data });
  const act = (data: object) => done(send(data));
  const start = async (): Promise<unknown> => {
    const answer = await send({ id: 'start', action: 'START' });
    // A server that has hardly a free moment begins no game, and says so (RUN-9).
    return answer.message?.code === 'SERVER_FULL' ? sleep(AGAIN_MS).then(start) : done(Promise.resolve(answer));
  };
  await start();
  await act({ id: 'say', action: 'SEND_MESSAGE', text: `${IMAGE} ${LONG}` });
  const { id: note } = await teacherApi.call(CALLS.addGameNote, { body: { game, at: 600, round: 1, text: IMAGE } });
  await teacherApi.call(CALLS.changeGameNote, { body: { game, id: note, text: `${FRAME} ${LONG}` } });
  const haveTaken = (): boolean => students.map((one, index) => takesItsShare(one, bots[index])).every(Boolean);
  await until('everybody has taken an order', haveTaken, TAKEN_IN_MS);
  await act({ id: 'end', action: 'FINISH' });
  for (const bot of bots) bot.leave();
  await line.body?.cancel();
  const survey = await teacherApi.call(CALLS.initSurvey, { body: { game } });
  const [one] = students;
  if (one === undefined) throw new Error('No students');
  const answers = survey.questions.map(({ id, kind }) => ({ id, value: kind === 'choice' ? [FRAME, IMAGE] : SCRIPT }));
  const filler = await new ApiClient(server.url).logIn(one.email, one.password);
  await filler.call(CALLS.submitSurvey, { body: { id: survey.id, answers } });
  for (const { id } of students) await strikeOut(teacherApi, game, id);
  return game;
}

/**
 * Whether this student's bot has taken an order. A bot that has sent a car for its order is stopped: there are few orders and cars at a
 * time, and the last bot to look would find none.
 */
function takesItsShare({ id }: Person, seat: BotSeat | undefined): boolean {
  const own = seat?.game().orders.filter(({ player }) => player === id) ?? [];
  if (own.some(({ car }) => car !== null)) seat?.rest();
  return own.length > 0;
}

/** Strikes out the first decision of which the game's debrief says something. */
async function strikeOut(teacherApi: ApiClient, game: string, player: string): Promise<void> {
  for (const end = Date.now() + WORKED_OUT_MS; Date.now() < end; await sleep(LOOK_MS)) {
    const found = await teacherApi.call(CALLS.skills, { params: { id: game }, query: { player } });
    if (found.state !== 'READY') continue;
    const [first] = found.skills.observations;
    if (first === undefined) throw new Error('Nothing was observed');
    const body = { game, player, decision: first.decision, reason: `${STRUCK} ${LONG}` };
    await teacherApi.call(CALLS.strikeObservation, { body });
    return;
  }
  throw new Error('The debrief is not there');
}
