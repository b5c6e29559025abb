import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, landingContent, stageTexts } from '@fracht/content';
import { type Accident, EMPTY_LIBRARY, type Stars } from '@fracht/engine';
import type { Game, GameProgress } from '../../src/storage/game-store.ts';
import {
  type LoginProof,
  type NewSession,
  pinAccount,
  REPEAT_MS,
  type ShownToken,
} from '../../src/storage/session-store.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { aGame, aPlayer } from '../live/a-game.ts';
import { aUser } from './a-user.ts';
import { aWebp } from './a-webp.ts';
import { homeworkOf } from './a-homework.ts';
import { homeworkContract } from './homework-contract.ts';
import { secondFactorContract } from './second-factor-contract.ts';

const NOON = 1_795_000_000_000;
const FOREVER = NOON * 2;
const DAY_MS = 86_400_000;
const AUTHORSHIP = { author: 'admin', at: NOON };
const BY_PASSWORD = { by: 'PASSWORD', hash: 'skrót' } as const;

/** A session of `a`, whose account has the password of `BY_PASSWORD`. */
function aSession(session: Partial<NewSession> & Pick<NewSession, 'id'>): NewSession {
  return { tokenHash: session.id, user: 'a', remember: null, createdAt: NOON, expiresAt: FOREVER, ...session };
}

/** The token by which a session is remembered. */
function remembered(family: string, tokenHash: string): NonNullable<NewSession['remember']> {
  return { family, tokenHash, expiresAt: FOREVER };
}

/** A remember token as a browser presents it. */
function shown(tokenHash: string): ShownToken {
  return { tokenHash, browser: 'browser', successor: `after ${tokenHash}`, sealed: 'sealed' };
}

/** A game of a group, without players unless some are named. */
function groupGame(game: Partial<Game> & Pick<Game, 'id' | 'teacher'>): Game {
  const own = { groupName: 'Grupa', stages: [{ id: 1, value: 'Zażółć gęślą jaźń' }], createdAt: NOON };
  return aGame({ ...own, players: [], ...game });
}

/** What every storage must do alike; each provider runs it on a fresh one. (STO-1) */
export function storageContract(provider: string, open: () => Promise<Storage>): void {
  describe(`storage on ${provider}`, () => {
    users(open);
    sessions(open);
    secondFactorContract(open);
    groups(open);
    groupLecturers(open);
    invitations(open);
    games(open);
    homeworkContract(open);
    content(open);
    library(open);
    shownPictures(open);
    ownWays(open);
  });
}

/** The part that each provider does in its own way: who waits for whom, how texts are sorted, and where pictures are stored. */
export function ownWaysContract(provider: string, open: () => Promise<Storage>): void {
  describe(`what storage on ${provider} does in its own way`, () => {
    ownWays(open);
  });
}

function ownWays(open: () => Promise<Storage>): void {
  atOnce(open);
  loginsAtOnce(open);
  pictures(open);
}

function atOnce(open: () => Promise<Storage>): void {
  test('[STO-1] of many who change the same at once one does, and every game and person counts once', async () => {
    const { users: accounts, groups: classes, games: lessons, content: texts } = await open();
    await accounts.add(aUser({ id: 'lektor', type: 'TEACHER' }));
    await accounts.add(aUser({ id: 'a' }));
    await classes.add({ id: 'g', name: 'Grupa', teacher: 'lektor', num_games: 0, createdAt: NOON }, ['a']);
    const game = groupGame({ id: 'x', teacher: 'lektor', group: 'g', players: [aPlayer('a')] });
    await lessons.add(game);
    const five = <Done>(work: (index: number) => Promise<Done>) => Promise.all([0, 1, 2, 3, 4].map(work));
    const saved = await five((index) => texts.saveStages([{ id: 1, value: `Etap ${index}`, version: 0 }], AUTHORSHIP));
    expect(saved.filter((isSaved) => isSaved)).toHaveLength(1);
    const added = await five((index) => accounts.add(aUser({ id: `u${index}`, email: 'jeden@szkola.test' })));
    expect(added.toSorted()).toEqual(['added', 'taken', 'taken', 'taken', 'taken']);
    await five(() => lessons.finish('x', { ...game, state: 'FINISHED' }, [], ['a']));
    expect(await accounts.find('a')).toMatchObject({ games_played: 1 });
    expect(await classes.find('g')).toMatchObject({ num_games: 1 });
  });

  test('texts are sorted by their bytes, and who asks for what no text may hold finds nothing', async () => {
    const { invitations: asked, users: accounts } = await open();
    const invitation = { teacher: 'lektor', first_name: 'Ala', last_name: 'Lis', group: null, createdAt: NOON };
    for (const student of ['ż', 'b', 'B', '_', 'a']) await asked.invite({ ...invitation, student }, []);
    const students = (await asked.ofTeacher('lektor')).map(({ student }) => student);
    expect(students).toEqual(['B', '_', 'a', 'b', 'ż']);
    expect([await accounts.find('a\u0000'), await accounts.findByEmail('\u0000')]).toEqual([null, null]);
    expect(await accounts.findAll([])).toEqual([]);
  });
}

function users(open: () => Promise<Storage>): void {
  test('[PPL-2] an account is found by id and e-mail, and its e-mail is its own', async () => {
    const { users: store } = await open();
    expect(await store.add(aUser({ id: 'a', email: 'a@b.pl' }))).toBe('added');
    expect(await store.add(aUser({ id: 'b', email: 'a@b.pl' }))).toBe('taken');
    expect(await store.find('b')).toBeNull();
    expect(await store.findByEmail('a@b.pl')).toEqual(await store.find('a'));
    await store.add(aUser({ id: 'c' }));
    expect(await store.change('c', { email: 'a@b.pl' })).toBe('taken');
  });

  test('a change touches only what it names', async () => {
    const { users: store } = await open();
    await store.add(aUser({ id: 'a' }));
    expect(await store.change('a', { first_name: 'Łucja', approved: false })).toBe('changed');
    expect(await store.find('a')).toMatchObject({
      first_name: 'Łucja',
      last_name: 'Lis',
      approved: false,
      group: null,
    });
    expect(await store.change('a', {})).toBe('changed');
  });

  test('[PRV-2] erasing takes the person away and leaves the row that results refer to', async () => {
    const { users: store, sessions: logins } = await open();
    await store.add(aUser({ id: 'lektor', type: 'TEACHER' }));
    await store.add(aUser({ id: 'a', teacher: 'lektor', passwordHash: BY_PASSWORD.hash }));
    await logins.open(aSession({ id: 's', tokenHash: 't' }), BY_PASSWORD);
    await store.erase('a', NOON, null);
    expect(await store.findAll(['a', 'nikt'])).toMatchObject([
      { email: null, first_name: '', passwordHash: null, erased: true },
    ]);
    expect(await store.studentsOf('lektor')).toEqual([]);
    expect(await logins.find('t', NOON)).toBeNull();
  });

  test('[PRK-1] [PRV-9] the furthest step of a practice and its first end are kept, and forgotten with the person', async () => {
    const { users: people } = await open();
    await people.add(aUser({ id: 'a' }));
    const kept = async () => (await people.find('a'))?.practice;
    expect(await kept()).toEqual({ step: 0, doneAt: null });
    await people.practised('a', 3, null);
    await people.practised('a', 2, null);
    expect(await kept()).toEqual({ step: 3, doneAt: null });
    await people.practised('a', 5, NOON);
    await people.practised('a', 1, NOON + 1);
    expect(await kept()).toEqual({ step: 5, doneAt: NOON });
    await people.erase('a', NOON, null);
    expect(await kept()).toEqual({ step: 0, doneAt: null });
  });

  test('an empty school has no people but admins', async () => {
    const { users: store } = await open();
    expect([await store.isEmpty(), await store.hasAdmin()]).toEqual([true, false]);
    await store.add(aUser({ id: 'admin', type: 'ADMIN' }));
    expect([await store.isEmpty(), await store.hasAdmin()]).toEqual([true, true]);
    await store.add(aUser({ id: 'a' }));
    expect(await store.isEmpty()).toBe(false);
    expect((await store.everybody()).map((user) => user.id)).toEqual(['a']);
  });
}

/** A storage with `a`. */
async function opensWithUser(open: () => Promise<Storage>): Promise<Storage> {
  const storage = await open();
  await storage.users.add(aUser({ id: 'a', passwordHash: BY_PASSWORD.hash }));
  return storage;
}

