import { COMPETENCES } from '@fracht/engine';
import type { AuditKind, Calls } from '@fracht/protocol';
import { DEMO_STUDENTS } from '../../src/accounts/demo-accounts.ts';
import { z } from 'zod';
import { totpAt } from '../../src/accounts/totp.ts';
import { activeTasks } from '../../src/course/tasks.ts';
import { hashToken } from '../../src/ids.ts';
import { aHomework, HOMEWORK_WISH } from './a-homework.ts';
import { finish, gameOf } from './finished-game.ts';
import { aBotGame, store } from './replayed-game.ts';
import type { School } from './school.ts';
import { switchOn } from './second-factor.ts';
import { PASSWORD as TEST_PASSWORD, type TestApp } from './test-app.ts';

/** The calls that may change something. */
type Changing = {
  [Name in keyof Calls]: Calls[Name]['method'] extends 'GET' ? never : Name;
}[keyof Calls];

/** Why a call leaves no entry. */
type Reason =
  /** It opens or ends sessions, or answers from what is there. */
  | 'CHANGES NOTHING KEPT'
  /** It only writes letters, or files outside the school's data. */
  | 'WRITES OUT'
  /** Nobody else sees or plays it: drafts, notes, pending invitations, what an admin has looked at. */
  | 'OWN DESK'
  /** Students answer for themselves, or a class for itself, and nobody can change that. */
  | 'ANSWERS'
  /** It is in the log of the game. */
  | 'PLAY';

/** A school in which a call is made, and what was made for it. */
export type Stage = { readonly app: TestApp; readonly school: School; readonly unique: string };

type Who = 'GUEST' | keyof School['logins'];

/** What is sent: what fills in the path, and the body or the form. */
type Sent = { readonly path?: string; readonly body?: object | FormData };

export type Driven = {
  readonly audits: AuditKind;
  /** Who makes the call; by default TEACHER. */
  readonly by?: Who;
  /** Makes what the call needs, and gives what to send. */
  readonly send: (stage: Stage) => Promise<Sent> | Sent;
};

const NAMES = { first_name: 'Nowa', last_name: 'Osoba' };
const ACCIDENT = { name: 'Korek', effects: [{ type: 'TIME', value: 30 }], types: ['ST'], lands: ['PL'] } as const;
const PASSWORD = 'nowe dlugie haslo';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function student({ app, school, unique }: Stage): Promise<string> {
  return app.person({ email: `uczen-${unique}@szkola.test`, teacher: school.teacher });
}

async function group({ app, school, unique }: Stage): Promise<string> {
  const id = `grupa-${unique}`;
  const row = { id, name: id, teacher: school.teacher, num_games: 0, createdAt: 0 };
  await app.context.storage.groups.add(row, []);
  return id;
}

/** A group that the other lecturer leads, too. */
async function sharedGroup(stage: Stage): Promise<string> {
  const { app, school } = stage;
  const id = await group(stage);
  await app.context.storage.groupLecturers.put({ group: id, lecturer: school.other, until: null, at: 0 });
  return id;
}

async function item({ app, unique }: Stage): Promise<string> {
  const id = `sytuacja-${unique}`;
  await app.context.storage.library.save('ACCIDENT', { ...ACCIDENT, id }, false, 0, null);
  return id;
}

async function picture({ app, unique }: Stage): Promise<string> {
  const name = `${Buffer.from(unique).toString('hex').padStart(16, '0').slice(-16)}.webp`;
  await app.context.storage.images.keep(name, PICTURE, 99);
  return name;
}

async function observed(stage: Stage) {
  const { app, school } = stage;
  const game = await gameOf(app, school);
  const [player] = school.students;
  await finish(app, game, [player]);
  const seen = {
    decision: '7',
    competence: COMPETENCES[0],
    moment: 'LATE',
    kind: 'BOOK_ORDER',
    at: 0,
    round: 1,
    order: null,
    car: null,
    situation: null,
    loss: 0,
    value: 1,
  };
  await app.context.storage.observations.save({ game, player, date: '2026-11-21', body: JSON.stringify([seen]) });
  return { game, player, decision: '7' };
}

/** What proves the school's admin, who has a second factor set up in a session other than the call's; the call's is opened again. */
async function withSecondFactor({ app, school }: Stage): Promise<Sent> {
  const { secret, login } = await switchOn(app, 'admin@szkola.test');
  Object.assign(school.logins, { ADMIN: login });
  return { body: { password: TEST_PASSWORD, code: totpAt(secret, app.context.now()) } };
}

function saved(value: string) {
  return { stages: [{ id: 3, value }] };
}

