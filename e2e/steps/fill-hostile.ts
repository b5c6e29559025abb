import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS, CONTENT_IDS } from '@fracht/protocol';
import { ApiClient, done } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import { type BotSeat, seatBot } from '../harness/bot-seat.ts';
import {
  CHANGE,
  CHANGE_FIELDS,
  CRITICAL,
  CRITICAL_FIELDS,
  FRAME,
  HOMEWORK,
  HTML,
  IMAGE,
  LONG,
  SCRIPT,
  STRUCK,
} from '../harness/hostile-texts.ts';
import type { Person, School } from '../harness/school.ts';
import type { RunningServer } from '../harness/server.ts';

const HOUR_MS = 3_600_000;
/** A debrief takes some seconds of processor time, on a busy machine minutes. */
const WORKED_OUT_MS = 400_000;
const LOOK_MS = 500;
/** After how many ms a server that was too busy to begin a game is asked again. */
const AGAIN_MS = 8000;
/** A picture of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** What a person reads in a situation's trees. */
const READ = new Set(['text', 'feedback', 'description', 'title', 'help', 'answer']);

/** The ids of the hostile situations that new games get. */
export type HostileSituations = { readonly critical: string; readonly random: string; readonly change: string };

/** What was written: a game, the homework with a long title, and how to end the game. */
export type Filled = {
  /**
   * The game stands still, and its students' bots rest. The first student has a car under way and an open change with hostile texts, to which the second has given
   * the costly answer.
   */
  readonly game: string;
  readonly homework: string;
  readonly situations: HostileSituations;
  /** Ends the game, and writes such texts into everything that is written afterwards. */
  readonly end: () => Promise<void>;
};

/** Writes a hostile text into every text field. */
export async function fillHostile(server: RunningServer, school: School): Promise<Filled> {
  await fillLanding(server, school);
  const written = await fillHostileSchool(server, school);
  return { ...written, ...(await fillGame(server, school, written.situations)) };
}

/** The same, except for the landing page, and for games and what follows them. */
export async function fillHostileSchool(
  server: RunningServer,
  school: Omit<School, 'teacher' | 'students'>,
): Promise<Pick<Filled, 'homework' | 'situations'>> {
  await fillTexts(school);
  await fillPeople(server, school);
  const situations = await fillLibraries(school);
  return { situations, homework: await fillHomework(school) };
}

async function fillLanding(server: RunningServer, { admin }: Pick<School, 'admin'>): Promise<void> {
  const elements = CONTENT_IDS.map((id) => ({ id, value: HTML }));
  await admin.call(CALLS.saveContent, { body: { elements } });
  const contact = { name: IMAGE, email: 'gosc@szkola.example', message: `${FRAME} ${LONG}` };
  await new ApiClient(server.url).call(CALLS.contact, { body: contact });
}

async function fillTexts({ admin, teacherApi }: Pick<School, 'admin' | 'teacherApi'>): Promise<void> {
  const stages = [1, 2, 3, 4, 5].map((id) => ({ id, value: `${IMAGE} ${LONG}` }));
  await admin.call(CALLS.updateStages, { body: { stages } });
  const [first] = await teacherApi.call(CALLS.curriculum, {});
  if (first === undefined) throw new Error('No competences');
  const { competence, version } = first;
  const units = [`A.1 ${IMAGE}`, `A.2 ${LONG}`];
  await teacherApi.call(CALLS.saveCurriculum, { body: { competence, units, isConfirmed: true, version } });
}

