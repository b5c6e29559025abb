import { type CallRecord, CALLS } from '@fracht/protocol';
import { callName, routePath } from '../../src/policies/calls.ts';
import { HOMEWORK_WISH } from './a-homework.ts';

/** Who asks: the student and the lecturer of the object, strangers of the same roles, the others. */
export const CALLERS = ['GUEST', 'STUDENT', 'STRANGER', 'TEACHER', 'OTHER', 'ADMIN'] as const;
export type Caller = (typeof CALLERS)[number];

/** The objects of one cell of the table, all of them TEACHER's and, if students have a part, STUDENT's; `student` played in `finished` with them. */
export type Target = {
  readonly student: string;
  readonly group: string;
  readonly game: string;
  readonly finished: string;
  readonly survey: string;
  /** An assignment that nobody has begun, and a game that STUDENT leads. */
  readonly homework: string;
  readonly attempt: string;
  /** A removed group. */
  readonly binned: string;
};

/** One call with a body that is right in everything except who sends it. */
type Cells = {
  /** Expected statuses, in the order of CALLERS. */
  readonly expect: string;
  /** If the call is about one object: the answer about an unknown one to those who may ask about their own. */
  readonly unknown?: number;
  /** What the address or the body contains, by the objects. */
  readonly path?: (target: Target) => string;
  readonly body?: (target: Target) => Readonly<Record<string, unknown>>;
  /** The answer to strangers must not reveal any of the objects. */
  readonly hides?: true;
  /** The call ends the caller's session. */
  readonly burns?: true;
};

/** The row of a call by its name: `call` is its method and path. */
export type Row = Cells & { readonly name: string; readonly call: string; readonly record: CallRecord };

let count = 0;

function unique(): string {
  count += 1;
  return `nowa${count}@szkola.test`;
}

const NAMES = { first_name: 'Nowa', last_name: 'Osoba' };
const ACTION = JSON.stringify({ id: 'a1', action: 'USER_JOIN' });
const EMPTY_EMERGENCY = { name: 'Awaria', title: 'Awaria', description: 'Opis', maxTime: 60 };

/** Neither has an answer to check: streams do not end, and the description has no envelope. */
type Elsewhere = 'stream' | 'streamTest' | 'openApi';

/**
 * What each caller is answered, call by call; several lists of cells are of the same call about different players. One without a row here does not compile.
 * (RGT-1)
 */