function sessions(open: () => Promise<Storage>): void {
  const withUser = () => opensWithUser(open);

  test('[LGN-7] a session lives until it expires or ends, and its family ends with it', async () => {
    const { sessions: store } = await withUser();
    const session = { tokenHash: 't', remember: remembered('f', 'r'), expiresAt: NOON + 10 };
    await store.open(aSession({ ...session, id: 's' }), BY_PASSWORD);
    await store.open(aSession({ id: 's2', tokenHash: 't2', remember: remembered('f', 'r2') }), BY_PASSWORD);
    expect(await store.find('t', NOON + 9)).toMatchObject({ id: 's', user: { id: 'a' } });
    expect(await store.find('t', NOON + 10)).toBeNull();
    await store.end({ id: 's', family: 'f' });
    expect(await store.find('t2', NOON)).toBeNull();
  });

  test('[LGN-5] a remember token is used once; using it again ends the family', async () => {
    const { sessions: store } = await withUser();
    await store.open(aSession({ id: 's1', remember: remembered('f', 'r1') }), BY_PASSWORD);
    expect(await store.takeRemember(shown('r1'), NOON)).toMatchObject({ user: 'a', family: 'f', isReused: false });
    await store.open(aSession({ id: 's2', remember: remembered('f', 'r2') }), { by: 'REMEMBERED' });
    expect(await store.takeRemember(shown('r1'), NOON + REPEAT_MS + 1)).toMatchObject({ family: 'f', isReused: true });
    expect(await store.takeRemember(shown('r2'), NOON)).toBeNull();
  });

  test('[LGN-5] for 30 s the browser that used a token has the same successor again, whatever it asks for, and whether or not that was stored', async () => {
    const { sessions: store } = await withUser();
    await store.open(aSession({ id: 's1', remember: remembered('f', 'r1') }), BY_PASSWORD);
    const first = { ...shown('r1'), successor: 'r2', sealed: 'r2 sealed' };
    const again = { ...first, successor: 'r9', sealed: 'r9 sealed' };
    const same = { user: 'a', family: 'f', isReused: false, sealed: 'r2 sealed' };
    expect(await store.takeRemember(first, NOON)).toEqual(same);
    expect(await store.takeRemember(again, NOON)).toEqual(same);
    for (const id of ['s2', 's3']) {
      await store.open(aSession({ id, tokenHash: id, remember: remembered('f', 'r2') }), { by: 'REMEMBERED' });
    }
    expect(await store.takeRemember(again, NOON + REPEAT_MS)).toEqual(same);
    expect([await store.find('s2', NOON), await store.find('s3', NOON)]).toMatchObject([{ id: 's2' }, { id: 's3' }]);
  });

  test.each([
    ['another browser', 1, { browser: 'another' }, false],
    ['the same one after the successor was used', 1, {}, true],
    ['the same one too late', REPEAT_MS + 1, {}, false],
  ])('[LGN-5] a used token that is shown by %s ends the family', async (_, later, by, isFollowed) => {
    const { sessions: store } = await withUser();
    await store.open(aSession({ id: 's1', remember: remembered('f', 'r1') }), BY_PASSWORD);
    const first = { ...shown('r1'), successor: 'r2' };
    await store.takeRemember(first, NOON);
    await store.open(aSession({ id: 's2', tokenHash: 's2', remember: remembered('f', 'r2') }), { by: 'REMEMBERED' });
    if (isFollowed) await store.takeRemember(shown('r2'), NOON);
    expect(await store.takeRemember({ ...first, ...by }, NOON + later)).toMatchObject({ isReused: true });
    expect([await store.find('s2', NOON), await store.takeRemember(shown('r2'), NOON)]).toEqual([null, null]);
  });

  test('[LGN-6] the newest eight CSRF pairs of a session are good, and only for it', async () => {
    const { sessions: store } = await withUser();
    await store.open(aSession({ id: 's' }), BY_PASSWORD);
    for (let count = 0; count < 9; count += 1) await store.addCsrf('s', `k${count}`, 'h', NOON + count);
    expect(await store.hasCsrf('s', 'k0', 'h')).toBe(false);
    expect(await store.hasCsrf('s', 'k1', 'h')).toBe(true);
    expect(await store.hasCsrf('s', 'k8', 'inny')).toBe(false);
    expect(await store.hasCsrf('obca', 'k8', 'h')).toBe(false);
  });

  test('[LGN-8] a new password ends every session and remembered login but the kept one, and the open links', async () => {
    const { sessions: store, users: accounts } = await withUser();
    for (const [id, family] of [
      ['s1', 'f1'],
      ['s2', 'f2'],
    ] as const)
      await store.open(aSession({ id, remember: remembered(family, family) }), BY_PASSWORD);
    await store.addPasswordToken('p', 'a', FOREVER);
    await accounts.setPassword('a', 'hash', { id: 's1', family: 'f1' });
    expect(await store.takeRemember(shown('f1'), NOON)).toMatchObject({ user: 'a', family: 'f1', isReused: false });
    expect(await store.takeRemember(shown('f2'), NOON)).toBeNull();
    expect(await store.find('s1', NOON)).toMatchObject({ user: { passwordHash: 'hash' } });
    expect(await store.find('s2', NOON)).toBeNull();
    expect(await store.takePasswordToken('p', NOON)).toBeNull();
  });

  test('[LGN-8] [LGN-13] no session is opened by a password, a code or a remembered login that ended meanwhile', async () => {
    const { sessions: store, users: accounts } = await withUser();
    const opens = (id: string, proof: LoginProof) =>
      store.open(aSession({ id, remember: remembered('f', `r-${id}`) }), proof);
    await store.putLoginCode('a', 'kod', FOREVER);
    expect(await opens('s1', { by: 'CODE', hash: 'inny kod' })).toBe(false);
    expect(await opens('s2', { by: 'CODE', hash: 'kod' })).toBe(true);
    expect(await opens('s3', { by: 'CODE', hash: 'kod' })).toBe(false);
    expect(await opens('s4', { by: 'REMEMBERED' })).toBe(true);
    await accounts.setPassword('a', 'nowy skrót', null);
    expect(await opens('s5', BY_PASSWORD)).toBe(false);
    expect(await opens('s6', { by: 'REMEMBERED' })).toBe(false);
    for (const id of ['s1', 's3', 's5', 's6']) {
      expect([id, await store.find(id, NOON), await store.takeRemember(shown(`r-${id}`), NOON)]).toEqual([
        id,
        null,
        null,
      ]);
    }
    expect(await opens('s7', { by: 'PASSWORD', hash: 'nowy skrót' })).toBe(true);
  });

  test('[LGN-18] a used code is known as used until the next, whatever time passes and whatever password is set; one that waits is not', async () => {
    const { sessions: store, users: accounts } = await withUser();
    await store.putLoginCode('a', 'kod', NOON + 10);
    expect(await store.loginCode('a', NOON)).toEqual({ hash: 'kod', isUsed: false, isSpare: false });
    expect(await store.loginCode('a', NOON + 10)).toBeNull();
    await store.open(aSession({ id: 's' }), { by: 'CODE', hash: 'kod' });
    await accounts.setPassword('a', 'skrót', null);
    await store.sweep({ past: FOREVER, latest: FOREVER });
    expect(await store.loginCode('a', FOREVER)).toEqual({ hash: 'kod', isUsed: true, isSpare: false });
    expect(await store.waysIn('a')).toMatchObject({ code: { expiresAt: NOON + 10, usedAt: NOON } });
    await store.putLoginCode('a', 'drugi', FOREVER);
    expect(await store.loginCode('a', NOON)).toEqual({ hash: 'drugi', isUsed: false, isSpare: false });
    await accounts.setPassword('a', 'skrót', null);
    expect(await store.loginCode('a', NOON)).toBeNull();
  });

  test('[LGN-19] a spare code takes PIN and sessions away when it is used, and brings the code of before back when it is withdrawn', async () => {
    const { sessions: store, users: accounts } = await withUser();
    await accounts.add(aUser({ id: 'b', email: null, login: 'b', passwordHash: 'PIN' }));
    const opens = (id: string, proof: LoginProof) =>
      store.open(aSession({ id, user: 'b', remember: remembered(id, `r-${id}`) }), proof);
    const standing = async () => ({
      pin: (await accounts.find('b'))?.passwordHash,
      isOpen: await store.isOpen('s1', NOON),
      code: await store.loginCode('b', NOON),
    });
    expect(await store.takeBackSpareCode('b')).toBe(false);
    await opens('s1', { by: 'PASSWORD', hash: 'PIN' });
    await store.putSpareCode('b', 'pomyłka', FOREVER);
    expect([await store.takeBackSpareCode('b'), await store.loginCode('b', NOON)]).toEqual([true, null]);
    await store.putSpareCode('b', 'zapas', FOREVER);
    expect(await standing()).toEqual({
      pin: 'PIN',
      isOpen: true,
      code: { hash: 'zapas', isUsed: false, isSpare: true },
    });
    expect(await opens('s2', { by: 'CODE', hash: 'zapas' })).toBe(true);
    expect(await standing()).toEqual({
      pin: null,
      isOpen: false,
      code: { hash: 'zapas', isUsed: true, isSpare: true },
    });
    expect([await store.isOpen('s2', NOON), await store.takeRemember(shown('r-s1'), NOON)]).toEqual([true, null]);
    expect(await store.takeBackSpareCode('b')).toBe(false);
    await store.putLoginCode('b', 'druga kartka', NOON + 10);
    await store.putSpareCode('b', 'zapas 2', FOREVER);
    await store.putSpareCode('b', 'zapas 3', FOREVER);
    expect(await opens('s3', { by: 'CODE', hash: 'druga kartka' })).toBe(false);
    expect(await store.takeBackSpareCode('b')).toBe(true);
    expect(await store.waysIn('b')).toMatchObject({ code: { expiresAt: NOON + 10, usedAt: null } });
    expect(await opens('s4', { by: 'CODE', hash: 'druga kartka' })).toBe(true);
  });

  test('[LGN-17] a PIN goes with a new code and with the first e-mail, a password that goes with an e-mail stays', async () => {
    const { sessions: store, users: accounts } = await withUser();
    const hashOf = async (id: string) => (await accounts.find(id))?.passwordHash;
    await store.open(aSession({ id: 's' }), BY_PASSWORD);
    await store.putLoginCode('a', 'kod', FOREVER);
    expect([await hashOf('a'), await store.isOpen('s', NOON)]).toEqual([BY_PASSWORD.hash, false]);
    for (const id of ['b', 'c']) await accounts.add(aUser({ id, email: null, login: id, passwordHash: 'PIN' }));
    await store.putLoginCode('b', 'kod', FOREVER);
    await accounts.change('c', { email: 'c@szkola.test' });
    expect([await hashOf('b'), await hashOf('c')]).toEqual([null, null]);
    const kept = { id: 's', family: null };
    const setFor = (id: string, hasEmail: boolean, from: string | null = null) =>
      accounts.replacePassword(id, { from, to: 'nowy', hasEmail }, kept);
    expect([await setFor('b', true), await setFor('b', false, 'PIN'), await setFor('c', false)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([await setFor('b', false), await setFor('b', false), await setFor('c', true)]).toEqual([true, false, true]);
  });

  test('[LGN-17] guesses at a PIN are kept for as long as it is, and go with the account', async () => {
    const { sessions: store, users: accounts } = await withUser();
    const bounds = { within: FOREVER, most: 3 };
    const place = (account: string) => ({ account, address: '' });
    for (const account of [pinAccount('a'), 'none:a'])
      for (const at of [NOON, NOON + 1]) await store.countAttempt(place(account), { ...bounds, at });
    await store.takeBackAttempt(place(pinAccount('a')), NOON + 1);
    await store.sweep({ past: NOON + DAY_MS, latest: NOON + DAY_MS });
    expect(await store.waysIn('a')).toEqual({ code: null, wrongPins: 1 });
    expect(await store.countAttempt(place('none:a'), { ...bounds, at: NOON + DAY_MS })).toEqual([]);
    await accounts.erase('a', NOON, null);
    expect(await store.waysIn('a')).toEqual({ code: null, wrongPins: 0 });
  });

  test('[PPL-3] whose approval is withdrawn is logged out; who was never approved keeps the link to set a password', async () => {
    const { sessions: store, users: accounts } = await withUser();
    await store.open(aSession({ id: 's', remember: remembered('f', 'r') }), BY_PASSWORD);
    await accounts.change('a', { approved: true });
    expect(await store.isOpen('s', NOON)).toBe(true);
    await accounts.change('a', { approved: false });
    expect([await store.isOpen('s', NOON), await store.takeRemember(shown('r'), NOON)]).toEqual([false, null]);
    await store.open(aSession({ id: 'late' }), BY_PASSWORD);
    expect(await store.find('late', NOON)).toBeNull();
    await store.addPasswordToken('p', 'a', FOREVER);
    await accounts.change('a', { approved: false });
    expect(await store.takePasswordToken('p', NOON)).toBe('a');
  });

  test('[LGN-20] a new e-mail ends the links of before, and none is kept for an e-mail that the account has no more', async () => {
    const { sessions: store, users: accounts } = await withUser();
    const email = 'a@szkola.test';
    expect(await store.addPasswordToken('p', 'a', FOREVER, email)).toBe(true);
    await accounts.change('a', { email, first_name: 'Ewa' });
    await accounts.change('a', { last_name: 'Kos' });
    expect(await store.takePasswordToken('p', NOON)).toBe('a');
    await store.addPasswordToken('q', 'a', FOREVER, email);
    await accounts.change('a', { email: 'b@szkola.test' });
    expect(await store.takePasswordToken('q', NOON)).toBeNull();
    expect(await store.addPasswordToken('r', 'a', FOREVER, email)).toBe(false);
    expect(await store.takePasswordToken('r', NOON)).toBeNull();
  });

  test('[LGN-20] a new e-mail ends password, sessions and remembered logins; the same one again ends nothing', async () => {
    const { sessions: store, users: accounts } = await withUser();
    await store.open(aSession({ id: 's' }), BY_PASSWORD);
    const state = async () => [(await accounts.find('a'))?.passwordHash ?? null, await store.isOpen('s', NOON)];
    await accounts.change('a', { email: 'a@szkola.test' });
    expect(await state()).toEqual([BY_PASSWORD.hash, true]);
    await accounts.change('a', { email: 'b@szkola.test' });
    expect(await state()).toEqual([null, false]);
  });

  test('[LGN-9] a password token is good once and in time', async () => {
    const { sessions: store } = await withUser();
    await store.addPasswordToken('p', 'a', NOON + 10);
    await store.addPasswordToken('late', 'a', NOON);
    expect(await store.takePasswordToken('late', NOON)).toBeNull();
    expect(await store.takePasswordToken('p', NOON)).toBe('a');
    expect(await store.takePasswordToken('p', NOON)).toBeNull();
  });

  test('[LGN-15] the failures of an account are forgotten at all addresses, those of others stay', async () => {
    const { sessions: store } = await open();
    const bounds = { at: NOON, within: 5, most: 3 };
    const places = ['a', 'b', 'c'].flatMap((account) => ['', '10.0.0.1'].map((address) => ({ account, address })));
    for (const place of places) await store.countAttempt(place, bounds);
    await store.forgetFailures(['a', 'b']);
    const left = await Promise.all(places.map((place) => store.countAttempt(place, bounds)));
    expect(left.map(({ length }) => length)).toEqual([0, 0, 0, 0, 1, 1]);
  });

  test('[PRV-6] attempts counted by a clock that was far ahead shut nobody out', async () => {
    const { sessions: store } = await open();
    const place = { account: 'a', address: '10.0.0.1' };
    for (let index = 0; index < 3; index += 1) await store.countAttempt(place, { at: FOREVER, within: 5, most: 3 });
    expect(await store.countAttempt(place, { at: NOON, within: 5, most: 3 })).toEqual([]);
  });

  test('sweeping takes what has expired and nothing else', async () => {
    const { sessions: store } = await withUser();
    await store.open(aSession({ id: 'old', expiresAt: NOON }), BY_PASSWORD);
    await store.addCsrf('old', 'k', 'h', NOON);
    await store.open(aSession({ id: 'new' }), BY_PASSWORD);
    await store.sweep({ past: NOON, latest: FOREVER });
    expect(await store.hasCsrf('old', 'k', 'h')).toBe(false);
    expect(await store.find('new', NOON)).not.toBeNull();
  });

  test('[PRV-6] sweeping takes what lasts longer than anything given out by now can, each by how long it lasts', async () => {
    const { sessions: store } = await withUser();
    const lasts = (ms: number, later = 0) => NOON + ms + 2 * DAY_MS + later;
    const give = async (later: number) => {
      const name = String(later);
      const remember = { tokenHash: `r${name}`, family: `f${name}`, expiresAt: lasts(60 * DAY_MS, later) };
      await store.open(aSession({ id: name, remember, expiresAt: lasts(DAY_MS / 2, later) }), BY_PASSWORD);
      await store.addPasswordToken(`l${name}`, 'a', lasts(7 * DAY_MS, later));
    };
    const code = async (later: number) => {
      await store.putLoginCode('a', 'kod', lasts(180 * DAY_MS + DAY_MS / 24, later));
      await store.sweep({ past: NOON, latest: NOON });
      return store.loginCode('a', NOON);
    };
    expect([await code(0), await code(1)]).toEqual([{ hash: 'kod', isUsed: false, isSpare: false }, null]);
    for (const later of [0, 1]) await give(later);
    await store.sweep({ past: NOON, latest: NOON });
    const left = async (name: string) => [
      (await store.find(name, NOON)) !== null,
      (await store.takeRemember(shown(`r${name}`), NOON)) !== null,
      (await store.takePasswordToken(`l${name}`, NOON)) !== null,
    ];
    expect([await left('0'), await left('1')]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
  });
}

function loginsAtOnce(open: () => Promise<Storage>): void {
  const withUser = () => opensWithUser(open);

  test('[LGN-8] [LGN-13] of a login and a new password or code at the same moment no session of the old one is left', async () => {
    const { sessions: store, users: accounts } = await withUser();
    const byPassword = [1, 2, 3, 4].map((index) => store.open(aSession({ id: `p${index}` }), BY_PASSWORD));
    await Promise.all([...byPassword, accounts.setPassword('a', 'nowy skrót', null)]);
    for (const index of [1, 2, 3, 4]) expect(await store.find(`p${index}`, NOON)).toBeNull();
    await store.putLoginCode('a', 'kod', FOREVER);
    const byCode = [1, 2, 3, 4].map((index) => store.open(aSession({ id: `c${index}` }), { by: 'CODE', hash: 'kod' }));
    await Promise.all([...byCode, store.putLoginCode('a', 'nowy kod', FOREVER)]);
    for (const index of [1, 2, 3, 4]) expect(await store.find(`c${index}`, NOON)).toBeNull();
  });

  test('[LGN-3] attempts are counted by account and address together, many at once no more than may be', async () => {
    const { sessions: store } = await open();
    const place = { account: 'a', address: '10.0.0.1' };
    const bounds = { at: NOON + 5, within: 5, most: 3 };
    await store.countAttempt(place, { ...bounds, at: NOON });
    const before = await Promise.all(Array.from({ length: 5 }, () => store.countAttempt(place, bounds)));
    expect(before.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 3]);
    expect(await store.countAttempt({ ...place, address: '10.0.0.2' }, bounds)).toEqual([]);
    await store.clearFailures(place, NOON + 4);
    expect(await store.countAttempt(place, bounds)).toHaveLength(3);
    await store.clearFailures(place, NOON + 5);
    expect(await store.countAttempt(place, bounds)).toEqual([]);
  });
}

function groupLecturers(open: () => Promise<Storage>): void {
  test('[PPL-21] [PPL-22] who leads a group to a day does so in all lists up to it; a group goes over whole, and so does what is inherited', async () => {
    const { users: accounts, groups: classes, games: lessons, groupLecturers: leading, survey } = await open();
    for (const id of ['ewa', 'jan', 'ola']) await accounts.add(aUser({ id, type: 'TEACHER' }));
    await accounts.add(aUser({ id: 'a', teacher: 'ewa' }));
    await classes.add({ id: 'g', name: 'Grupa', teacher: 'ewa', num_games: 0, createdAt: NOON }, ['a']);
    await lessons.add(groupGame({ id: 'x', teacher: 'ewa', group: 'g', players: [aPlayer('a')] }));
    await leading.put({ group: 'g', lecturer: 'jan', until: null, at: NOON });
    await leading.put({ group: 'g', lecturer: 'jan', until: '2026-12-01', at: NOON });
    await leading.put({ group: 'g', lecturer: 'ola', until: null, at: NOON + 1 });
    const led = async (day: string) => (await leading.groupsOf('jan', day)).map(({ group }) => group);
    expect([await led('2026-12-01'), await led('2026-12-02')]).toEqual([['g'], []]);
    expect((await leading.of(['g'])).map(({ lecturer, until }) => [lecturer, until])).toEqual([
      ['jan', '2026-12-01'],
      ['ola', null],
    ]);
    const lists = async (shared: readonly string[]) => [
      (await accounts.studentsOf('jan', shared)).length,
      (await classes.of('jan', shared)).length,
      (await lessons.ofTeacher('jan', shared)).length,
      (await survey.ofTeacher('jan', shared)).length,
    ];
    expect([await lists(['g']), await lists([])]).toEqual([
      [1, 1, 1, 0],
      [0, 0, 0, 0],
    ]);
    await leading.handOver('g', 'jan');
    expect(await lists([])).toEqual([1, 1, 1, 0]);
    expect((await leading.of(['g'])).map(({ lecturer }) => lecturer)).toEqual(['ola']);
    await accounts.erase('jan', NOON, 'ola');
    expect(await leading.of(['g'])).toEqual([]);
    expect((await classes.find('g'))?.teacher).toBe('ola');
    expect([await leading.remove('g', 'ola'), await leading.of([])]).toEqual([false, []]);
  });
}

function invitations(open: () => Promise<Storage>): void {
  const invitation = {
    student: 'a',
    teacher: 'lektor',
    first_name: 'Ala',
    last_name: 'Lis',
    group: 'g',
    createdAt: NOON,
  };

  test('[PPL-4] one invitation of the same two is kept, with what was written last; it is accepted once', async () => {
    const { users: accounts, groups: store, invitations: asked } = await open();
    for (const id of ['lektor', 'inny']) await accounts.add(aUser({ id, type: 'TEACHER' }));
    await accounts.add(aUser({ id: 'a' }));
    await store.add({ id: 'g', name: 'g', teacher: 'lektor', num_games: 0, createdAt: NOON }, []);
    expect(await asked.invite({ ...invitation, first_name: 'Ola' }, [])).toBe('first');
    expect(await asked.invite({ ...invitation, createdAt: NOON + 5 }, [])).toBe('again');
    expect(await asked.ofStudent('a')).toEqual([invitation]);
    expect(await asked.ofTeacher('inny')).toEqual([]);
    await asked.invite({ ...invitation, teacher: 'inny', group: 'g' }, []);
    expect(await Promise.all([asked.accept('a', 'lektor'), asked.accept('a', 'inny')])).toEqual([true, false]);
    expect(await accounts.find('a')).toMatchObject({ teacher: 'lektor', group: 'g' });
    expect(await asked.ofStudent('a')).toEqual([]);
  });

  test('[PPL-4] another lecturer’s group is not come into; who has a lecturer or is erased accepts nothing', async () => {
    const { users: accounts, groups: store, invitations: asked } = await open();
    for (const id of ['lektor', 'inny']) await accounts.add(aUser({ id, type: 'TEACHER' }));
    for (const id of ['a', 'b']) await accounts.add(aUser({ id }));
    await store.add({ id: 'g', name: 'g', teacher: 'inny', num_games: 0, createdAt: NOON }, []);
    await asked.invite(invitation, []);
    expect(await asked.accept('a', 'lektor')).toBe(true);
    expect(await accounts.find('a')).toMatchObject({ teacher: 'lektor', group: null });
    await asked.invite({ ...invitation, teacher: 'inny' }, []);
    expect(await asked.accept('a', 'inny')).toBe(false);
    await asked.invite({ ...invitation, student: 'b' }, []);
    expect(await asked.remove('b', 'inny')).toBe(false);
    await accounts.erase('b', NOON, null);
    expect(await asked.ofTeacher('lektor')).toEqual([]);
  });
}

function groups(open: () => Promise<Storage>): void {
  test('[PPL-5] a student is in one group at most', async () => {
    const { users: accounts, groups: store } = await open();
    await accounts.add(aUser({ id: 'lektor', type: 'TEACHER' }));
    await accounts.add(aUser({ id: 'a' }));
    for (const id of ['g1', 'g2'])
      await store.add({ id, name: id, teacher: 'lektor', num_games: 0, createdAt: NOON }, ['a']);
    expect(await store.members(['g1', 'g2'])).toEqual({ g1: [], g2: ['a'] });
    await accounts.change('a', { group: 'g1' });
    expect(await store.members(['g1', 'g2'])).toEqual({ g1: ['a'], g2: [] });
    await store.remove('g1', NOON);
    expect((await accounts.find('a'))?.group).toBeNull();
  });
}

function games(open: () => Promise<Storage>): void {
  async function withPlayers(): Promise<Storage> {
    const storage = await open();
    await storage.users.add(aUser({ id: 'lektor', type: 'TEACHER' }));
    for (const id of ['a', 'b']) await storage.users.add(aUser({ id }));
    await storage.groups.add({ id: 'g', name: 'Grupa', teacher: 'lektor', num_games: 0, createdAt: NOON }, ['a', 'b']);
    return storage;
  }

  test('[GMS-2] a game comes back as it was stored', async () => {
    const { games: store } = await withPlayers();
    const game = groupGame({
      id: 'x',
      teacher: 'lektor',
      group: 'g',
      autoAdvance: true,
      players: [aPlayer('a'), aPlayer('b')],
    });
    await store.add(game);
    expect(await store.find('x')).toEqual(game);
    expect(await store.ofPlayer('a')).toEqual([game]);
    expect(await store.inStates(['FRESH'])).toEqual([game]);
    expect(await store.inStates(['WAITING', 'PAUSED'])).toEqual([]);
  });

  test('[GMS-3] games come newest first', async () => {
    const { games: store } = await withPlayers();
    for (const [index, id] of ['old', 'new'].entries())
      await store.add(groupGame({ id, teacher: 'lektor', createdAt: NOON + index }));
    expect((await store.ofTeacher('lektor')).map((game) => game.id)).toEqual(['new', 'old']);
  });

  test('[DBJ-4] what is stored at the moment at which its account is erased is gone with it', async () => {
    const { games: store, debriefs, observations, users: accounts } = await withPlayers();
    await store.add(groupGame({ id: 'x', teacher: 'lektor', players: [aPlayer('a')] }));
    await Promise.all([
      debriefs.save('x', 'a', '{"score":1}'),
      observations.save({ game: 'x', player: 'a', date: '2026-11-21', body: '[]' }),
      accounts.erase('a', NOON, null),
    ]);
    expect(await debriefs.find('x', 'a')).toBeNull();
    expect(await observations.find('x', 'a')).toBeNull();
  });

  test('[DBJ-4] [OBS-1] [OBS-3] what was worked out of a game is stored once a part, and goes with the game', async () => {
    const { games: store, debriefs, observations } = await withPlayers();
    for (const id of ['x', 'y']) await store.add(groupGame({ id, teacher: 'lektor', players: [aPlayer('a')] }));
    expect(await debriefs.find('x', 'a')).toBeNull();
    await debriefs.save('x', 'a', '{"score":1}');
    await debriefs.save('x', 'a', '{"score":2}');
    await debriefs.add('x', 'a', '{"score":3}');
    await debriefs.add('x', 'b', '{"score":4}');
    expect([await debriefs.find('x', 'a'), await debriefs.find('x', 'b')]).toEqual(['{"score":2}', '{"score":4}']);
    const led = (teacher: string) => ({ teacher, shared: [] });
    const lesson = { game: 'x', player: 'a', date: '2026-11-21', body: '[]' };
    await observations.save({ ...lesson, body: '[1]' });
    await observations.save(lesson);
    await observations.save({ ...lesson, game: 'y', date: '2026-09-30' });
    expect((await observations.ofPlayer('a', '2026-09-01')).map(({ game }) => game)).toEqual(['y', 'x']);
    expect(await observations.ofPlayer('a', '2026-10-01')).toEqual([{ ...lesson, isRepeated: false }]);
    expect(await observations.ofPlayer('a', '2026-10-01', led('lektor'))).toEqual([{ ...lesson, isRepeated: false }]);
    expect(await observations.ofPlayer('a', '2026-10-01', led('inny'))).toEqual([]);
    expect(await observations.find('x', 'a')).toEqual(lesson);
    expect(await observations.find('x', 'b')).toBeNull();
    const strike = { game: 'x', player: 'a', decision: '7', reason: 'Awaria', by: 'lektor', at: NOON };
    await observations.strike({ ...strike, reason: 'Cisza' });
    await observations.strike(strike);
    expect(await observations.strikes(['x', 'y'])).toEqual([strike]);
    expect(await observations.strikes([])).toEqual([]);
    expect(await observations.strikesAbout(strike.player)).toEqual([strike]);
    expect(await observations.strikesAbout(strike.by)).toEqual([strike]);
    expect(await observations.strikesAbout('nikt')).toEqual([]);
    expect(await debriefs.ofPlayer('a')).toEqual([{ game: 'x', body: '{"score":2}' }]);
    expect(await observations.restore(strike)).toBe(true);
    expect(await observations.restore(strike)).toBe(false);
    await observations.strike(strike);
    await store.drop('x');
    expect(await debriefs.find('x', 'a')).toBeNull();
    expect(await observations.ofGame('x')).toEqual([]);
    expect(await observations.strikes(['x'])).toEqual([]);
  });

  test('[GMS-5] a game that nobody played is no game of its group', async () => {
    const { games: store, groups: classes } = await withPlayers();
    const empty = groupGame({ id: 'x', teacher: 'lektor', group: 'g', players: [aPlayer('a')] });
    await store.add(empty);
    await store.finish('x', { ...empty, state: 'FINISHED' }, [], []);
    expect((await store.find('x'))?.state).toBe('FINISHED');
    expect((await classes.find('g'))?.num_games).toBe(0);
  });

  test('[GMS-5] finishing freezes the result once: counts grow by one, rankings get their rows, best first', async () => {
    const { games: store, users: accounts, groups: classes } = await withPlayers();
    await store.add(groupGame({ id: 'x', teacher: 'lektor', group: 'g', players: [aPlayer('a'), aPlayer('b')] }));
    const progress: GameProgress = {
      state: 'FINISHED',
      round: 4,
      time: 600,
      date: '2026-11-21',
      money: -12_345,
      points: 5,
      score: -73,
      deaths: 1,
      players: [aPlayer('a'), aPlayer('b')],
    };
    const row = { users: ['a'], groupName: 'Grupa', size: 2, date: '2026-11-21', hasDelivered: true };
    const rows = [
      { ...row, kind: 'PLAYER' as const, user: 'a', score: 10 },
      { ...row, kind: 'PLAYER' as const, user: 'b', score: 300, hasDelivered: false },
      { ...row, kind: 'GROUP' as const, user: null, score: 90 },
    ];
    await store.finish('x', progress, rows, ['a']);
    await store.finish('x', progress, rows, ['a']);
    expect(await store.find('x')).toMatchObject(progress);
    expect((await accounts.findAll(['a', 'b'])).map((user) => [user.id, user.games_played]).toSorted(byId)).toEqual([
      ['a', 1],
      ['b', 0],
    ]);
    expect((await classes.find('g'))?.num_games).toBe(1);
    expect((await store.rankings()).map((ranking) => [ranking.score, ranking.hasDelivered])).toEqual([
      [90, true],
      [10, true],
      [300, false],
    ]);
    await store.remove('x', NOON);
    expect(await store.rankings()).toEqual([]);
  });
}

function content(open: () => Promise<Storage>): void {
  test('[LBR-12] settings are checked against what is stored when they are saved, and not saved where they are refused', async () => {
    const { content: store } = await open();
    const seen = new Set<number | undefined>();
    const save = (value: number) =>
      store.saveSettings([{ key: 'start_money', value }], AUTHORSHIP, (kept) => void seen.add(kept[0]?.value));
    await Promise.all([1, 2, 3, 4, 5].map(save));
    expect(seen.size).toBe(5);
    const kept = await store.settings();
    const refuse = (): void => {
      throw new Error('refused');
    };
    await expect(store.saveSettings([{ key: 'start_money', value: 6 }], AUTHORSHIP, refuse)).rejects.toThrow('refused');
    expect(await store.settings()).toEqual(kept);
  });

  test('what an admin saved replaces what was saved before', async () => {
    const { content: store } = await open();
    await store.saveSettings([{ key: 'unit_ms', value: 10 }], AUTHORSHIP);
    await store.saveSettings(
      [
        { key: 'unit_ms', value: 20 },
        { key: 'ST_cost', value: 4.25 },
      ],
      AUTHORSHIP,
    );
    expect(new Map((await store.settings()).map(({ key, value }) => [key, value]))).toEqual(
      new Map([
        ['unit_ms', 20],
        ['ST_cost', 4.25],
      ]),
    );
    await store.saveStages([{ id: 2, value: 'Raz' }], AUTHORSHIP);
    await store.saveStages([{ id: 2, value: 'Dwa' }], AUTHORSHIP);
    expect(await store.stages()).toEqual([{ id: 2, value: 'Dwa', version: 2 }]);
    await store.saveItems([{ id: 'intro', value: '<p>Żółw</p>' }], AUTHORSHIP);
    expect(await store.items()).toEqual([{ id: 'intro', value: '<p>Żółw</p>', version: 1 }]);
  });

  test('[LBR-11] a change that follows another version than is kept changes nothing; one that says the same is welcome', async () => {
    const { content: store } = await open();
    expect(await store.saveStages([{ id: 1, value: 'Raz', version: 0 }], AUTHORSHIP)).toBe(true);
    const behind = [
      { id: 2, value: 'Dwa', version: 0 },
      { id: 1, value: 'Inny', version: 0 },
    ];
    expect(await store.saveStages(behind, AUTHORSHIP)).toBe(false);
    expect(await store.stages()).toEqual([{ id: 1, value: 'Raz', version: 1 }]);
    expect(await store.saveStages([{ id: 1, value: 'Raz', version: 0 }], AUTHORSHIP)).toBe(true);
    expect(await store.saveStages([{ id: 1, value: 'Po nim', version: 1 }], AUTHORSHIP)).toBe(true);
    expect(await store.stages()).toEqual([{ id: 1, value: 'Po nim', version: 2 }]);
    expect(await store.saveStages([{ id: 1, value: 'Bez wersji' }], AUTHORSHIP)).toBe(true);
    expect(await store.stages()).toEqual([{ id: 1, value: 'Bez wersji', version: 3 }]);
  });

  test('[LBR-10] what was before a change is kept with its author and moment, of each thing apart', async () => {
    const { content: store } = await open();
    await store.saveSettings([{ key: 'start_money', value: 20_000 }], AUTHORSHIP);
    await store.saveSettings([{ key: 'start_money', value: 25_000, version: 1 }], { author: 'drugi', at: NOON + 5 });
    await store.saveStages([{ id: 2, value: 'Raz' }], AUTHORSHIP);
    await store.saveItems([{ id: 'intro', value: '<p>"Żółw"</p>' }], AUTHORSHIP);
    expect(await store.earlier('SETTING', 'start_money')).toEqual([
      { version: 2, value: 25_000, author: 'drugi', savedAt: NOON + 5 },
      { version: 1, value: 20_000, author: 'admin', savedAt: NOON },
      { version: 0, value: DEFAULT_SETTINGS.start_money, author: null, savedAt: 0 },
    ]);
    expect(await store.earlier('STAGE', '2')).toMatchObject([{ value: 'Raz' }, { version: 0, value: stageTexts[1] }]);
    expect(await store.earlier('TEXT', 'intro')).toMatchObject([
      { version: 1, value: '<p>"Żółw"</p>', author: 'admin' },
      { version: 0, value: landingContent.intro },
    ]);
    expect(await store.earlier('STAGE', '1')).toEqual([]);
  });

  test('a save that is refused, or says what is in force already, keeps nothing', async () => {
    const { content: store } = await open();
    await store.saveStages([{ id: 1, value: 'Raz' }], AUTHORSHIP);
    const behind = [
      { id: 2, value: 'Dwa', version: 0 },
      { id: 1, value: 'Inny', version: 0 },
    ];
    expect(await store.saveStages(behind, AUTHORSHIP)).toBe(false);
    expect(await store.saveStages([{ id: 1, value: 'Raz' }], AUTHORSHIP)).toBe(true);
    expect(await store.saveSettings([{ key: 'start_money', value: DEFAULT_SETTINGS.start_money }], AUTHORSHIP)).toBe(
      true,
    );
    expect([await store.earlier('STAGE', '1'), await store.earlier('STAGE', '2')]).toMatchObject([{ length: 2 }, []]);
    expect([await store.settings(), await store.earlier('SETTING', 'start_money')]).toEqual([[], []]);
  });

  test('[LBR-10] [TXT-4] of many values the newest fifty stay; of long texts as many as fit, two at least', async () => {
    const { content: store } = await open();
    for (let value = 1; value <= 60; value += 1) await store.saveSettings([{ key: 'start_money', value }], AUTHORSHIP);
    const kept = (await store.earlier('SETTING', 'start_money')).map(({ value }) => value);
    expect(kept).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index));
    const long = (sign: number, length: number) => String.fromCodePoint(97 + sign).repeat(length);
    for (let sign = 0; sign < 14; sign += 1)
      await store.saveItems([{ id: 'intro', value: long(sign, 190_000) }], AUTHORSHIP);
    const versions = (await store.earlier('TEXT', 'intro')).map(({ version }) => version);
    expect(versions).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
    expect(await store.items()).toMatchObject([{ version: 14 }]);
    for (let sign = 0; sign < 3; sign += 1)
      await store.saveStages([{ id: 3, value: long(sign, 1_500_000) }], AUTHORSHIP);
    expect((await store.earlier('STAGE', '3')).map(({ version }) => version)).toEqual([3, 2]);
  });

  test('[LET-1] letters wait in the outbox, newest first, until they are sent', async () => {
    const { users: accounts, mail, days } = await open();
    await accounts.add(aUser({ id: 'a' }));
    const letter = { user: 'a', recipient: 'a@b.pl', replyTo: null, subject: 'Temat', text: 'Treść' };
    for (const [index, id] of ['m1', 'm2', 'm3'].entries()) {
      await mail.add({ ...letter, id, createdAt: NOON + index, sendAt: id === 'm3' ? null : NOON });
    }
    expect((await mail.all()).map(({ id }) => id)).toEqual(['m3', 'm2', 'm1']);
    expect((await mail.due(NOON)).map(({ id }) => id)).toEqual(['m1', 'm2']);
    await mail.sent('m1', NOON + 5);
    await mail.failed('m2', 'pełna skrzynka', NOON + 10);
    expect(await mail.due(NOON)).toEqual([]);
    expect(await mail.due(NOON + 10)).toMatchObject([{ id: 'm2', attempts: 1, failure: 'pełna skrzynka' }]);
    expect((await mail.all()).at(-1)).toMatchObject({ id: 'm1', text: '', sentAt: NOON + 5, attempts: 1 });
    // Put off by a clock that was far ahead.
    await mail.failed('m2', 'pełna skrzynka', FOREVER);
    expect(await mail.due(NOON + 10)).toMatchObject([{ id: 'm2' }]);
    await days.see('2026-11-23', NOON);
    await mail.add({ ...letter, id: 'm4', createdAt: NOON - 5, sendAt: null });
    await days.see('2026-11-24', NOON);
    await mail.sweep(1);
    expect((await mail.all()).map(({ id }) => id)).toEqual(['m4']);
  });
}

