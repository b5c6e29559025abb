/** Who asks: the student and the lecturer of the object, strangers of the same roles, the others. */
export const CALLERS = ['GUEST', 'STUDENT', 'STRANGER', 'TEACHER', 'OTHER', 'ADMIN'] as const;
export type Caller = (typeof CALLERS)[number];

/** What the objects of one cell of the table are, all of TEACHER and, where students have a part, of STUDENT. */
export type Target = {
  readonly student: string;
  readonly group: string;
  readonly game: string;
  readonly finished: string;
  readonly survey: string;
};

/** One call with a body that is right in all but who sends it. */
export type Row = {
  readonly call: string;
  /** Expected statuses, in the order of CALLERS. */
  readonly expect: string;
  /** Where the call is about one object: what an unknown one answers to those who may ask about own ones. */
  readonly unknown?: number;
  /** What stands in the address or the body, by the objects. */
  readonly path?: (target: Target) => string;
  readonly body?: (target: Target) => Readonly<Record<string, unknown>>;
  /** The answer to strangers must not tell of any of the objects. */
  readonly hides?: true;
  /** The call ends the caller's session. */
  readonly burns?: true;
};

let count = 0;

function unique(): string {
  count += 1;
  return `nowa${count}@szkola.test`;
}

const NAMES = { first_name: 'Nowa', last_name: 'Osoba' };
const ACTION = JSON.stringify({ id: 'a1', action: 'USER_JOIN' });
const EMPTY_EMERGENCY = { name: 'Awaria', title: 'Awaria', description: 'Opis', maxTime: 60 };