const ROWS: { readonly [Name in Exclude<keyof typeof CALLS, Elsewhere>]: Cells | readonly Cells[] } = {
  // GUEST STUDENT STRANGER TEACHER OTHER ADMIN
  login: {
    expect: '401 401 401 401 401 401',
    body: () => ({ email: 'nikt@szkola.test', password: 'x' }),
  },
  check: { expect: '401 401 401 401 401 401', body: () => ({ rememberMeToken: 'x' }) },
  verify: { expect: '401 200 200 200 200 200' },
  logout: { expect: '401 200 200 200 200 200', burns: true },
  changePassword: {
    expect: '401 422 422 422 422 422',
    body: () => ({
      old_password: 'nie to',
      new_password: 'nowe dlugie haslo',
      new_password_repeat: 'nowe dlugie haslo',
    }),
  },
  secondFactor: { expect: '401 403 403 200 200 200' },
  beginSecondFactor: { expect: '401 403 403 422 422 422', body: () => ({ password: 'nie to' }) },
  confirmSecondFactor: { expect: '401 403 403 409 409 409', body: () => ({ code: '123456' }) },
  renewRecoveryCodes: { expect: '401 403 403 422 422 422', body: () => ({ password: 'nie to', code: '123456' }) },
  switchSecondFactorOff: { expect: '401 403 403 422 422 422', body: () => ({ password: 'nie to', code: '123456' }) },
  resetSecondFactor: {
    expect: '401 403 403 403 403 422',
    path: ({ student }) => student,
    body: () => ({ password: 'nie to' }),
  },
  recoverPassword: {
    expect: '200 200 200 200 200 200',
    body: () => ({ lostEmail: 'nikt@szkola.test' }),
  },
  resetPassword: {
    expect: '422 422 422 422 422 422',
    body: () => ({ token: 'x', password: 'nowe dlugie haslo' }),
  },
  register: {
    expect: '200 200 200 200 200 200',
    body: () => ({ ...NAMES, new_email: unique() }),
  },

  registration: { expect: '200 200 200 200 200 200' },
  saveRegistration: {
    expect: '401 403 403 403 403 200',
    body: () => ({ students_open: true, students_domains: [], lecturers_open: true, lecturers_domains: [] }),
  },
  sharedComputers: { expect: '401 403 403 403 403 200' },
  saveSharedComputers: { expect: '401 403 403 403 403 200', body: () => ({ shared: false }) },

  userData: { expect: '401 200 200 200 200 200', hides: true },
  users: { expect: '401 403 403 200 200 200', hides: true },
  students: { expect: '401 403 403 200 200 200', hides: true },
  addUser: {
    expect: '401 403 403 200 422 422',
    body: ({ group }) => ({ ...NAMES, email: unique(), group }),
  },
  editUser: {
    expect: '401 403 403 200 403 200',
    unknown: 404,
    body: ({ student }) => ({ id: student, last_name: 'Inna' }),
  },
  deleteUser: { expect: '401 403 403 200 403 200', unknown: 404, path: ({ student }) => student },
  importUsers: {
    expect: '401 403 403 200 200 403',
    body: () => ({ rows: [{ ...NAMES, email: unique() }] }),
  },
  addClass: {
    expect: '401 403 403 200 422 403',
    body: ({ group }) => ({ students: [NAMES], group }),
  },
  loginCodes: {
    expect: '401 403 403 200 422 403',
    body: ({ student }) => ({ users: [student] }),
  },
  takeBackCode: { expect: '401 403 403 409 403 403', unknown: 404, path: ({ student }) => student },
  moveUsers: {
    expect: '401 403 403 200 422 403',
    body: ({ student, group }) => ({ users: [student], group }),
  },
  invitations: { expect: '401 200 200 200 200 403', hides: true },
  answerInvitation: { expect: '401 404 404 403 403 403', body: () => ({ id: 'nikt', accept: true }) },
  withdrawInvitation: { expect: '401 403 403 404 404 403', path: ({ student }) => student },
  ownSettings: { expect: '401 403 403 200 200 403', body: () => ({ public_names: false }) },
  exportUser: { expect: '401 403 403 200 403 200', unknown: 404, path: ({ student }) => student },
  lecturerHoldings: { expect: '401 403 403 403 403 200', path: ({ student }) => student },
  ownHoldings: { expect: '401 403 403 200 200 403' },
  exportMe: { expect: '401 200 200 200 200 200', hides: true },
  eraseMe: { expect: '401 422 422 422 422 403', body: () => ({ password: 'nie to' }) },
  retention: { expect: '401 403 403 403 403 200' },
  dataRegister: { expect: '401 403 403 403 403 200' },
  saveRetention: { expect: '401 403 403 403 403 200', body: () => ({ months: 12 }) },
  keepUsers: { expect: '401 403 403 403 403 200', body: () => ({ users: ['nikt'] }) },
  outbox: { expect: '401 403 403 403 403 200' },
  audit: { expect: '401 403 403 403 403 200' },
  auditEntry: { expect: '401 403 403 403 403 404', path: () => '1000000' },
  undoAudit: { expect: '401 403 403 403 403 404', body: () => ({ seq: 1_000_000 }) },
  seenAudit: { expect: '401 403 403 403 403 200', body: () => ({ seq: 1 }) },
  unseenAudit: { expect: '401 403 403 403 403 200' },
  bin: { expect: '401 403 403 200 200 200', hides: true },
  restoreBin: { expect: '401 403 403 200 403 200', unknown: 404, body: ({ binned }) => ({ id: binned }) },
  eraseBin: {
    expect: '401 403 403 422 403 422',
    unknown: 404,
    body: ({ binned }) => ({ id: binned, password: 'nie to' }),
  },
  backups: { expect: '401 403 403 403 403 200' },
  makeBackup: { expect: '401 403 403 403 403 200' },
  demoSchool: { expect: '401 403 403 403 403 200' },
  removeDemo: { expect: '401 403 403 403 403 200' },
  downloadBackup: {
    expect: '401 403 403 403 403 404',
    path: () => 'fracht-2026-11-21T11-00-00Z.gz',
    body: () => ({ password: 'dobre-haslo-do-testu' }),
  },

  groups: { expect: '401 200 200 200 200 403', hides: true },
  addGroup: {
    expect: '401 403 403 200 422 403',
    body: ({ student }) => ({ name: 'Nowa', users: [student] }),
  },
  editGroup: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    body: ({ group }) => ({ id: group, name: 'Inna' }),
  },
  deleteGroup: { expect: '401 403 403 200 403 403', unknown: 404, path: ({ group }) => group },
  colleagues: { expect: '401 403 403 200 200 403' },
  schoolGroups: { expect: '401 403 403 403 403 200' },
  addGroupLecturer: {
    expect: '401 403 403 422 403 422',
    unknown: 404,
    body: ({ group }) => ({ group, lecturer: 'nikt' }),
  },
  removeGroupLecturer: {
    expect: '401 403 403 404 403 404',
    unknown: 404,
    body: ({ group }) => ({ group, lecturer: 'nikt' }),
  },
  leaveGroup: { expect: '401 403 403 404 403 403', unknown: 404, body: ({ group }) => ({ group }) },
  handOverGroup: { expect: '401 403 403 403 403 422', body: ({ group }) => ({ group, lecturer: 'nikt' }) },

  content: { expect: '200 200 200 200 200 200' },
  saveContent: {
    expect: '401 403 403 200 200 200',
    body: () => ({ elements: [{ id: 'intro', value: 'Tekst' }] }),
  },
  contact: {
    expect: '200 200 200 200 200 200',
    body: () => ({ name: 'Jan', email: 'jan@dom.test', message: 'Pytanie' }),
  },

  games: { expect: '401 200 200 200 200 403', hides: true },
  addGame: { expect: '401 403 403 200 422 403', body: ({ group }) => ({ group }) },
  removeGame: { expect: '401 403 403 200 403 403', unknown: 404, path: ({ game }) => game },
  homeworks: { expect: '401 403 403 200 200 403', hides: true },
  homework: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    hides: true,
    body: ({ homework }) => ({ id: homework }),
  },
  addHomework: { expect: '401 403 403 200 422 403', body: ({ group }) => ({ ...HOMEWORK_WISH, group }) },
  saveHomework: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    body: ({ homework }) => ({ ...HOMEWORK_WISH, id: homework }),
  },
  homeworkTopics: { expect: '401 403 403 200 200 403' },
  removeHomework: { expect: '401 403 403 200 403 403', unknown: 404, path: ({ homework }) => homework },
  remindHomework: { expect: '401 403 403 200 403 403', unknown: 404, body: ({ homework }) => ({ id: homework }) },
  homeworkSkills: { expect: '401 403 403 200 403 403', unknown: 404, hides: true, path: ({ homework }) => homework },
  homeworkDebrief: { expect: '401 403 403 200 403 403', unknown: 404, hides: true, path: ({ homework }) => homework },
  ownHomework: { expect: '401 200 200 403 403 403', hides: true },
  beginHomework: { expect: '401 200 403 403 403 403', body: ({ homework }) => ({ id: homework }) },
  duelOffer: { expect: '401 200 403 403 403 403', hides: true, path: ({ finished }) => finished },
  openDuel: { expect: '401 200 200 403 403 403' },
  beginDuel: { expect: '401 422 403 403 403 403', body: ({ finished }) => ({ game: finished, ghost: 'OWN' }) },
  setPace: { expect: '401 200 403 403 403 403', body: ({ attempt }) => ({ game: attempt, speed: 3 }) },
  rankings: { expect: '200 200 200 200 200 200' },
  settings: { expect: '401 403 403 200 200 200' },
  updateSettings: { expect: '401 403 403 200 200 200', body: () => ({ settings: [] }) },
  stages: { expect: '401 200 200 200 200 200' },
  updateStages: { expect: '401 403 403 200 200 200', body: () => ({ stages: [] }) },
  earlierValues: { expect: '401 403 403 403 403 200', body: () => ({ kind: 'STAGE', id: '1' }) },
  restoreValue: {
    expect: '401 403 403 403 403 404',
    body: () => ({ kind: 'STAGE', id: '1', version: 7 }),
  },

  emergencies: { expect: '401 403 403 200 200 200' },
  saveEmergency: { expect: '401 403 403 200 200 200', body: () => ({ ...EMPTY_EMERGENCY }) },
  accidents: { expect: '401 403 403 200 200 200' },
  saveAccident: { expect: '401 403 403 200 200 200', body: () => ({ name: 'Korek', value: '[]' }) },
  changeEvents: { expect: '401 403 403 200 200 200' },
  saveChangeEvent: {
    expect: '401 403 403 200 200 200',
    body: () => ({ name: 'Zmiana', type: 'CHANGE_TRUCK' }),
  },
  drafts: { expect: '401 403 403 200 200 200' },
  draft: { expect: '401 403 403 404 404 404', path: () => 'nie-ma' },
  saveDraft: {
    expect: '401 403 403 200 200 200',
    body: () => ({ kind: 'EMERGENCY', value: '{}' }),
  },
  publishDraft: { expect: '401 403 403 404 404 404', body: () => ({ id: 'nie-ma', revision: 'x' }) },
  removeDraft: { expect: '401 403 403 404 404 404', path: () => 'nie-ma' },
  versions: { expect: '401 403 403 404 404 404', path: () => 'nie-ma' },
  version: { expect: '401 403 403 404 404 404', path: () => 'nie-ma', body: () => ({ version: 1 }) },
  removeEvent: { expect: '401 403 403 404 404 404', path: () => 'nie-ma' },
  restoreEvent: { expect: '401 403 403 404 404 404', body: () => ({ id: 'nie-ma' }) },
  moveEvent: { expect: '401 403 403 404 404 404', body: () => ({ id: 'nie-ma' }) },
  importEvents: { expect: '401 403 403 422 422 422' },
  eventImages: { expect: '401 403 403 200 200 200' },
  eventImage: { expect: '401 404 404 404 404 404', body: () => ({ name: 'nie-ma.webp' }) },
  saveEventImage: {
    expect: '401 403 403 404 404 404',
    body: () => ({ name: 'nie-ma.webp', alt: 'Opis' }),
  },
  removeEventImage: { expect: '401 403 403 404 404 404', path: () => 'nie-ma.webp' },
  uploadEventImage: { expect: '401 403 403 422 422 422' },

  surveys: { expect: '401 200 200 200 200 403', hides: true },
  initSurvey: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    body: ({ finished }) => ({ game: finished }),
  },
  remindSurvey: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    body: ({ finished }) => ({ game: finished }),
  },
  submitSurvey: {
    expect: '401 200 403 403 403 403',
    body: ({ survey }) => ({ id: survey, answers: [{ id: 'Q02', value: 3 }] }),
  },
  surveyQuestions: { expect: '401 403 403 200 200 403' },
  saveSurveyQuestions: {
    expect: '401 403 403 200 200 403',
    body: () => ({ questions: [{ value: 'Jak było?' }] }),
  },

  game: {
    expect: '401 200 403 200 403 403',
    unknown: 404,
    body: ({ game }) => ({ id: game }),
  },
  debrief: [
    {
      expect: '401 200 403 404 403 403',
      unknown: 404,
      hides: true,
      path: ({ finished }) => finished,
    },
    {
      expect: '401 403 403 200 403 403',
      unknown: 404,
      hides: true,
      path: ({ finished }) => finished,
      body: ({ student }) => ({ player: student }),
    },
  ],
  classDebrief: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    hides: true,
    path: ({ finished }) => finished,
  },
  classReport: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    hides: true,
    path: ({ finished }) => finished,
  },
  whatIf: [
    {
      expect: '401 404 403 404 403 403',
      unknown: 404,
      hides: true,
      body: ({ finished }) => ({ game: finished, decision: '1', actions: [] }),
    },
    {
      expect: '401 403 403 404 403 403',
      unknown: 404,
      hides: true,
      body: ({ finished, student }) => ({ game: finished, player: student, decision: '1', actions: [] }),
    },
  ],
  skills: [
    {
      expect: '401 200 403 404 403 403',
      unknown: 404,
      hides: true,
      path: ({ finished }) => finished,
    },
    {
      expect: '401 403 403 200 403 403',
      unknown: 404,
      hides: true,
      path: ({ finished }) => finished,
      body: ({ student }) => ({ player: student }),
    },
  ],
  classSkills: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    hides: true,
    path: ({ finished }) => finished,
  },
  strikeObservation: {
    expect: '401 403 403 404 403 403',
    unknown: 404,
    hides: true,
    body: ({ finished, student }) => ({ game: finished, player: student, decision: '1', reason: 'zły internet' }),
  },
  restoreObservation: {
    expect: '401 403 403 404 403 403',
    unknown: 404,
    hides: true,
    body: ({ finished, student }) => ({ game: finished, player: student, decision: '1' }),
  },
  ownTerm: { expect: '401 200 200 403 403 403', hides: true },
  groupTerm: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    hides: true,
    path: ({ group }) => group,
  },
  taskOffers: { expect: '401 403 403 200 403 403', unknown: 404, hides: true, path: ({ group }) => group },
  setTasks: { expect: '401 403 403 200 403 403', unknown: 404, body: ({ group }) => ({ group, items: [] }) },
  playTask: { expect: '401 404 404 403 403 403', body: () => ({ item: 'nie-ma', answers: [] }) },
  replay: {
    expect: '401 200 403 200 403 403',
    unknown: 404,
    hides: true,
    path: ({ finished }) => finished,
  },
  savePractice: { expect: '401 200 200 403 403 403', body: () => ({ step: 2, done: false }) },
  gamePractice: {
    expect: '401 200 403 200 403 403',
    unknown: 404,
    hides: true,
    path: ({ game }) => game,
  },
  curriculum: { expect: '401 403 403 200 200 403' },
  saveCurriculum: {
    expect: '401 403 403 200 200 403',
    body: () => ({ competence: 'WINDOWS', units: ['SPL.05'], isConfirmed: false }),
  },
  readyLessons: { expect: '401 403 403 200 200 403' },
  gamePlan: { expect: '401 403 403 200 403 403', unknown: 404, path: ({ game }) => game },
  situationCards: { expect: '401 403 403 200 200 200' },
  gameNotes: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    hides: true,
    body: ({ game }) => ({ game }),
  },
  addGameNote: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    body: ({ game }) => ({ game, at: 60, round: 1, text: 'Notatka' }),
  },
  changeGameNote: {
    expect: '401 403 403 404 403 403',
    unknown: 404,
    body: ({ game }) => ({ game, id: 'nie-ma', text: 'Notatka' }),
  },
  removeGameNote: {
    expect: '401 403 403 404 403 403',
    unknown: 404,
    path: ({ game }) => `nie-ma?game=${game}`,
  },
  ownSentence: { expect: '401 200 403 403 403 403', hides: true, path: ({ finished }) => finished },
  saveSentence: {
    expect: '401 200 403 403 403 403',
    body: ({ finished }) => ({ game: finished, text: 'policzę marżę' }),
  },
  earlierSentences: { expect: '401 200 403 200 403 403', unknown: 404, hides: true, path: ({ game }) => game },
  classSentences: { expect: '401 403 403 200 403 403', unknown: 404, hides: true, path: ({ finished }) => finished },
  agreeSentence: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    body: ({ finished }) => ({ game: finished, number: 1, text: 'Liczymy marżę.' }),
  },
  liveGame: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    hides: true,
    body: ({ game }) => ({ game }),
  },
  fittingSituations: {
    expect: '401 403 403 200 403 403',
    unknown: 404,
    hides: true,
    body: ({ game }) => ({ game }),
  },
  path: { expect: '401 200 200 200 200 403', body: () => ({ from: 0, to: 3 }) },
  distances: { expect: '401 200 403 200 403 403', body: ({ game }) => ({ game, cars: [], city: 3 }) },
  returnCost: {
    expect: '401 404 403 404 403 403',
    unknown: 404,
    body: ({ game }) => ({ game, car: 'nie-ma' }),
  },
  emergencyPaths: {
    expect: '401 404 403 404 403 403',
    unknown: 404,
    body: ({ game }) => ({ game, order: 'nie-ma' }),
  },
  randomCity: { expect: '401 200 200 200 200 403', body: () => ({}) },
  gameEmergencies: { expect: '401 200 403 200 403 403', unknown: 404, body: ({ game }) => ({ game }) },
  gameEmergency: {
    expect: '401 404 403 404 403 403',
    unknown: 404,
    body: ({ game }) => ({ game, id: 'nie-ma' }),
  },
  gameChangeEvent: {
    expect: '401 404 403 404 403 403',
    path: () => 'CHANGE_TRUCK',
    body: ({ game }) => ({ game }),
  },

  checkConnection: { expect: '200 200 200 200 200 200' },
  network: { expect: '200 200 200 200 200 200' },
  addresses: { expect: '401 403 403 200 200 200' },
  connect: { expect: '401 200 403 200 403 403', unknown: 404, body: ({ game }) => ({ game }) },
  leave: { expect: '401 200 403 200 403 403', unknown: 404, body: ({ game }) => ({ game }) },
  alive: { expect: '401 200 403 200 403 403', unknown: 404, body: ({ game }) => ({ game, ticket: 'none' }) },
  action: {
    expect: '401 409 403 409 403 403',
    unknown: 404,
    body: ({ game }) => ({ game, data: ACTION }),
  },
};

const records = new Map<string, CallRecord>(Object.entries(CALLS));

/** Every call of the API and what each caller is answered. */
export const RIGHTS: readonly Row[] = Object.entries(ROWS).flatMap(([name, rows]) => {
  const record = records.get(name);
  if (record === undefined) throw new Error(`No call is named ${name}`);
  const call = callName(record.method, `/api${routePath(record.path)}`);
  return (Array.isArray(rows) ? rows : [rows]).map((cells: Cells) => ({ ...cells, name, record, call }));
});

/** What a lecturer is answered who leads the group alongside its owner, if it differs from the owner's answer. (RGT-13) */
export const OWNERS_ALONE: Readonly<Record<string, number | undefined>> = {
  deleteUser: 403,
  exportUser: 403,
  addGroup: 422,
  deleteGroup: 403,
  addGroupLecturer: 403,
  removeGroupLecturer: 403,
  leaveGroup: 200,
  restoreBin: 403,
  eraseBin: 403,
};