function anAccident(id: string, name = 'Korek'): Accident {
  return { id, name, effects: [{ type: 'TIME', value: 30 }], types: ['ST'], lands: ['PL'] };
}

const picture = (letter: string) => {
  const name = `${letter.repeat(16)}.webp`;
  return { name, url: `/pictures/${name}` };
};
/** Every byte there is, including those that no text may contain. */
const BYTES = aWebp(Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256)));
const DAMAGES: readonly (readonly [string, Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['a head that was cut', BYTES.subarray(0, 11)],
  ['a picture that was cut', BYTES.subarray(0, -1)],
  ['zeros', Buffer.alloc(BYTES.length)],
  ['a page', Buffer.from('<!doctype html><script>zly = 1</script>')],
  ['a sound', Buffer.concat([BYTES.subarray(0, 8), Buffer.from('WAVE'), BYTES.subarray(12)])],
];

function pictures(open: () => Promise<Storage>): void {
  test('[LBR-9] a picture is read byte for byte, stays as it is when it comes again, and goes with its words', async () => {
    const { images } = await open();
    const { name, url } = picture('a');
    expect([await images.read(name), await images.names()]).toEqual([null, new Set()]);
    expect(await images.keep(name, BYTES, 9)).toBe(true);
    expect(await images.keep(name, Buffer.from('another'), 9)).toBe(true);
    await images.saveAlt(name, 'Naczepa');
    expect(await images.read(name)).toEqual(BYTES);
    expect(await images.names()).toEqual(new Set([name]));
    for (const other of [picture('b').name, '../test.sqlite', `${name}.part`, '']) {
      expect(await images.read(other)).toBeNull();
    }
    expect(await images.remove({ name, url }, NOON)).toBe(true);
    expect([await images.read(name), await images.names(), await images.alt(name)]).toEqual([null, new Set(), '']);
  });

  test.each(DAMAGES)(
    '[STO-5] a picture of which %s is stored is not there for who asks, and stays to be looked at',
    async (_, bytes) => {
      const { images } = await open();
      const [damaged, whole] = [picture('a').name, picture('b').name];
      await images.keep(damaged, bytes, 9);
      await images.keep(whole, BYTES, 9);
      expect([await images.read(damaged), await images.read(whole)]).toEqual([null, BYTES]);
      expect(await images.names()).toEqual(new Set([damaged, whole]));
    },
  );

  test('[LBR-9] of pictures that come at once as many are kept as there is room for', async () => {
    const { images } = await open();
    const kept = await Promise.all('abcdefgh'.split('').map((letter) => images.keep(picture(letter).name, BYTES, 3)));
    expect(kept.filter((isKept) => isKept)).toHaveLength(3);
    expect((await images.names()).size).toBe(3);
  });

  test('[LBR-9] a picture that goes while an item that shows it is saved: one of the two happens, never both', async () => {
    const { images, library: store } = await open();
    for (const letter of 'abcdefgh') {
      const { name, url } = picture(letter);
      await images.keep(name, BYTES, 9);
      const check = (uploads: ReadonlySet<string>): void => {
        if (!uploads.has(name)) throw new Error('missing');
      };
      const item = { ...anAccident(letter), image: url };
      const saving = () => store.save('ACCIDENT', item, true, NOON, null, check).then(() => true, String);
      const removing = () => images.remove({ name, url }, NOON);
      const isFirst = letter < 'e';
      const both = await Promise.all(isFirst ? [saving(), removing()] : [removing(), saving()]);
      const [isSaved, isRemoved] = isFirst ? both : both.toReversed();
      expect([true, 'Error: missing']).toContain(isSaved);
      expect(isRemoved).toBe(isSaved !== true);
      expect((await images.names()).has(name)).toBe(isSaved === true);
    }
  });
}

function shownPictures(open: () => Promise<Storage>): void {
  test('[LBR-9] [HWS-1] a picture stays for as long as an assignment shows it, though nobody has begun it', async () => {
    const { images, library: store, homework, users: accounts } = await open();
    await accounts.add(aUser({ id: 'lektor', type: 'TEACHER' }));
    const { name, url } = picture('a');
    await images.keep(name, BYTES, 9);
    const item = { ...anAccident('x'), image: url };
    await store.save('ACCIDENT', item, true, NOON, null);
    const assignment = homeworkOf({ id: 'h', teacher: 'lektor', group: null, library: await store.freeze() });
    await homework.add(assignment);
    await store.save('ACCIDENT', anAccident('x'), true, NOON, null);
    expect(await images.games(url)).toBe(1);
    expect([await images.remove({ name, url }, NOON), await images.names()]).toEqual([false, new Set([name])]);
  });
}

function library(open: () => Promise<Storage>): void {
  test('[LBR-7] an item comes back as it was saved, a save of it counts its versions and keeps its place', async () => {
    const { library: store } = await open();
    const before = (await store.all('ACCIDENT')).map(({ item }) => item.id);
    await store.save('ACCIDENT', anAccident('x'), false, NOON, null);
    await store.save('ACCIDENT', anAccident('y'), true, NOON, null);
    const changed = await store.save('ACCIDENT', anAccident('x', 'Mgła'), true, NOON + 1, null);
    expect(changed).toEqual({ item: anAccident('x', 'Mgła'), active: true, version: 2 });
    expect(await store.find('ACCIDENT', 'x')).toEqual(changed);
    expect(await store.find('CHANGE', 'x')).toBeNull();
    expect((await store.all('ACCIDENT')).map(({ item }) => item.id)).toEqual([...before, 'x', 'y']);
    expect([await store.remove('x', NOON), await store.remove('x', NOON)]).toEqual([true, false]);
    expect(await store.find('ACCIDENT', 'x')).toBeNull();
  });

  test('an item is read once, and again where anything else stands under its id', async () => {
    const { library: store } = await open();
    const listed = async (id: string) => (await store.all('ACCIDENT')).find(({ item }) => item.id === id);
    for (const id of ['x', 'y']) await store.save('ACCIDENT', anAccident(id), true, NOON, null);
    const [x, y] = [await listed('x'), await listed('y')];
    await store.save('ACCIDENT', anAccident('x', 'Mgła'), false, NOON, null);
    expect((await listed('y'))?.item).toBe(y?.item);
    expect(await listed('x')).toEqual({ item: anAccident('x', 'Mgła'), active: false, version: 2 });
    await store.remove('x', NOON);
    expect(await listed('x')).toBeUndefined();
    await store.save('ACCIDENT', anAccident('x', 'Śnieg'), true, NOON, null);
    expect(await listed('x')).toEqual({ item: anAccident('x', 'Śnieg'), active: true, version: 1 });
    expect(x?.item.name).toBe('Korek');
  });

  test('[LIB-8] many items are saved all or, where one cannot be, none', async () => {
    const { library: store, drafts } = await open();
    const before = await store.all('ACCIDENT');
    const [x, y] = [anAccident('x'), anAccident('y')].map((item) => ({ item, active: true, follows: null }));
    if (x === undefined || y === undefined) throw new Error('no items');
    await store.saveAll('ACCIDENT', [x, y], NOON, 'a');
    expect((await store.all('ACCIDENT')).map(({ item }) => item.id).slice(before.length)).toEqual(['x', 'y']);
    expect(await drafts.versions('y')).toMatchObject([{ version: 1, author: 'a' }]);
    const unwritable = {
      ...y.item,
      effects: [],
      toJSON: () => {
        throw new Error('unwritable');
      },
    };
    const other = { ...x, item: anAccident('x', 'Inna'), follows: 1 };
    const broken = { ...y, item: unwritable, follows: 1 };
    await expect(store.saveAll('ACCIDENT', [other, broken], NOON, 'a')).rejects.toThrow('unwritable');
    expect((await store.find('ACCIDENT', 'x'))?.item.name).toBe(x.item.name);
  });

  test('[LBR-4] a removed item comes back to its place, and only where its id is free', async () => {
    const { library: store } = await open();
    const ids = async () => (await store.all('ACCIDENT')).map(({ item }) => item.id);
    for (const id of ['x', 'y', 'z']) await store.save('ACCIDENT', anAccident(id), id === 'x', NOON, null);
    const before = await ids();
    const whole = await store.find('ACCIDENT', 'x');
    await store.remove('x', NOON);
    expect(await store.restore('x')).toBe(true);
    expect([await ids(), await store.find('ACCIDENT', 'x')]).toEqual([before, whole]);
    expect(await store.restore('x')).toBe(false);
    await store.remove('x', NOON);
    await store.save('ACCIDENT', anAccident('x', 'Inna'), true, NOON, null);
    expect(await store.restore('x')).toBe(false);
    expect((await store.find('ACCIDENT', 'x'))?.item.name).toBe('Inna');
  });

  test('[LBR-4] removing once more changes nothing: what was removed still comes back, with its versions', async () => {
    const { library: store, drafts } = await open();
    await store.save('ACCIDENT', anAccident('x'), true, NOON, 'ewa');
    await store.save('ACCIDENT', anAccident('y'), true, NOON, 'ewa');
    expect(await store.remove('x', NOON)).toBe(true);
    expect([await store.remove('x', NOON), await store.remove('x', NOON + 1)]).toEqual([false, false]);
    await store.remove('y', NOON + 2);
    expect([await store.restore('x'), await store.restore('y')]).toEqual([true, true]);
    expect(await drafts.versions('x')).toMatchObject([{ version: 1, author: 'ewa' }]);
  });

  test('[LBR-11] neither many items nor a draft take the place of a version that came meanwhile', async () => {
    const { library: store, drafts } = await open();
    await store.save('ACCIDENT', anAccident('x'), true, NOON, 'ewa');
    const draft = { kind: 'ACCIDENT', item: anAccident('x', 'Szkic'), author: 'ewa', savedAt: NOON } as const;
    await drafts.keep({ ...draft, version: 1, revision: 'a' }, null);
    await store.save('ACCIDENT', anAccident('x', 'Mgła'), true, NOON, 'jan');
    const name = async () => (await store.find('ACCIDENT', 'x'))?.item.name;
    const items = (follows: number | null) => [
      { item: anAccident('y'), active: true, follows: null },
      { item: anAccident('x', 'Plik'), active: true, follows },
    ];
    const published = { kind: 'ACCIDENT', item: draft.item, active: true, at: NOON, author: 'ewa' } as const;
    for (const follows of [1, 3, null]) {
      expect(await store.saveAll('ACCIDENT', items(follows), NOON, 'a')).toBe(false);
      expect(await drafts.publish(published, { revision: 'a', follows })).toBe(false);
    }
    expect([await name(), await store.find('ACCIDENT', 'y'), (await drafts.find('x'))?.revision]).toEqual([
      'Mgła',
      null,
      'a',
    ]);
    expect(await store.saveAll('ACCIDENT', items(2), NOON, 'a')).toBe(true);
    expect(await drafts.publish(published, { revision: 'inna', follows: 3 })).toBe(false);
    expect(await drafts.publish(published, { revision: 'a', follows: 3 })).toBe(true);
    expect([await name(), await drafts.find('x')]).toEqual(['Szkic', null]);
  });

  test('[LBR-1] an item is put before another of its library, or last; other libraries stay as they are', async () => {
    const { library: store } = await open();
    const ids = async () => (await store.all('ACCIDENT')).map(({ item }) => item.id);
    const changes = await store.all('CHANGE');
    for (const id of ['x', 'y']) await store.save('ACCIDENT', anAccident(id), true, NOON, null);
    const [first = '', ...others] = await ids();
    expect(await store.move('y', first)).toEqual(['y', first, ...others.filter((id) => id !== 'y')]);
    expect(await ids()).toEqual(['y', first, ...others.filter((id) => id !== 'y')]);
    expect(await store.move('y', 'y')).toEqual(await ids());
    expect((await store.move('y', null))?.at(-1)).toBe('y');
    expect(await ids()).toEqual([first, ...others]);
    expect([await store.move('nie-ma', null), await store.move('y', 'nie-ma')]).toEqual([null, null]);
    expect(await store.move('y', changes[0]?.item.id ?? '')).toBeNull();
    expect(await store.all('CHANGE')).toEqual(changes);
    expect((await store.find('ACCIDENT', 'y'))?.version).toBe(1);
    await store.save('ACCIDENT', anAccident('new'), true, NOON, null);
    expect((await ids()).at(-1)).toBe('new');
  });

  test('[LBR-4] a draft stays while its item is removed, and comes back with it and its versions', async () => {
    const { library: store, drafts, days } = await open();
    await store.save('ACCIDENT', anAccident('x'), true, NOON, 'ewa');
    const draft = {
      kind: 'ACCIDENT',
      item: anAccident('x', 'Mgła'),
      version: 1,
      author: 'ewa',
      savedAt: NOON,
    } as const;
    expect(await drafts.keep({ ...draft, revision: 'a' }, 'inna')).toBe(false);
    expect(await drafts.keep({ ...draft, revision: 'a' }, null)).toBe(true);
    expect(await drafts.keep({ ...draft, revision: 'b' }, null)).toBe(false);
    expect(await drafts.keep({ ...draft, revision: 'b' }, 'a')).toBe(true);
    await store.remove('x', NOON);
    expect([await drafts.find('x'), await drafts.all()]).toEqual([null, []]);
    await store.restore('x');
    expect(await drafts.find('x')).toEqual({ ...draft, revision: 'b' });
    expect(await drafts.all()).toMatchObject([{ id: 'x', name: 'Mgła', isPublished: true }]);
    expect(await drafts.versions('x')).toMatchObject([{ version: 1, author: 'ewa', publishedAt: NOON }]);
    await store.remove('x', NOON);
    await store.save('ACCIDENT', anAccident('y'), true, NOON, null);
    for (let day = 0; day <= 31; day += 1) await days.see(`dzień ${day}`, NOON);
    await store.remove('y', NOON);
    expect([await drafts.find('x'), await drafts.versions('x')]).toEqual([null, []]);
  });

  test('an item that takes the id of a removed one has versions of its own', async () => {
    const { library: store, drafts } = await open();
    for (const name of ['Korek', 'Mgła']) await store.save('ACCIDENT', anAccident('x', name), true, NOON, null);
    await store.remove('x', NOON);
    await store.save('ACCIDENT', anAccident('x', 'Inna'), true, NOON, null);
    expect(await drafts.versions('x')).toMatchObject([{ version: 1, name: 'Inna' }]);
    expect(await drafts.version('x', 1)).toMatchObject({ kind: 'ACCIDENT', item: anAccident('x', 'Inna') });
  });

  test('[GMS-2] a frozen library holds what was active then, and is one object for all that have it', async () => {
    const { library: store } = await open();
    await store.save('ACCIDENT', anAccident('x'), true, NOON, null);
    await store.save('ACCIDENT', anAccident('off'), false, NOON, null);
    const name = await store.freeze();
    expect(await store.freeze()).toBe(name);
    const [frozen, same] = await Promise.all([store.frozen(name), store.frozen(name)]);
    expect(same).toBe(frozen);
    expect(frozen.accidents.at(-1)).toEqual(anAccident('x'));
    expect(await store.frozen(name)).toBe(frozen);
    await store.save('ACCIDENT', anAccident('x', 'Inna'), true, NOON, null);
    await store.remove('x', NOON);
    expect(await store.frozen(name)).toBe(frozen);
    expect(await store.freeze()).not.toBe(name);
    expect(await store.frozen(null)).toBe(EMPTY_LIBRARY);
  });

  test('[LSN-1] [LSN-3] a library frozen for a lesson holds what of it is active, and its game remembers the lesson', async () => {
    const { library: store, games: lessons, users: accounts } = await open();
    for (const id of ['x', 'y', 'off']) await store.save('ACCIDENT', anAccident(id), id !== 'off', NOON, null);
    const name = await store.freeze(new Set(['x', 'off', 'unknown', 'K01']));
    const { accidents, emergencies, changes } = await store.frozen(name);
    expect(accidents).toEqual([anAccident('x')]);
    expect(changes).toEqual([]);
    expect(emergencies.length).toBeLessThanOrEqual(1);
    await accounts.add(aUser({ id: 'lektor', type: 'TEACHER' }));
    await lessons.add(groupGame({ id: 'z-lekcji', teacher: 'lektor', library: name, lesson: 'first-lesson' }));
    expect(await lessons.find('z-lekcji')).toMatchObject({ library: name, lesson: 'first-lesson' });
  });

  test('sweeping drops the frozen libraries that no game has', async () => {
    const { library: store, games: lessons, users: accounts } = await open();
    await accounts.add(aUser({ id: 'lektor', type: 'TEACHER' }));
    const kept = await store.freeze();
    await lessons.add(groupGame({ id: 'x', teacher: 'lektor', library: kept }));
    await store.save('ACCIDENT', anAccident('x'), true, NOON, null);
    const dropped = await store.freeze();
    await store.sweep();
    expect((await lessons.find('x'))?.library).toBe(kept);
    await expect(store.frozen(kept)).resolves.toHaveProperty('accidents');
    await expect(store.frozen(dropped)).rejects.toThrow(`the library ${dropped} cannot be read`);
  });

  test('[QUE-3] a lecturer has the questions saved last, in their order, whatever others save', async () => {
    const { survey } = await open();
    const builtIn = await survey.questions('ewa');
    const questions = ['b', 'a'].map((id) => ({ id, value: `Pytanie ${id}`, kind: 'text' as const }));
    await survey.saveQuestions('ewa', questions);
    await survey.saveQuestions('ewa', questions);
    expect(await survey.questions('ewa')).toEqual(questions);
    await survey.saveQuestions('ewa', []);
    expect(await survey.questions('ewa')).toEqual([]);
    expect(await survey.questions('jan')).toEqual(builtIn);
  });

  test('[QUE-1] a game has one survey, and a player answers it once', async () => {
    const { survey: store, games: lessons, users: accounts } = await open();
    await accounts.add(aUser({ id: 'lektor', type: 'TEACHER' }));
    for (const id of ['a', 'b']) await accounts.add(aUser({ id }));
    await lessons.add(groupGame({ id: 'x', teacher: 'lektor', players: [aPlayer('a'), aPlayer('b')] }));
    const questions = [{ id: 'q', value: 'Jak było?', kind: 'text' as const }];
    const survey = { id: 's', game: 'x', teacher: 'lektor', questions, createdAt: NOON, remindedAt: null };
    expect(await store.open(survey)).toEqual(survey);
    expect(await store.open({ ...survey, id: 'inna', questions: [] })).toEqual(survey);
    expect([await store.find('s'), await store.ofGame('x'), await store.ofGame('y')]).toEqual([survey, survey, null]);
    const filled = { survey: 's', user: 'a', answers: [{ id: 'q', value: 'Dobrze' }], submittedAt: NOON };
    expect(await store.submit(filled)).toBe('submitted');
    expect(await store.submit({ ...filled, answers: [] })).toBe('filled');
    expect([await store.openTo('a'), await store.openTo('b'), await store.openTo('lektor')]).toEqual([
      [],
      [survey],
      [],
    ]);
    expect(await store.filledIn(['s'])).toEqual([filled]);
    expect(await store.filledBy('a')).toEqual([filled]);
    expect(await store.remind({ id: 's', at: NOON + 10, since: NOON }, [])).toBe(true);
    expect(await store.remind({ id: 's', at: NOON + 20, since: NOON }, [])).toBe(false);
    expect((await store.find('s'))?.remindedAt).toBe(NOON + 10);
    expect(await store.remind({ id: 's', at: FOREVER, since: NOON + 15 }, [])).toBe(true);
    expect(await store.remind({ id: 's', at: NOON + 10, since: NOON }, [])).toBe(true);
    expect(await store.remind({ id: 's', at: NOON + 30, since: NOON + 10 }, [])).toBe(true);
    await lessons.drop('x');
    expect([await store.ofTeacher('lektor'), await store.filledIn(['s'])]).toEqual([[], []]);
  });

  test('[NTS-1] notes stand by their moment, at most so many; they go with their game, or with a lecturer whom nobody follows', async () => {
    const { notes, games: lessons, users: accounts } = await open();
    for (const id of ['ewa', 'jan', 'ala']) await accounts.add(aUser({ id, type: 'TEACHER' }));
    await lessons.add(groupGame({ id: 'x', teacher: 'ewa' }));
    await lessons.add(groupGame({ id: 'y', teacher: 'jan' }));
    const note = { id: 'n1', game: 'x', at: 600, round: 1, text: 'Zapytać, dlaczego', createdAt: NOON };
    const earlier = { ...note, id: 'n2', at: 60, createdAt: NOON + 1 };
    const other = { ...note, id: 'n3', game: 'y' };
    expect(await notes.add(note, 2)).toBe(true);
    expect(await notes.add(earlier, 2)).toBe(true);
    expect(await notes.add({ ...note, id: 'n4' }, 2)).toBe(false);
    expect(await notes.add(other, 2)).toBe(true);
    expect(await notes.ofGame('x')).toEqual([earlier, note]);
    expect(await notes.change('y', 'n1', 'Cudza')).toBeNull();
    expect(await notes.change('x', 'n1', 'Inaczej')).toEqual({ ...note, text: 'Inaczej' });
    expect([await notes.remove('y', 'n2'), await notes.remove('x', 'n2')]).toEqual([false, true]);
    expect(await notes.ofTeacher('ewa')).toEqual([{ ...note, text: 'Inaczej' }]);
    await accounts.erase('ewa', NOON, 'ala');
    expect(await notes.ofTeacher('ala')).toHaveLength(1);
    await accounts.erase('ala', NOON, null);
    expect(await notes.ofGame('x')).toEqual([]);
    await lessons.drop('y');
    expect(await notes.ofGame('y')).toEqual([]);
  });

  test('[SNS-1] [SNS-2] sentences are written anew and emptied, the newest is found before the next game; they go with their game and their student', async () => {
    const { sentences, games: lessons, users: accounts } = await open();
    await accounts.add(aUser({ id: 'ewa', type: 'TEACHER' }));
    for (const id of ['a', 'b']) await accounts.add(aUser({ id }));
    for (const id of ['x', 'y', 'z']) await lessons.add(groupGame({ id, teacher: 'ewa' }));
    const first = { game: 'x', student: 'a', text: 'policzę marżę', savedAt: NOON };
    const second = { ...first, game: 'y', text: 'zdążę na parking', savedAt: NOON + 1 };
    for (const one of [{ ...first, text: 'inaczej' }, first, second, { ...first, student: 'b', text: 'a ja nie' }]) {
      await sentences.save(one);
    }
    expect(await sentences.find('x', 'a')).toEqual(first);
    expect(await sentences.save({ ...first, text: 'druga karta' }, 'inaczej')).toBe(false);
    expect(await sentences.find('x', 'a')).toEqual(first);
    expect(await sentences.save(first, first.text)).toBe(true);
    expect(await sentences.ofGame('x')).toEqual(['a ja nie', 'policzę marżę']);
    expect(await sentences.ofStudent('a')).toEqual([first, second]);
    expect([await sentences.newestOf('a', 'z'), await sentences.newestOf('a', 'y')]).toEqual([second.text, first.text]);
    await lessons.remove('y', NOON);
    expect(await sentences.newestOf('a', 'z')).toBe(first.text);
    await lessons.drop('y');
    expect(await sentences.ofStudent('a')).toEqual([first]);
    await accounts.erase('a', NOON, null);
    await sentences.save(second);
    expect([await sentences.ofStudent('a'), await sentences.ofGame('x')]).toEqual([[], ['a ja nie']]);
    await sentences.save({ ...first, student: 'b', text: '' });
    expect(await sentences.find('x', 'b')).toBeNull();
  });

  test('[TST-1] [TST-2] the most stars of all tries are kept of each student and task; they go with the account', async () => {
    const { taskStars, users: accounts } = await open();
    for (const id of ['a', 'b']) await accounts.add(aUser({ id }));
    const played = (student: string, item: string, stars: Stars, at: number) => ({ student, item, stars, at });
    expect(await taskStars.keep(played('a', 'x', 2, NOON))).toBe(2);
    expect(await taskStars.keep(played('a', 'x', 1, NOON + 1))).toBe(2);
    expect(await taskStars.keep(played('a', 'x', 2, NOON + 2))).toBe(2);
    expect(await taskStars.keep(played('a', 'y', 0, NOON + 3))).toBe(0);
    expect(await taskStars.keep(played('b', 'x', 1, NOON + 4))).toBe(1);
    expect(await taskStars.keep(played('a', 'x', 3, NOON + 5))).toBe(3);
    const own = [played('a', 'y', 0, NOON + 3), played('a', 'x', 3, NOON + 5)];
    expect(await taskStars.ofStudents(['a'])).toEqual(own);
    expect(await taskStars.ofStudents(['a', 'b'])).toEqual([own[0], played('b', 'x', 1, NOON + 4), own[1]]);
    expect(await taskStars.ofStudents([])).toEqual([]);
    await accounts.erase('a', NOON, null);
    expect(await taskStars.keep(played('a', 'x', 1, NOON + 6))).toBe(1);
    expect(await taskStars.ofStudents(['a'])).toEqual([]);
  });

  test('[TST-4] what is set to a group takes the place of what was, goes into the bin with it and comes back', async () => {
    const { groups: classes, users: accounts, bin } = await open();
    await accounts.add(aUser({ id: 'ewa', type: 'TEACHER' }));
    await classes.add({ id: 'g', name: '3B', teacher: 'ewa', num_games: 0, createdAt: NOON }, []);
    expect([await classes.tasks('g'), await classes.tasks('nie-ma')]).toEqual([null, null]);
    await classes.setTasks('g', { items: ['x'], until: null });
    const set = { items: ['y', 'x'], until: '2026-12-01' };
    await classes.setTasks('g', set);
    expect(await classes.tasks('g')).toEqual(set);
    await classes.remove('g', NOON);
    expect(await classes.tasks('g')).toBeNull();
    await bin.restore({ kind: 'GROUP', id: 'g' });
    expect(await classes.tasks('g')).toEqual(set);
    await classes.setTasks('g', null);
    expect(await classes.tasks('g')).toBeNull();
  });

  test('[SNS-2] what a group agreed on is that of its last finished lesson; it goes with its game, or with a lecturer whom nobody follows', async () => {
    const { sentences, games: lessons, users: accounts } = await open();
    await accounts.add(aUser({ id: 'ewa', type: 'TEACHER' }));
    const over = { teacher: 'ewa', group: 'g', state: 'FINISHED' } as const;
    await lessons.add(groupGame({ ...over, id: 'x' }));
    await lessons.add(groupGame({ ...over, id: 'y', createdAt: NOON + 1 }));
    await lessons.add(groupGame({ ...over, id: 'z', state: 'IN_PROGRESS', createdAt: NOON + 2 }));
    await lessons.add(groupGame({ ...over, id: 'other', group: 'h', createdAt: NOON + 3 }));
    const agreed = (game: string, number: number, text: string) => ({ game, number, text });
    for (const one of [agreed('x', 2, 'b'), agreed('x', 1, 'a'), agreed('x', 1, 'Liczymy.'), agreed('z', 1, 'nie')]) {
      await sentences.agree(one);
    }
    expect(await sentences.agreed('x')).toEqual([agreed('x', 1, 'Liczymy.'), agreed('x', 2, 'b')]);
    expect(await sentences.lastAgreed('g', 'z')).toEqual([]);
    expect(await sentences.lastAgreed('g', 'y')).toHaveLength(2);
    await lessons.remove('y', NOON);
    expect(await sentences.lastAgreed('g', 'z')).toHaveLength(2);
    await sentences.agree(agreed('x', 2, ''));
    expect(await sentences.lastAgreed('g', 'z')).toEqual([agreed('x', 1, 'Liczymy.')]);
    await lessons.drop('z');
    expect(await sentences.agreed('z')).toEqual([]);
    await accounts.erase('ewa', NOON, null);
    expect(await sentences.agreed('x')).toEqual([]);
  });

  test('[PRV-4] a lecturer who is erased leaves students free and no groups behind', async () => {
    const { users: accounts, groups: classes } = await open();
    await accounts.add(aUser({ id: 'lektor', type: 'TEACHER' }));
    await accounts.add(aUser({ id: 'a', teacher: 'lektor' }));
    await classes.add({ id: 'g', name: 'Grupa', teacher: 'lektor', num_games: 0, createdAt: NOON }, ['a']);
    await accounts.erase('lektor', NOON, null);
    expect(await accounts.find('a')).toMatchObject({ teacher: null, group: null, erased: false });
    expect(await classes.find('g')).toBeNull();
  });

  test('[PRV-4] a lecturer who is erased leaves everything to an heir', async () => {
    const { users: accounts, groups: classes } = await open();
    for (const id of ['lektor', 'inny']) await accounts.add(aUser({ id, type: 'TEACHER' }));
    await accounts.add(aUser({ id: 'a', teacher: 'lektor' }));
    await classes.add({ id: 'g', name: 'Grupa', teacher: 'lektor', num_games: 3, createdAt: NOON }, ['a']);
    await accounts.erase('lektor', NOON, 'inny');
    expect(await accounts.find('a')).toMatchObject({ teacher: 'inny', group: 'g', erased: false });
    expect(await classes.of('inny')).toEqual([{ id: 'g', name: 'Grupa', teacher: 'inny', num_games: 3 }]);
    expect(await accounts.find('lektor')).toMatchObject({ erased: true });
  });

  test('[PRV-5] a student is unseen since the day of the last login, or since the day the account was made', async () => {
    const { users: accounts, sessions: store, days, leaving } = await open();
    await days.see('2026-11-23', NOON);
    for (const id of ['a', 'b', 'c']) await accounts.add(aUser({ id, passwordHash: BY_PASSWORD.hash }));
    await accounts.add(aUser({ id: 'lektor', type: 'TEACHER' }));
    expect([await days.see('2030-01-01', NOON), await days.see('2026-11-23', NOON), await days.seen()]).toEqual([
      2, 2, 2,
    ]);
    await store.open(aSession({ id: 's', user: 'b' }), BY_PASSWORD);
    expect(await accounts.times('b')).toEqual({ createdAt: NOON, seenAt: NOON });
    const unseen = async (day: number, most = 9) => (await leaving.unseenSince(day, most)).map(({ id }) => id);
    expect([await unseen(0), await unseen(1), await unseen(1, 1), await unseen(2)]).toEqual([
      [],
      ['a', 'c'],
      ['a'],
      ['a', 'c', 'b'],
    ]);
    await leaving.notice(['a', 'c'], 2, []);
    expect([await unseen(1), await leaving.noticedOn(2)]).toEqual([[], 2]);
    await store.open(aSession({ id: 't' }), BY_PASSWORD);
    await leaving.putAside(['c'], 3);
    expect(await leaving.all()).toMatchObject([{ user: { id: 'c' }, noticedDay: 2, asideDay: 3 }]);
    await accounts.erase('c', NOON, null);
    expect(await leaving.all()).toEqual([]);
  });

  test('[PRV-6] a moment is surely past once three days were seen after it, whatever the clock said on one of them', async () => {
    const { days } = await open();
    await days.see('2026-11-23', NOON);
    expect(await days.lastBefore('2026-11-23')).toBeNull();
    await days.see('2029-11-23', NOON * 3);
    expect(await days.seenTime()).toEqual({ past: 0, latest: Number.MAX_SAFE_INTEGER });
    await days.see('2026-11-24', NOON + 1);
    await days.see('2026-11-25', NOON + 2);
    expect(await days.seenTime()).toEqual({ past: NOON + 1, latest: NOON * 3 });
    await days.see('2026-11-26', NOON + 3);
    expect(await days.seenTime()).toEqual({ past: NOON + 1, latest: NOON + 3 });
    expect(await days.lastBefore('2026-11-26')).toBe(NOON + 2);
    expect(await days.lastBefore('2026-11-27')).toBe(NOON + 3);
  });
}

function byId([one = '']: (string | number)[], [other = '']: (string | number)[]): number {
  return String(one).localeCompare(String(other));
}