/** Every call of the API and what each caller hears. A call of the policy table without a row here fails its test. (RGT-1) */
export const RIGHTS: readonly Row[] = [
  //                                          GUEST STUDENT STRANGER TEACHER OTHER ADMIN
  {
    call: 'POST auth',
    expect: '                401   401     401      401    401   401',
    body: () => ({ email: 'nikt@szkola.test', password: 'x' }),
  },
  {
    call: 'POST auth/check',
    expect: '          401   401     401      401    401   401',
    body: () => ({ rememberMeToken: 'x' }),
  },
  { call: 'GET auth/verify', expect: '          401   200     200      200    200   200' },
  { call: 'POST auth/logout', expect: '         401   200     200      200    200   200', burns: true },
  {
    call: 'PATCH auth/settings',
    expect: '      401   422     422      422    422   422',
    body: () => ({
      old_password: 'nie to',
      new_password: 'nowe dlugie haslo',
      new_password_repeat: 'nowe dlugie haslo',
    }),
  },
  {
    call: 'POST auth/recover-password',
    expect: '200  200     200      200    200   200',
    body: () => ({ lostEmail: 'nikt@szkola.test' }),
  },
  {
    call: 'POST auth/reset-password',
    expect: ' 422   422     422      422    422   422',
    body: () => ({ token: 'x', password: 'nowe dlugie haslo' }),
  },
  {
    call: 'POST user/register',
    expect: '       200   200     200      200    200   200',
    body: () => ({ ...NAMES, new_email: unique() }),
  },

  { call: 'GET user/data', expect: '            401   200     200      200    200   200', hides: true },
  { call: 'GET user/get-list', expect: '        401   403     403      200    200   200', hides: true },
  { call: 'GET user/get-list/students/true', expect: '401 403 403      200    200   200', hides: true },
  {
    call: 'POST user/add',
    expect: '            401   403     403      200    422   422',
    body: ({ group }) => ({ ...NAMES, email: unique(), group }),
  },
  {
    call: 'PATCH user/edit',
    expect: '          401   403     403      200    403   200',
    unknown: 404,
    body: ({ student }) => ({ id: student, last_name: 'Inna' }),
  },
  {
    call: 'DELETE user/delete/:id',
    expect: '   401   403     403      200    403   200',
    unknown: 404,
    path: ({ student }) => student,
  },
  {
    call: 'POST user/import',
    expect: '         401   403     403      200    200   403',
    body: () => ({ rows: [{ ...NAMES, email: unique() }] }),
  },
  {
    call: 'POST user/add-class',
    expect: '      401   403     403      200    422   403',
    body: ({ group }) => ({ students: [NAMES], group }),
  },
  {
    call: 'POST user/codes',
    expect: '          401   403     403      200    422   403',
    body: ({ student }) => ({ users: [student] }),
  },
  {
    call: 'PATCH user/move',
    expect: '          401   403     403      200    422   403',
    body: ({ student, group }) => ({ users: [student], group }),
  },
  { call: 'GET user/invitations', expect: '     401   200     200      200    200   403', hides: true },
  {
    call: 'PATCH user/answer-invitation',
    expect: '401 404  404      403    403   403',
    body: () => ({ id: 'nikt', accept: true }),
  },
  {
    call: 'DELETE user/withdraw-invitation/:id',
    expect: '401 403 403 404    404   403',
    path: ({ student }) => student,
  },
  {
    call: 'PATCH user/settings',
    expect: '      401   403     403      200    200   403',
    body: () => ({ public_names: false }),
  },
  { call: 'GET user/export', expect: '          401   200     200      200    200   200', hides: true },
  {
    call: 'POST user/erase-me',
    expect: '       401   422     422      422    422   403',
    body: () => ({ password: 'nie to' }),
  },
  { call: 'GET user/retention', expect: '       401   403     403      403    403   200' },
  {
    call: 'PATCH user/retention',
    expect: '     401   403     403      403    403   200',
    body: () => ({ months: 12 }),
  },
  {
    call: 'POST user/keep',
    expect: '            401   403     403      403    403   200',
    body: () => ({ users: ['nikt'] }),
  },
  { call: 'GET user/outbox', expect: '          401   403     403      403    403   200' },

  { call: 'GET group/get', expect: '            401   200     200      200    200   403', hides: true },
  {
    call: 'POST group/add',
    expect: '           401   403     403      200    422   403',
    body: ({ student }) => ({ name: 'Nowa', users: [student] }),
  },
  {
    call: 'PATCH group/edit',
    expect: '         401   403     403      200    403   403',
    unknown: 404,
    body: ({ group }) => ({ id: group, name: 'Inna' }),
  },
  {
    call: 'DELETE group/delete/:id',
    expect: '  401   403     403      200    403   403',
    unknown: 404,
    path: ({ group }) => group,
  },

  { call: 'GET content/get', expect: '          200   200     200      200    200   200' },
  {
    call: 'PATCH content/save',
    expect: '       401   403     403      200    200   200',
    body: () => ({ elements: [{ id: 'intro', value: 'Tekst' }] }),
  },
  {
    call: 'POST content/contact',
    expect: '     200   200     200      200    200   200',
    body: () => ({ name: 'Jan', email: 'jan@dom.test', message: 'Pytanie' }),
  },

  { call: 'GET game/get-list', expect: '        401   200     200      200    200   403', hides: true },
  {
    call: 'POST game/add',
    expect: '            401   403     403      200    422   403',
    body: ({ group }) => ({ group }),
  },
  {
    call: 'DELETE game/remove/:id',
    expect: '   401   403     403      200    403   403',
    unknown: 404,
    path: ({ game }) => game,
  },
  { call: 'GET game/rankings', expect: '        200   200     200      200    200   200' },
  { call: 'GET game/get-settings', expect: '    401   403     403      200    200   200' },
  {
    call: 'PATCH game/update-settings',
    expect: '401  403     403      200    200   200',
    body: () => ({ settings: [] }),
  },
  { call: 'GET game/get-stages', expect: '      401   200     200      200    200   200' },
  {
    call: 'PATCH game/update-stages',
    expect: ' 401   403     403      200    200   200',
    body: () => ({ stages: [] }),
  },
  {
    call: 'GET values/get-earlier',
    expect: '    401   403     403      403    403   200',
    body: () => ({ kind: 'STAGE', id: '1' }),
  },
  {
    call: 'POST values/restore',
    expect: '      401   403     403      403    403   404',
    body: () => ({ kind: 'STAGE', id: '1', version: 7 }),
  },

  { call: 'GET game/get-emergencies/all', expect: '401 403    403      200    200   200' },
  {
    call: 'PATCH game/save-emergency',
    expect: '401   403     403      200    200   200',
    body: () => ({ ...EMPTY_EMERGENCY }),
  },
  { call: 'GET game/get-accidents/all', expect: '401  403     403      200    200   200' },
  {
    call: 'PATCH game/save-accident',
    expect: ' 401   403     403      200    200   200',
    body: () => ({ name: 'Korek', value: '[]' }),
  },
  { call: 'GET game/get-change-events', expect: '401  403     403      200    200   200' },
  {
    call: 'PATCH game/save-change-event',
    expect: '401 403    403      200    200   200',
    body: () => ({ name: 'Zmiana', type: 'CHANGE_TRUCK' }),
  },
  { call: 'GET game/get-drafts', expect: '    401   403     403      200    200   200' },
  { call: 'GET game/get-draft/:id', expect: '401 403     403      404    404   404', path: () => 'nie-ma' },
  {
    call: 'POST game/save-draft',
    expect: '     401   403     403      200    200   200',
    body: () => ({ kind: 'EMERGENCY', value: '{}' }),
  },
  {
    call: 'POST game/publish-draft',
    expect: '  401   403     403      404    404   404',
    body: () => ({ id: 'nie-ma', revision: 'x' }),
  },
  { call: 'DELETE game/remove-draft/:id', expect: '401 403    403      404    404   404', path: () => 'nie-ma' },
  { call: 'GET game/get-versions/:id', expect: '401 403  403      404    404   404', path: () => 'nie-ma' },
  {
    call: 'GET game/get-version/:id',
    expect: ' 401   403     403      404    404   404',
    path: () => 'nie-ma',
    body: () => ({ version: 1 }),
  },
  { call: 'DELETE game/remove-event/:id', expect: '401 403    403      404    404   404', path: () => 'nie-ma' },
  {
    call: 'POST game/restore-event',
    expect: '  401   403     403      404    404   404',
    body: () => ({ id: 'nie-ma' }),
  },
  {
    call: 'PATCH game/move-event',
    expect: '    401   403     403      404    404   404',
    body: () => ({ id: 'nie-ma' }),
  },
  { call: 'POST game/import-events', expect: '   401   403     403      422    422   422' },
  { call: 'GET game/list-event-images', expect: '401  403     403      200    200   200' },
  {
    call: 'GET game/get-event-image',
    expect: '   401   404     404      404    404   404',
    body: () => ({ name: 'nie-ma.webp' }),
  },
  {
    call: 'PATCH game/save-event-image',
    expect: '401   403     403      404    404   404',
    body: () => ({ name: 'nie-ma.webp', alt: 'Opis' }),
  },
  {
    call: 'DELETE game/remove-event-image/:name',
    expect: '401  403 403 404 404 404',
    path: () => 'nie-ma.webp',
  },
  { call: 'POST game/upload-event-image', expect: '401   403     403      422    422   422' },

  { call: 'GET survey/all', expect: '           401   200     200      200    200   403', hides: true },
  {
    call: 'PUT survey/init',
    expect: '          401   403     403      200    403   403',
    unknown: 404,
    body: ({ finished }) => ({ game: finished }),
  },
  {
    call: 'POST survey/remind',
    expect: '       401   403     403      200    403   403',
    unknown: 404,
    body: ({ finished }) => ({ game: finished }),
  },
  {
    call: 'PATCH survey/submit',
    expect: '      401   200     403      403    403   403',
    body: ({ survey }) => ({ id: survey, answers: [{ id: 'Q02', value: 3 }] }),
  },
  { call: 'GET survey/get-questions', expect: ' 401   403     403      200    200   403' },
  {
    call: 'PATCH survey/save-questions',
    expect: '401 403     403      200    200   403',
    body: () => ({ questions: [{ value: 'Jak było?' }] }),
  },

  {
    call: 'GET game/get',
    expect: '             401   200     403      200    403   403',
    unknown: 404,
    body: ({ game }) => ({ id: game }),
  },
  {
    call: 'GET game/get-live',
    expect: '        401   403     403      200    403   403',
    unknown: 404,
    hides: true,
    body: ({ game }) => ({ game }),
  },
  {
    call: 'GET game/get-fitting',
    expect: '     401   403     403      200    403   403',
    unknown: 404,
    hides: true,
    body: ({ game }) => ({ game }),
  },
  {
    call: 'GET game/get-path',
    expect: '        401   200     200      200    200   403',
    body: () => ({ from: 0, to: 3 }),
  },
  {
    call: 'POST game/get-distances',
    expect: '  401   200     403      200    403   403',
    body: ({ game }) => ({ game, cars: [], city: 3 }),
  },
  {
    call: 'POST game/get-return-cost',
    expect: '401   404     403      404    403   403',
    unknown: 404,
    body: ({ game }) => ({ game, car: 'nie-ma' }),
  },
  {
    call: 'POST game/get-emergency-paths',
    expect: '401 404   403      404    403   403',
    unknown: 404,
    body: ({ game }) => ({ game, order: 'nie-ma' }),
  },
  { call: 'POST game/get-random-city', expect: '401   200     200      200    200   403', body: () => ({}) },
  {
    call: 'GET game/get-emergencies',
    expect: ' 401   200     403      200    403   403',
    unknown: 404,
    body: ({ game }) => ({ game }),
  },
  {
    call: 'GET game/get-emergency',
    expect: '   401   404     403      404    403   403',
    unknown: 404,
    body: ({ game }) => ({ game, id: 'nie-ma' }),
  },
  {
    call: 'GET game/get-change-event/type/:type',
    expect: '401 404 403 404    403   403',
    path: () => 'CHANGE_TRUCK',
    body: ({ game }) => ({ game }),
  },

  { call: 'GET server/check-connection', expect: '200 200     200      200    200   200' },
  { call: 'GET server/addresses', expect: '       401 403     403      200    200   200' },
  {
    call: 'POST server/connect',
    expect: '      401   200     403      200    403   403',
    unknown: 404,
    body: ({ game }) => ({ game }),
  },
  {
    call: 'POST server/leave',
    expect: '        401   200     403      200    403   403',
    unknown: 404,
    body: ({ game }) => ({ game }),
  },
  {
    call: 'POST server/action',
    expect: '       401   409     403      409    403   403',
    unknown: 404,
    body: ({ game }) => ({ game, data: ACTION }),
  },
];