async function fillPeople(
  server: RunningServer,
  { teacherApi, group }: Pick<School, 'teacherApi' | 'group'>,
): Promise<void> {
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

async function fillLibraries({ admin, teacherApi }: Pick<School, 'admin' | 'teacherApi'>): Promise<HostileSituations> {
  const effects = JSON.stringify([{ type: 'TIME', value: 15, full_val: false }]);
  const random = await admin.call(CALLS.saveAccident, { body: { name: FRAME, active: 1, value: effects } });
  const { id } = await admin.call(CALLS.saveAccident, { body: { name: IMAGE, active: 0, value: effects } });
  await admin.call(CALLS.removeEvent, { params: { id } });
  const [emergency] = await admin.call(CALLS.emergencies, { query: {} });
  const words = { name: FRAME, title: `${IMAGE} ${LONG}`, description: LONG.repeat(5), knowledge: IMAGE, help: FRAME };
  const value = hostileTrees(emergency?.value);
  await admin.call(CALLS.saveEmergency, { body: { id: emergency?.id ?? '', ...words, value, active: 0 } });
  const [change] = await admin.call(CALLS.changeEvents, { query: {} });
  const changed = { id: change?.id ?? '', name: IMAGE, description: FRAME, value: hostileTrees(change?.value) };
  await admin.call(CALLS.saveChangeEvent, { body: { ...changed, active: 0 } });
  const { id: critical } = await admin.call(CALLS.saveEmergency, {
    body: { name: CRITICAL.before, active: 1, value: JSON.stringify({ ...CRITICAL_FIELDS, help: CRITICAL.before }) },
  });
  const later = { id: critical, name: CRITICAL.name, value: JSON.stringify(CRITICAL_FIELDS) };
  await admin.call(CALLS.saveEmergency, { body: later });
  const met = await admin.call(CALLS.saveChangeEvent, {
    body: { name: CHANGE.name, active: 1, value: JSON.stringify(CHANGE_FIELDS) },
  });
  await teacherApi.call(CALLS.saveDraft, { body: { kind: 'EMERGENCY', value: JSON.stringify(words) } });
  const form = new FormData();
  form.set('image', new Blob([Buffer.from(DOT, 'base64')], { type: 'image/png' }), 'kropka.png');
  form.set('alt', IMAGE);
  const { headers } = admin;
  const { payload } = await done(admin.raw('POST', `/api/${CALLS.uploadEventImage.path}`, { headers, body: form }));
  await admin.call(CALLS.saveEventImage, { body: { name: payload.name, alt: `${FRAME} ${LONG}` } });
  return { critical, random: random.id, change: met.id };
}

/** The trees of a situation with every text that a person reads in them replaced. */
function hostileTrees(value: unknown): string {
  const trees: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return JSON.stringify(trees, (name, one: unknown) =>
    READ.has(name) && typeof one === 'string' ? `${IMAGE} ${LONG}` : one,
  );
}

async function fillHomework({ teacherApi, group }: Pick<School, 'teacherApi' | 'group'>): Promise<string> {
  const opensAt = Date.now();
  const dates = { opensAt, closesAt: opensAt + HOUR_MS };
  const terms = { group: group.id, ...dates, attempts: 1, counts: 'BEST', rounds: 1, bots: 0 } as const;
  const { id } = await teacherApi.call(CALLS.addHomework, { body: { ...terms, title: IMAGE } });
  await teacherApi.call(CALLS.saveHomework, { body: { ...terms, id, title: HOMEWORK } });
  const long = await teacherApi.call(CALLS.addHomework, { body: { ...terms, title: LONG } });
  return long.id;
}

/** On a busy machine bots join and take their first orders late. */
const TAKEN_IN_MS = 900_000;

/** Makes a game of everybody and lets bots play it until each has an order, and the first student a car under way. */
async function fillGame(
  server: RunningServer,
  school: School,
  { change }: HostileSituations,
): Promise<Pick<Filled, 'game' | 'end'>> {
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
    // A server that is too busy begins no game, and says so (RUN-9).
    return answer.message?.code === 'SERVER_FULL' ? sleep(AGAIN_MS).then(start) : done(Promise.resolve(answer));
  };
  const bring = async (player: string): Promise<boolean> => {
    const id = `change of ${player} ${String(performance.now())}`;
    const answer = await send({ id, action: 'START_EVENTS', situation: change, player });
    if (answer.message?.code === 'SITUATION_FITS_NOBODY') return false;
    await done(Promise.resolve(answer));
    return true;
  };
  await start();
  await act({ id: 'say', action: 'SEND_MESSAGE', text: `${IMAGE} ${LONG}` });
  const { id: note } = await teacherApi.call(CALLS.addGameNote, { body: { game, at: 600, round: 1, text: IMAGE } });
  await teacherApi.call(CALLS.changeGameNote, { body: { game, id: note, text: `${FRAME} ${LONG}` } });
  const haveTaken = (): boolean =>
    students.map((one, index) => takesItsShare(one, bots[index], index === 0)).every(Boolean);
  await until('everybody has taken an order, and the first a car', haveTaken, TAKEN_IN_MS);
  for (const bot of bots) bot.rest();
  for (const { id: player } of students) await until('the change fits', () => bring(player), TAKEN_IN_MS);
  const [first, second] = students.map((student, index) => ({ student, seat: bots[index] }));
  await struckBy(change, first);
  await answerDearly(server, game, change, second);
  await act({ id: 'pause', action: 'STOP_EVENTS' });
  const end = async (): Promise<void> => {
    await act({ id: 'end', action: 'FINISH' });
    for (const bot of bots) bot.leave();
    await line.body?.cancel();
    await fillAfterwards(server, school, game);
  };
  return { game, end };
}