/** What each call leaves in the audit, or why nothing. One without a row does not compile. (AUD-2) */
export const AUDITED: { readonly [Name in Changing]: Driven | Reason } = {
  // Of all logins only the first one by a spare code: it takes the PIN away.
  login: {
    audits: 'USER',
    by: 'GUEST',
    async send(stage) {
      const [id, login, code] = [await student(stage), `uczen-${stage.unique}`, 'ABCDEFGH'];
      const { storage, passwords, steady } = stage.app.context;
      await storage.users.change(id, { email: null, login });
      await storage.users.setPassword(id, 'skrót-pinu', null);
      await storage.sessions.putSpareCode(id, await passwords.hash(code), steady() + 1000);
      return { body: { email: login, password: code } };
    },
  },
  check: 'CHANGES NOTHING KEPT',
  logout: 'CHANGES NOTHING KEPT',
  changePassword: {
    audits: 'USER',
    by: 'STUDENT',
    send: () => ({
      body: { old_password: 'dobre-haslo-do-testu', new_password: PASSWORD, new_password_repeat: PASSWORD },
    }),
  },
  beginSecondFactor: 'OWN DESK',
  confirmSecondFactor: {
    audits: 'USER',
    async send({ app, school }) {
      const login = school.logins.TEACHER;
      const { payload } = await app.call('POST', 'auth/second-factor/begin/', { password: TEST_PASSWORD }, login);
      const { secret } = z.object({ secret: z.string() }).parse(payload);
      return { body: { code: totpAt(secret, app.context.now()) } };
    },
  },
  renewRecoveryCodes: { audits: 'USER', by: 'ADMIN', send: withSecondFactor },
  switchSecondFactorOff: { audits: 'USER', by: 'ADMIN', send: withSecondFactor },
  resetSecondFactor: {
    audits: 'USER',
    by: 'ADMIN',
    async send({ app, school }) {
      await switchOn(app, 'inny@szkola.test');
      return { path: school.other, body: { password: TEST_PASSWORD } };
    },
  },
  recoverPassword: 'WRITES OUT',
  resetPassword: {
    audits: 'USER',
    by: 'GUEST',
    async send(stage) {
      const token = `token-${stage.unique}`;
      const { storage, now } = stage.app.context;
      await storage.sessions.addPasswordToken(hashToken(token), await student(stage), now() + 1000);
      return { body: { token, password: PASSWORD } };
    },
  },
  register: {
    audits: 'USER',
    by: 'GUEST',
    send: ({ unique }) => ({ body: { ...NAMES, new_email: `gosc-${unique}@szkola.test` } }),
  },
  saveSharedComputers: { audits: 'SETTING', by: 'ADMIN', send: () => ({ body: { shared: true } }) },
  saveRegistration: {
    audits: 'SETTING',
    by: 'ADMIN',
    send: () => ({
      body: { students_open: false, students_domains: [], lecturers_open: true, lecturers_domains: ['szkola.test'] },
    }),
  },
  ownSettings: { audits: 'USER', send: () => ({ body: { public_names: true } }) },
  addUser: {
    audits: 'USER',
    send: ({ unique }) => ({ body: { ...NAMES, email: `dodana-${unique}@szkola.test` } }),
  },
  editUser: { audits: 'USER', send: async (stage) => ({ body: { id: await student(stage), last_name: 'Inna' } }) },
  deleteUser: { audits: 'USER', send: async (stage) => ({ path: await student(stage) }) },
  importUsers: {
    audits: 'USER',
    send: ({ unique }) => ({ body: { rows: [{ ...NAMES, email: `z-pliku-${unique}@szkola.test` }] } }),
  },
  addClass: { audits: 'USER', send: () => ({ body: { students: [NAMES] } }) },
  loginCodes: { audits: 'USER', send: async (stage) => ({ body: { users: [await student(stage)] } }) },
  takeBackCode: {
    audits: 'USER',
    send: async (stage) => {
      const id = await student(stage);
      await stage.app.call('POST', 'user/codes/', { users: [id], spare: true }, stage.school.logins.TEACHER);
      return { path: id };
    },
  },
  moveUsers: {
    audits: 'USER',
    send: async (stage) => ({ body: { users: [await student(stage)], group: await group(stage) } }),
  },
  answerInvitation: {
    audits: 'USER',
    by: 'STUDENT',
    async send({ app, school }) {
      const { storage } = app.context;
      const [own] = school.students;
      await storage.users.change(own, { teacher: null });
      const invitation = { student: own, teacher: school.other, first_name: 'A', last_name: 'B', group: null };
      await storage.invitations.invite({ ...invitation, createdAt: 0 }, []);
      return { body: { id: school.other, accept: true } };
    },
  },
  withdrawInvitation: 'OWN DESK',
  exportUser: { audits: 'USER', send: async (stage) => ({ path: await student(stage), body: {} }) },
  eraseMe: { audits: 'USER', by: 'STUDENT', send: () => ({ body: { password: 'dobre-haslo-do-testu' } }) },
  saveRetention: { audits: 'SETTING', by: 'ADMIN', send: () => ({ body: { months: 7 } }) },
  keepUsers: 'CHANGES NOTHING KEPT',
  addGroup: { audits: 'GROUP', send: () => ({ body: { name: 'Nowa' } }) },
  editGroup: { audits: 'GROUP', send: async (stage) => ({ body: { id: await group(stage), name: 'Inna' } }) },
  deleteGroup: { audits: 'GROUP', send: async (stage) => ({ path: await group(stage) }) },
  addGroupLecturer: {
    audits: 'GROUP',
    send: async (stage) => ({ body: { group: await group(stage), lecturer: stage.school.other } }),
  },
  removeGroupLecturer: {
    audits: 'GROUP',
    send: async (stage) => ({ body: { group: await sharedGroup(stage), lecturer: stage.school.other } }),
  },
  leaveGroup: {
    audits: 'GROUP',
    by: 'OTHER',
    send: async (stage) => ({ body: { group: await sharedGroup(stage) } }),
  },
  handOverGroup: {
    audits: 'GROUP',
    by: 'ADMIN',
    send: async (stage) => ({ body: { group: await group(stage), lecturer: stage.school.other } }),
  },
  saveContent: { audits: 'TEXT', send: () => ({ body: { elements: [{ id: 'intro', value: 'Inny tekst' }] } }) },
  contact: 'WRITES OUT',
  addGame: { audits: 'GAME', send: ({ school }) => ({ body: { group: school.group } }) },
  removeGame: { audits: 'GAME', send: async ({ app, school }) => ({ path: await gameOf(app, school) }) },
  addHomework: { audits: 'HOMEWORK', send: ({ school }) => ({ body: { ...HOMEWORK_WISH, group: school.group } }) },
  saveHomework: {
    audits: 'HOMEWORK',
    send: async ({ app, school }) => ({
      body: { ...HOMEWORK_WISH, id: await aHomework(app.context.storage, school), title: 'Inny tytuł' },
    }),
  },
  removeHomework: {
    audits: 'HOMEWORK',
    send: async ({ app, school }) => ({ path: await aHomework(app.context.storage, school) }),
  },
  remindHomework: 'WRITES OUT',
  beginHomework: {
    audits: 'GAME',
    by: 'STUDENT',
    send: async ({ app, school }) => ({ body: { id: await aHomework(app.context.storage, school) } }),
  },
  beginDuel: {
    audits: 'GAME',
    by: 'STUDENT',
    send: async ({ app, school, unique }) => {
      const played = await aBotGame(app, {
        id: `lekcja-${unique}`,
        seed: 'pojedynek',
        students: [school.students[0]],
        rounds: 1,
      });
      const lesson = { ...played, game: { ...played.game, teacher: school.teacher } };
      await store(app, lesson, lesson.entries, lesson.end);
      return { body: { game: lesson.game.id, ghost: 'OWN' } };
    },
  },
  setPace: 'PLAY',
  distances: 'CHANGES NOTHING KEPT',
  returnCost: 'CHANGES NOTHING KEPT',
  emergencyPaths: 'CHANGES NOTHING KEPT',
  randomCity: 'CHANGES NOTHING KEPT',
  whatIf: 'CHANGES NOTHING KEPT',
  playTask: 'OWN DESK',
  setTasks: {
    audits: 'GROUP',
    send: async (stage) => {
      const tasks = await activeTasks(stage.app.context.storage.library);
      const items = tasks.slice(0, 2).map(({ edited }) => edited.item.id);
      return { body: { group: await group(stage), items } };
    },
  },
  strikeObservation: {
    audits: 'RESULT',
    send: async (stage) => ({ body: { ...(await observed(stage)), reason: 'zły internet' } }),
  },
  restoreObservation: {
    audits: 'RESULT',
    async send(stage) {
      const lesson = await observed(stage);
      const strike = { ...lesson, reason: 'x', by: stage.school.teacher, at: 0 };
      await stage.app.context.storage.observations.strike(strike);
      return { body: lesson };
    },
  },
  addGameNote: 'OWN DESK',
  changeGameNote: 'OWN DESK',
  removeGameNote: 'OWN DESK',
  saveSentence: 'ANSWERS',
  agreeSentence: 'ANSWERS',
  updateSettings: {
    audits: 'SETTING',
    send: () => ({ body: { settings: [{ key: 'unit_ms', value: 77 }] } }),
  },
  updateStages: { audits: 'STAGE', send: () => ({ body: saved('Inny tekst') }) },
  restoreValue: {
    audits: 'STAGE',
    by: 'ADMIN',
    async send({ app, school }) {
      await app.call('PATCH', 'game/update-stages/', saved('Jeszcze inny'), school.logins.TEACHER);
      return { body: { kind: 'STAGE', id: '3', version: 0 } };
    },
  },
  saveEmergency: {
    audits: 'SCENARIO',
    send: () => ({ body: { name: 'Awaria', title: 'Awaria', description: 'Opis', maxTime: 60 } }),
  },
  saveAccident: { audits: 'SCENARIO', send: () => ({ body: { name: 'Korek', value: '[]' } }) },
  saveChangeEvent: { audits: 'SCENARIO', send: () => ({ body: { name: 'Zmiana', type: 'CHANGE_TRUCK' } }) },
  removeEvent: { audits: 'SCENARIO', send: async (stage) => ({ path: await item(stage) }) },
  restoreEvent: {
    audits: 'SCENARIO',
    async send(stage) {
      const id = await item(stage);
      await stage.app.context.storage.library.remove(id, 0);
      return { body: { id } };
    },
  },
  moveEvent: {
    audits: 'SCENARIO',
    async send(stage) {
      const [first] = await stage.app.context.storage.library.all('ACCIDENT');
      return { body: { id: await item(stage), before: first?.item.id } };
    },
  },
  importEvents: {
    audits: 'SCENARIO',
    send({ unique }) {
      const form = new FormData();
      const items = [{ id: `plik-${unique}`, name: 'Z pliku', effects: [] }];
      const file = JSON.stringify({ format: 'fracht-situations', version: 1, kind: 'ACCIDENT', items });
      form.append('dryRun', 'false');
      form.append('file', new Blob([file]), 'sytuacje.json');
      return { body: form };
    },
  },
  saveDraft: 'OWN DESK',
  publishDraft: {
    audits: 'SCENARIO',
    async send({ app, school, unique }) {
      const id = `szkic-${unique}`;
      const draft = { kind: 'ACCIDENT', item: { ...ACCIDENT, id } } as const;
      const kept = { revision: 'r', version: 0, author: school.teacher, savedAt: 0 };
      await app.context.storage.drafts.keep({ ...draft, ...kept }, null);
      return { body: { id, revision: 'r' } };
    },
  },
  removeDraft: 'OWN DESK',
  saveEventImage: { audits: 'PICTURE', send: async (stage) => ({ body: { name: await picture(stage), alt: 'Most' } }) },
  removeEventImage: { audits: 'PICTURE', send: async (stage) => ({ path: await picture(stage) }) },
  uploadEventImage: {
    audits: 'PICTURE',
    send() {
      const form = new FormData();
      form.append('image', new Blob([PICTURE]), 'obraz.png');
      form.append('alt', 'Kropka');
      return { body: form };
    },
  },
  initSurvey: 'ANSWERS',
  remindSurvey: 'WRITES OUT',
  submitSurvey: 'ANSWERS',
  savePractice: 'ANSWERS',
  saveSurveyQuestions: { audits: 'QUESTIONS', send: () => ({ body: { questions: [{ value: 'Jak było?' }] } }) },
  undoAudit: {
    audits: 'STAGE',
    by: 'ADMIN',
    async send({ app, school }) {
      await app.call('PATCH', 'game/update-stages/', saved('Do cofnięcia'), school.logins.TEACHER);
      const { lines } = await app.context.storage.audit.search({ kind: 'STAGE' });
      return { body: { seq: lines[0]?.seq } };
    },
  },
  saveCurriculum: {
    audits: 'CURRICULUM',
    send: () => ({ body: { competence: COMPETENCES[0], units: ['Czas pracy kierowcy'], isConfirmed: true } }),
  },
  seenAudit: 'OWN DESK',
  restoreBin: {
    audits: 'GROUP',
    async send(stage) {
      const id = await group(stage);
      await stage.app.context.storage.groups.remove(id, 0);
      return { body: { id } };
    },
  },
  eraseBin: {
    audits: 'USER',
    async send(stage) {
      const id = await student(stage);
      await stage.app.context.storage.users.putAside(id, 0);
      return { body: { id, password: TEST_PASSWORD } };
    },
  },
  makeBackup: 'WRITES OUT',
  downloadBackup: {
    audits: 'BACKUP',
    by: 'ADMIN',
    async send({ app }) {
      await app.context.backups.make();
      const [made] = (await app.context.backups.state()).files;
      return { path: made?.name ?? '', body: { password: 'dobre-haslo-do-testu' } };
    },
  },
  removeDemo: {
    audits: 'USER',
    by: 'ADMIN',
    async send({ app, unique }) {
      const [id = ''] = DEMO_STUDENTS;
      await app.person({ id, email: `pokazowa-${unique}@szkola.test` });
      return {};
    },
  },
  connect: 'PLAY',
  leave: 'PLAY',
  alive: 'PLAY',
  action: 'PLAY',
};
