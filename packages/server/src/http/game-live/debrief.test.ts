import { setTimeout } from 'node:timers/promises';
import { COMPETENCES, findPlayer, gameTotals, isOpen, ordersOf, replay, score } from '@fracht/engine';
import {
  classDebriefPayload,
  classReportPayload,
  classSkillsPayload,
  debriefPayload,
  exportPayload,
  type ClassDebrief,
  type DebriefDecision,
  type StudentDebrief,
  skillsPayload,
  type StudentSkills,
  whatIfPayload,
  type WhatIfPayload,
} from '@fracht/protocol';
import { beforeAll, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/live/a-game.ts';
import { aBotGame, type BotGame, store } from '../../../test/support/replayed-game.ts';
import { type Login, testApp, type TestApp } from '../../../test/support/test-app.ts';

const STUDENTS = ['anna', 'piotr'];

let app: TestApp;
let logins: { readonly ewa: Login; readonly anna: Login; readonly piotr: Login; readonly olga: Login };
let played: BotGame;

beforeAll(async () => {
  app = await testApp({ withLive: true, isShared: true });
  await app.person({ id: 'ewa', email: 'ewa@szkola.test', type: 'TEACHER' });
  for (const id of [...STUDENTS, 'olga']) {
    await app.person({ id, email: `${id}@szkola.test`, teacher: 'ewa', first_name: id, last_name: 'Testowa' });
  }
  const of = (id: string) => app.logIn(`${id}@szkola.test`);
  logins = { ewa: await of('ewa'), anna: await of('anna'), piotr: await of('piotr'), olga: await of('olga') };
  played = await aBotGame(app, { id: 'g1', seed: 'omówienie 2', students: STUDENTS, rounds: 2 });
  await store(app, played, played.entries, played.end);
});

const ask = (path: string, login: Login) => app.call('GET', `game/${path}`, undefined, login);

/** Asks until the debrief has been worked out. */
async function debriefOf(login: Login, path = 'debrief/g1'): Promise<StudentDebrief> {
  for (;;) {
    const payload = debriefPayload.parse((await ask(path, login)).payload);
    if (payload.state === 'READY') return payload.debrief;
    expect(payload.state).toBe('WORKING');
    await setTimeout(50);
  }
}

async function classOf(login: Login): Promise<{ readonly debrief: ClassDebrief; readonly names: readonly string[] }> {
  for (;;) {
    const payload = classDebriefPayload.parse((await ask('class-debrief/g1', login)).payload);
    if (payload.state === 'READY') return { debrief: payload.debrief, names: payload.names.map(({ name }) => name) };
    expect(payload.state).toBe('WORKING');
    await setTimeout(50);
  }
}

const tryOut = (login: Login, decision: string, actions: readonly unknown[], player?: string) =>
  app.call(
    'POST',
    'game/what-if/',
    { game: 'g1', decision, actions, ...(player === undefined ? {} : { player }) },
    login,
  );

/** The best alternative of a decision that is worse than what could have been done. */
function improvable({ decisions }: StudentDebrief): DebriefDecision {
  const found = decisions.find(({ judgement }) => (judgement?.loss.total ?? 0) > 0);
  if (found === undefined) throw new Error('A careless bot decides badly somewhere');
  return found;
}

test('[DBF-1] [DBF-2] [DBJ-1] a student of a finished game is told what each decision was worth', async () => {
  const debrief = await debriefOf(logins.anna);
  const end = findPlayer(played.end, 'anna');
  expect(debrief.score).toBe(score(end ?? { money: 0, points: 0 }));
  expect(debrief.scores).toHaveLength(2);
  expect(debrief.scores[debrief.place - 1]).toBe(debrief.score);
  const own = played.entries.filter(({ player, action }) => player === 'anna' && action.action === 'BOOK_ORDER');
  expect(debrief.decisions.filter(({ kind }) => kind === 'BOOK_ORDER')).toHaveLength(own.length);
  expect(JSON.stringify(debrief)).not.toMatch(/Testowa|omówienie/u);
});

test('[DBF-3] a decision has what could be seen, what was chosen, and what else could have been done, the best first', async () => {
  const { decisions } = await debriefOf(logins.anna);
  const judged = decisions.filter(({ judgement }) => judgement !== null);
  for (const { judgement, alternatives, question } of judged) {
    const allowed = alternatives.filter(({ breaks }) => breaks === null);
    // Answers that break a rule come last. Answers are ordered by their points, everything else by what it was expected to bring.
    expect(alternatives.slice(0, allowed.length)).toEqual(allowed);
    if (question !== null) continue;
    const gains = allowed.map(({ gain }) => gain.total);
    expect(gains).toEqual(gains.toSorted((one, other) => other - one));
    expect(judgement?.loss.total).toBe(Math.max(0, ...gains));
  }
  const of = (wanted: string) => decisions.flatMap(({ kind, chosen }) => (kind === wanted ? [chosen.is] : []));
  expect(new Set(of('BOOK_ORDER'))).toEqual(new Set(['ORDER']));
  expect(new Set(of('BOOK_CAR'))).toEqual(new Set(['CAR']));
  const rests = decisions.flatMap(({ alternatives }) => alternatives.map(({ choice }) => choice));
  const left = rests.flatMap((choice) => (choice.is === 'PARKING' && choice.overrun !== null ? [choice.overrun] : []));
  expect(left.some((minutes) => minutes < 0)).toBe(true);
  const answered = decisions.find(({ question, chosen }) => question !== null && chosen.is === 'ANSWER');
  expect(answered?.question?.text).not.toBe('');
  const parked = decisions.find(({ kind }) => kind === 'PARK' || kind === 'DRIVE_ON');
  expect(parked?.car?.maxWorkTime).toBe(played.setup.settings.car_worktime);
});

test('[DBF-4] [STP-2] stops name at most five decisions of the same debrief', async () => {
  const { stops, decisions, rest } = await debriefOf(logins.anna);
  expect(stops.length).toBeGreaterThan(0);
  expect(stops.length).toBeLessThanOrEqual(5);
  const judged = decisions.filter(({ judgement }) => judgement !== null);
  expect(stops.every((stop) => judged.some(({ id }) => id === stop.decision))).toBe(true);
  expect(rest.count).toBe(judged.length - stops.length);
});

test('[DBJ-5] [DBF-1] one’s own debrief only, and for the teacher anybody’s', async () => {
  const own = await debriefOf(logins.anna);
  expect(await debriefOf(logins.ewa, 'debrief/g1?player=anna')).toEqual(own);
  expect(await ask('debrief/g1?player=piotr', logins.anna)).toMatchObject({ status: 403 });
  expect(await ask('debrief/g1', logins.olga)).toMatchObject({ status: 403 });
  expect(await ask('debrief/g1?player=olga', logins.ewa)).toMatchObject({ status: 404 });
  expect(await ask('class-debrief/g1', logins.anna)).toMatchObject({ status: 403 });
});

test('[DBJ-5] a game that is not over has no debrief', async () => {
  const { game, setup, entries } = played;
  const running = replay(setup, entries.slice(0, 40));
  await store(app, { game: { ...game, id: 'g2' } }, entries.slice(0, 40), running);
  for (const path of ['debrief/g2?player=anna', 'class-debrief/g2']) {
    expect(await ask(path, logins.ewa)).toMatchObject({ status: 409, message: { code: 'GAME_NOT_OVER' } });
  }
  const tried = await app.call('POST', 'game/what-if/', { game: 'g2', decision: '9', actions: [] }, logins.anna);
  expect(tried).toMatchObject({ status: 409, message: { code: 'GAME_NOT_OVER' } });
});

test('[DBF-6] the class debrief tells scores by place, the class’ curve and what several met, names beside it', async () => {
  const { debrief, names } = await classOf(logins.ewa);
  expect(debrief.players.map((one) => one.score)).toEqual((await debriefOf(logins.anna)).scores);
  const { money, points } = gameTotals(played.end);
  expect(debrief.curve.at(-1)?.score).toBeCloseTo(money / 100 + points * 10, 5);
  expect(debrief.dearest.length).toBeLessThanOrEqual(3);
  for (const { options, count, moments, players } of debrief.dearest) {
    expect(options.reduce((sum, option) => sum + option.count, 0)).toBe(count);
    expect(moments).toHaveLength(count);
    expect(new Set(options.flatMap((option) => option.players))).toEqual(new Set(players));
  }
  expect(JSON.stringify(debrief)).not.toContain('Testowa');
  expect(names.toSorted()).toEqual(['anna Testowa', 'piotr Testowa']);
});

test('[DBF-5] what would have come of the best alternative, with what it was to bring, and how good it is; of what was done nothing else', async () => {
  const decision = improvable(await debriefOf(logins.anna));
  const [best] = decision.alternatives;
  const would: WhatIfPayload = whatIfPayload.parse(
    (await tryOut(logins.anna, decision.id, best?.actions ?? [])).payload,
  );
  expect(would.expected).toEqual(best?.gain);
  expect(would.choice).toEqual(best?.choice);
  expect(would.grade).toBe('BEST');
  const sum = would.differences.reduce((total, { money, points }) => total + money + points * 10, 0);
  expect(sum).toBeCloseTo(would.money.would - would.money.was + (would.points.would - would.points.was) * 10, 5);
  const { chosen } =
    played.entries.map((entry) => ({ chosen: entry })).find(({ chosen: { seq } }) => String(seq) === decision.id) ?? {};
  const same = whatIfPayload.parse((await tryOut(logins.anna, decision.id, [chosen?.action])).payload);
  expect([same.differences, same.gain.total, same.expected.total]).toEqual([[], 0, 0]);
  const byTeacher = await tryOut(logins.ewa, decision.id, best?.actions ?? [], 'anna');
  expect(whatIfPayload.parse(byTeacher.payload)).toEqual(would);
});

test('[DBJ-5] of many what-ifs of one person all are answered, one after another', async () => {
  const decision = improvable(await debriefOf(logins.anna));
  const asked = decision.alternatives.flatMap(({ actions }) => [actions, actions]).slice(0, 4);
  expect(asked.length).toBeGreaterThan(1);
  const answers = await Promise.all(asked.map((actions) => tryOut(logins.anna, decision.id, actions)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('[DBF-5] what was not possible then is refused, an unknown decision is not found, another’s is nobody’s business', async () => {
  const decision = improvable(await debriefOf(logins.anna));
  const impossible = [{ action: 'BOOK_ORDER', order: 'nie-ma' }];
  expect(await tryOut(logins.anna, decision.id, impossible)).toMatchObject({
    status: 409,
    message: { code: 'ORDER_UNKNOWN' },
  });
  expect(await tryOut(logins.anna, '0', [])).toMatchObject({ status: 404 });
  expect(await tryOut(logins.piotr, decision.id, [], 'anna')).toMatchObject({ status: 403 });
  expect(await tryOut(logins.anna, decision.id, [{ action: 'FINISH' }])).toMatchObject({ status: 422 });
});

/** Asks until the competences have been worked out. */
async function skillsOf(login: Login, path = 'skills/g1'): Promise<StudentSkills> {
  for (;;) {
    const payload = skillsPayload.parse((await ask(path, login)).payload);
    if (payload.state === 'READY') return payload.skills;
    expect(payload.state).toBe('WORKING');
    await setTimeout(50);
  }
}

test('[SKL-1] [SKL-2] [SKL-3] [OBS-1] [OBS-2] what decisions say of five competences, in the lesson and over the term', async () => {
  const { lesson, term, lessons, observations, since } = await skillsOf(logins.anna);
  expect(lesson.map(({ competence }) => competence)).toEqual([...COMPETENCES]);
  expect(lesson.reduce((sum, { n }) => sum + n, 0)).toBe(observations.length);
  expect(observations.length).toBeGreaterThan(5);
  const { decisions } = await debriefOf(logins.anna);
  expect(observations.every(({ decision }) => decisions.some(({ id }) => id === decision))).toBe(true);
  expect(lesson.every(({ n, word }) => n < 5 === (word === 'TOO_LITTLE'))).toBe(true);
  // The term consists of this one lesson.
  expect(term).toEqual(lesson);
  expect(lessons.map(({ game }) => game)).toEqual(['g1']);
  expect(lessons[0]?.date.localeCompare(since)).toBeGreaterThanOrEqual(0);
});

test('[SKL-3] [SKL-4] [OBS-4] one’s own competences only; the teacher gets any student’s, and counts of the class', async () => {
  const own = await skillsOf(logins.anna);
  expect(own.name).toBe('anna Testowa');
  expect(await skillsOf(logins.ewa, 'skills/g1?player=anna')).toEqual(own);
  expect(await ask('skills/g1?player=piotr', logins.anna)).toMatchObject({ status: 403 });
  expect(await ask('skills/g1', logins.olga)).toMatchObject({ status: 403 });
  await skillsOf(logins.piotr);
  const { competences, players } = classSkillsPayload.parse((await ask('class-skills/g1', logins.ewa)).payload);
  const sums = competences.map(({ students }) => Object.values(students).reduce((sum, count) => sum + count, 0));
  expect(sums).toEqual(COMPETENCES.map(() => 2));
  const told = (await classOf(logins.ewa)).debrief.competences ?? [];
  expect(told.map(({ competence }) => competence)).toEqual([...COMPETENCES]);
  expect(told.map(({ strong }) => strong)).toEqual(competences.map(({ students }) => students.STRONG));
  expect(players.map(({ id }) => id).toSorted()).toEqual(STUDENTS);
  expect(await ask('class-skills/g1', logins.anna)).toMatchObject({ status: 403 });
});

test('[OBS-4] [RGT-7] a teacher is told nothing of what the student did in another lecturer’s games', async () => {
  const { storage } = app.context;
  const { lessons, lesson } = await skillsOf(logins.anna);
  await app.person({ id: 'jan', email: 'jan@szkola.test', type: 'TEACHER' });
  await storage.games.add(aGame({ id: 'g-jana', teacher: 'jan', players: [aPlayer('anna')] }));
  const stored = await storage.observations.find('g1', 'anna');
  if (stored === null) throw new Error('It was worked out');
  await storage.observations.save({ ...stored, game: 'g-jana' });
  const own = await skillsOf(logins.anna);
  expect(own.lessons.map(({ game }) => game).toSorted()).toEqual(['g-jana', 'g1']);
  const told = await skillsOf(logins.ewa, 'skills/g1?player=anna');
  expect([told.lessons, told.term]).toEqual([lessons, lesson]);
  expect(JSON.stringify(told)).not.toContain('g-jana');
  await storage.games.remove('g-jana', app.context.now());
});

test('[DBF-7] the report of the class has all decisions, ledgers, accounts of orders, happenings and competences of each student, for the teacher', async () => {
  const own = await debriefOf(logins.anna);
  const { lesson } = await skillsOf(logins.anna);
  await skillsOf(logins.piotr);
  const report = classReportPayload.parse((await ask('class-report/g1', logins.ewa)).payload);
  if (report.state !== 'READY') throw new Error('all debriefs are worked out');
  expect(report.next).toBeNull();
  expect(new Map(report.students.map(({ id, name }) => [id, name]))).toEqual(
    new Map([
      ['anna', 'anna Testowa'],
      ['piotr', 'piotr Testowa'],
    ]),
  );
  const anna = report.students.find(({ id }) => id === 'anna');
  expect(anna?.decisions.map(({ id, judgement }) => [id, judgement])).toEqual(
    own.decisions.map(({ id, judgement }) => [id, judgement]),
  );
  const sum = (anna?.ledger ?? []).reduce((all, { money }) => all + money, 0);
  expect(sum * 100).toBeCloseTo(findPlayer(played.end, 'anna')?.money ?? 0, 3);
  const ended = ordersOf(played.end, 'anna').filter((order) => !isOpen(order));
  expect(anna?.orders.map(({ order }) => order)).toEqual(
    ended.filter(({ id }) => anna?.ledger.some(({ order, money }) => order === id && money !== 0)).map(({ id }) => id),
  );
  for (const { order, cargo, rows, real } of anna?.orders ?? []) {
    expect(cargo?.kg).toBe(ended.find(({ id }) => id === order)?.cargo?.kg);
    const entries = (anna?.ledger ?? []).filter((entry) => entry.order === order);
    expect(real).toBeCloseTo(
      entries.reduce((all, { money }) => all + money, 0),
      3,
    );
    expect(rows.reduce((all, row) => all + row.real, 0)).toBeCloseTo(real, 3);
  }
  expect(anna?.orders.length).toBeGreaterThan(1);
  expect(anna?.happenings.map(({ what }) => what)).toContain('ORDER_BOOKED');
  expect(anna?.happenings.filter(({ player }) => player !== 'anna' && player !== null)).toEqual([]);
  expect(anna?.profiles).toEqual(lesson.map(({ competence, word, n, good }) => ({ competence, word, n, good })));
  const rest = classReportPayload.parse((await ask('class-report/g1?from=20', logins.ewa)).payload);
  expect(rest).toEqual({ state: 'READY', students: [], next: null });
  expect(await ask('class-report/g1', logins.anna)).toMatchObject({ status: 403 });
});

test('[SKL-5] [OBS-3] what a teacher strikes out counts no more, with the reason beside it, until it is taken in again', async () => {
  const before = await skillsOf(logins.anna);
  const [first] = before.observations;
  const about = { game: 'g1', player: 'anna', decision: first?.decision ?? '' };
  const strike = { ...about, reason: 'Przerwa w łączności' };
  const send = (path: string, body: object, login: Login) => app.call('POST', `game/${path}/`, body, login);
  expect(await send('strike-observation', strike, logins.anna)).toMatchObject({ status: 403 });
  expect(await send('strike-observation', { ...strike, reason: '' }, logins.ewa)).toMatchObject({ status: 422 });
  expect(await send('strike-observation', { ...strike, decision: '0' }, logins.ewa)).toMatchObject({ status: 404 });
  expect(await send('strike-observation', strike, logins.ewa)).toMatchObject({ status: 200 });
  const struck = await skillsOf(logins.anna);
  for (const login of [logins.anna, logins.ewa]) {
    const { payload } = await app.call('GET', 'user/export/', undefined, login);
    expect(exportPayload.parse(payload).struck).toMatchObject([
      { game: 'g1', decision: about.decision, reason: 'Przerwa w łączności' },
    ]);
  }
  expect(struck.struck).toMatchObject([{ decision: about.decision, reason: 'Przerwa w łączności', by: 'ewa' }]);
  const counted = ({ lesson }: StudentSkills) => lesson.reduce((sum, { n }) => sum + n, 0);
  const gone = before.observations.filter(({ decision }) => decision === about.decision).length;
  expect(counted(struck)).toBe(counted(before) - gone);
  expect(struck.observations).toEqual(before.observations);
  expect(await send('restore-observation', about, logins.ewa)).toMatchObject({ status: 200 });
  expect(await send('restore-observation', about, logins.ewa)).toMatchObject({ status: 404 });
  expect(await skillsOf(logins.anna)).toEqual(before);
});

test('[PRV-1] my data have what my decisions were worth and what they say, and nothing of the others', async () => {
  const debrief = await debriefOf(logins.anna);
  const { observations } = await skillsOf(logins.anna);
  const { payload } = await app.call('GET', 'user/export/', undefined, logins.anna);
  const own = exportPayload.parse(payload);
  expect(own.debriefs.map(({ game, score: mine, place }) => [game, mine, place])).toEqual([
    ['g1', debrief.score, debrief.place],
  ]);
  expect(own.debriefs[0]?.decisions.map(({ id, judgement }) => [id, judgement])).toEqual(
    debrief.decisions.map(({ id, judgement }) => [id, judgement]),
  );
  expect(own.observations.map(({ game, observations: said }) => [game, said])).toEqual([['g1', observations]]);
  expect(JSON.stringify(own)).not.toMatch(/piotr|alternatives|scores/u);
  const { payload: ofTeacher } = await app.call('GET', 'user/export/', undefined, logins.ewa);
  expect(exportPayload.parse(ofTeacher)).toMatchObject({ debriefs: [], observations: [], struck: [] });
});

test('[DBJ-4] [OBS-1] what was worked out is kept, and a student’s goes with the account', async () => {
  await classOf(logins.ewa);
  const { storage } = app.context;
  expect(await storage.debriefs.find('g1', 'piotr')).not.toBeNull();
  await storage.users.erase('piotr', Date.now(), null);
  expect(await storage.debriefs.find('g1', 'piotr')).toBeNull();
  expect((await storage.observations.ofGame('g1')).map(({ player }) => player)).toEqual(['anna']);
  expect(await storage.debriefs.find('g1', 'anna')).not.toBeNull();
  expect(await storage.debriefs.find('g1', 'class')).not.toBeNull();
  // When it is worked out again, the erased student does not come back.
  await storage.debriefs.save('g1', 'piotr', '{}');
  await storage.observations.save({ game: 'g1', player: 'piotr', date: '2026-11-21', body: '[]' });
  expect(await storage.debriefs.find('g1', 'piotr')).toBeNull();
  expect(await storage.observations.find('g1', 'piotr')).toBeNull();
  // The class has its counts without the erased student.
  const told = (await classOf(logins.ewa)).debrief.competences ?? [];
  expect(told.map(({ strong, normal, practise, tooLittle }) => strong + normal + practise + tooLittle)).toEqual(
    COMPETENCES.map(() => 1),
  );
});