type Seated = { readonly student: Person; readonly seat: BotSeat | undefined };

/** Waits until a change has affected an order of the student in this seat; gives the order. */
async function struckBy(change: string, seated: Seated | undefined): Promise<string> {
  const struck = () =>
    seated?.seat?.game().orders.find(({ player, changes }) => {
      return player === seated.student.id && changes.some(({ id }) => id === change);
    });
  await until('the change has struck', () => struck() !== undefined, TAKEN_IN_MS);
  return struck()?.id ?? '';
}

/** The student in this seat gives the first answer to a change, once it has occurred. */
async function answerDearly(
  server: RunningServer,
  game: string,
  change: string,
  seated: Seated | undefined,
): Promise<void> {
  const order = await struckBy(change, seated);
  if (seated === undefined) throw new Error('No second student');
  const { email, password } = seated.student;
  const answerer = await new ApiClient(server.url).logIn(email, password);
  const data = { id: 'answer', action: 'RESOLVE_CHANGE_EVENT', order, event: change, answer: 0 };
  await done(answerer.send('POST', CALLS.action.path, { game, data }));
}

/** A filled-in survey, sentences about the next game, and a struck-out decision of each student. */
async function fillAfterwards(server: RunningServer, { teacherApi, students }: School, game: string): Promise<void> {
  const survey = await teacherApi.call(CALLS.initSurvey, { body: { game } });
  const [one] = students;
  if (one === undefined) throw new Error('No students');
  const answers = survey.questions.map(({ id, kind }) => ({ id, value: kind === 'choice' ? [FRAME, IMAGE] : SCRIPT }));
  const filler = await new ApiClient(server.url).logIn(one.email, one.password);
  await filler.call(CALLS.submitSurvey, { body: { id: survey.id, answers } });
  await filler.call(CALLS.saveSentence, { body: { game, text: IMAGE } });
  await teacherApi.call(CALLS.agreeSentence, { body: { game, number: 1, text: `${IMAGE} ${LONG}` } });
  for (const { id } of students) await strikeOut(teacherApi, game, id);
}

/**
 * Whether this student's bot has taken an order. A bot that has sent a car for its order is stopped: there are few orders and cars at a
 * time, and the last bot to look would find none.
 */
function takesItsShare({ id }: Person, seat: BotSeat | undefined, drives: boolean): boolean {
  const own = seat?.game().orders.filter(({ player }) => player === id) ?? [];
  const isUnderWay = own.some(({ car }) => car !== null);
  if (isUnderWay) seat?.rest();
  return drives ? isUnderWay : own.length > 0;
}

/** Strikes out the first decision about which the game's debrief says something. */
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
