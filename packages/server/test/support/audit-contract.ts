import { describe, expect, test } from 'vitest';
import type { Accident } from '@fracht/engine';
import { actingAs, type Acting } from '../../src/storage/acting.ts';
import type { AuditSearch } from '../../src/storage/audit-store.ts';
import type { Game } from '../../src/storage/game-store.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { NewUser } from '../../src/storage/user-store.ts';
import { aGame } from '../live/a-game.ts';
import { aWebp } from './a-webp.ts';
import { aUser } from './a-user.ts';

/** A fresh storage, and statements to its database past the storage. */
export type Opened = { readonly storage: Storage; readonly run: (statement: string) => Promise<unknown> };

/** Later than the machine's own clock: changes without an actor come before it. */
const NOON = 4_000_000_000_000;
const DAY_MS = 86_400_000;
const PAGE = 50;

function as(user: string, role: Acting['role'], at = NOON): Acting {
  return { user, role, call: 'proba', now: () => at };
}

const EWA = as('ewa', 'TEACHER');
const ADMIN = as('admin', 'ADMIN');

function aPerson(id: string, user: Partial<NewUser> = {}): NewUser {
  return aUser({ id, first_name: 'Łucja', last_name: 'Żak', createdAt: NOON, ...user });
}

/** A game of Ewa's, without players unless some are named. */
function gameOfEwa(id: string, game: Partial<Game> = {}): Game {
  return aGame({ id, groupName: 'Spedycja', number: 3, createdAt: NOON, players: [], ...game });
}

const PIXELS = aWebp(Buffer.from('obraz'));

function pictureOf(letter: string) {
  const name = `${letter.repeat(16)}.webp`;
  return { name, url: `/pictures/${name}` };
}

function anAccident(id: string, name = 'Korek'): Accident {
  return { id, name, effects: [], types: ['ST'], lands: ['PL'] };
}

/** What the audit and the bin must do alike on both databases. (STO-1) */
export function auditContract(provider: string, open: () => Promise<Opened>): void {
  describe(`audit on ${provider}`, () => {
    entries(open);
    kept(open);
    searches(open);
    notable(open);
    ownAudit(open);
  });
  describe(`bin on ${provider}`, () => {
    bin(open);
  });
}

/** The part that each provider does in its own way. */
export function ownAuditContract(provider: string, open: () => Promise<Opened>): void {
  describe(`what the audit on ${provider} does in its own way`, () => {
    ownAudit(open);
  });
}

async function listed({ audit }: Storage, search: AuditSearch = {}) {
  return (await audit.search(search)).lines;
}

async function newest(storage: Storage) {
  const [line] = await listed(storage);
  return line === undefined ? null : storage.audit.find(line.seq);
}

function entries(open: () => Promise<Opened>): void {
  test('[AUD-1] a change stands there with who, when, before and after, and only with what differs', async () => {
    const { storage } = await open();
    const { users } = storage;
    await actingAs(ADMIN, () => users.add(aPerson('a')));
    expect(await newest(storage)).toMatchObject({
      seq: 1,
      at: NOON,
      actor: 'admin',
      role: 'ADMIN',
      call: 'proba',
      kind: 'USER',
      object: 'a',
      label: 'Łucja Żak',
      action: 'ADDED',
      before: null,
    });
    await actingAs(as('ewa', 'TEACHER', NOON + 5), () => users.change('a', { last_name: 'Lis', approved: true }));
    expect(await newest(storage)).toEqual({
      seq: 2,
      at: NOON + 5,
      actor: 'ewa',
      role: 'TEACHER',
      call: 'proba',
      kind: 'USER',
      object: 'a',
      label: 'Łucja Lis',
      action: 'CHANGED',
      fields: ['last_name'],
      version: null,
      notable: false,
      before: { last_name: 'Żak' },
      after: { last_name: 'Lis' },
    });
    await actingAs(EWA, () => users.change('a', { last_name: 'Lis' }));
    expect(await listed(storage)).toHaveLength(2);
    await storage.users.change('a', { last_name: 'Kos' });
    expect(await storage.audit.find(3)).toMatchObject({ actor: null, role: 'SERVER', call: 'SERVER' });
  });

  test('[AUD-1] what is refused leaves no entry, and a change that cannot be recorded is none', async () => {
    const { storage, run } = await open();
    await storage.users.add(aPerson('a'));
    await storage.users.add(aPerson('b'));
    expect(await storage.users.change('b', { email: 'a@szkola.test', first_name: 'Inna' })).toBe('taken');
    expect(await listed(storage)).toHaveLength(2);
    await run('drop table audit_names');
    await expect(storage.users.change('b', { first_name: 'Inna' })).rejects.toThrow('audit_names');
    expect((await storage.users.find('b'))?.first_name).toBe('Łucja');
    expect(await listed(storage)).toHaveLength(2);
  });

  test('[AUD-3] of a password and a code it is told that there is a new one, or none any more, and nothing of either', async () => {
    const { storage } = await open();
    await storage.users.add(aPerson('a', { passwordHash: 'tajny-skrót' }));
    await storage.users.setPassword('a', 'drugi-skrót', null);
    expect(await newest(storage)).toMatchObject({ action: 'CHANGED', fields: ['password'], before: {}, after: {} });
    await storage.sessions.putLoginCode('a', 'skrót-kodu', NOON * 2);
    expect(await newest(storage)).toMatchObject({ action: 'CHANGED', fields: ['code'], before: {}, after: {} });
    await storage.users.add(aPerson('b', { email: null, login: 'b', passwordHash: 'skrót-pinu' }));
    await storage.sessions.putLoginCode('b', 'skrót-kodu', NOON * 2);
    expect(await newest(storage)).toMatchObject({ fields: ['password', 'code'], before: {}, after: {} });
    const all = await Promise.all((await listed(storage)).map(({ seq }) => storage.audit.find(seq)));
    expect(JSON.stringify(all)).not.toContain('skrót');
  });

  test('[AUD-1] groups, games, results, questions, texts, situations and pictures each leave their entries', async () => {
    const { storage } = await open();
    const { users, groups, games, survey, content, library, images, observations } = storage;
    const kinds = async () => (await listed(storage)).map(({ kind, action }) => `${kind} ${action}`);
    await users.add(aPerson('ewa', { type: 'TEACHER' }));
    await users.add(aPerson('a', { teacher: 'ewa' }));
    await groups.add({ id: 'g', name: 'Spedycja', teacher: 'ewa', num_games: 0, createdAt: NOON }, ['a']);
    await groups.add({ id: 'h', name: 'Logistyka', teacher: 'ewa', num_games: 0, createdAt: NOON }, []);
    await groups.change('h', { name: 'Logistyka', members: ['a'] });
    expect((await listed(storage, { text: 'spedycja' })).map(({ fields }) => fields)).toEqual([
      ['members'],
      ['name', 'teacher', 'members'],
    ]);
    await groups.move(['a'], null);
    expect(await newest(storage)).toMatchObject({ kind: 'USER', fields: ['group'], before: { group: 'h' } });
    await groups.remove('g', NOON);
    const game = gameOfEwa('x');
    await games.add(game);
    await actingAs({ ...EWA, now: Date.now }, () =>
      games.finish('x', { ...game, state: 'FINISHED', score: 12 }, [], []),
    );
    expect(await newest(storage)).toMatchObject({ kind: 'RESULT', role: 'SERVER', after: { score: 12 } });
    await observations.strike({ game: 'x', player: 'a', decision: '7', reason: 'Awaria', by: 'ewa', at: NOON });
    expect(await newest(storage)).toMatchObject({ kind: 'RESULT', action: 'CHANGED', fields: ['struck'] });
    await games.remove('x', NOON);
    await survey.saveQuestions('ewa', []);
    await content.saveSettings([{ key: 'unit_ms', value: 10 }], { author: 'ewa', at: NOON });
    expect(await newest(storage)).toMatchObject({ label: 'Długość jednostki czasu gry', version: 0 });
    await content.saveRetention(12);
    const rules = { students: { open: false, domains: ['szkola.test'] }, lecturers: { open: true, domains: [] } };
    await content.saveRegistration(rules);
    await content.saveRegistration(rules);
    expect(await content.registration()).toEqual(rules);
    expect(await newest(storage)).toMatchObject({ fields: ['open', 'domains'], before: { open: true, domains: [] } });
    await content.saveStages([{ id: 2, value: 'Raz' }], { author: 'ewa', at: NOON });
    await content.saveItems([{ id: 'intro', value: 'Raz' }], { author: 'ewa', at: NOON });
    await library.save('ACCIDENT', anAccident('s'), true, NOON, 'ewa');
    await library.save('ACCIDENT', anAccident('s', 'Mgła'), true, NOON, 'ewa');
    expect(await newest(storage)).toMatchObject({ fields: ['name'], version: 1, after: { name: 'Mgła' } });
    await library.move('s', (await library.all('ACCIDENT'))[0]?.item.id ?? null);
    expect(await newest(storage)).toMatchObject({
      action: 'CHANGED',
      fields: ['position', 'next'],
      before: { next: null },
      after: { next: (await library.order('s'))?.[1] },
    });
    await library.remove('s', NOON);
    await library.restore('s');
    await images.keep('0123456789abcdef.webp', Buffer.from('x'), 9);
    await images.saveAlt('0123456789abcdef.webp', 'Most');
    await images.remove({ name: '0123456789abcdef.webp', url: '/pictures/0123456789abcdef.webp' }, 0);
    expect((await kinds()).toReversed().slice(6)).toEqual([
      'USER CHANGED',
      'GROUP REMOVED',
      'GAME ADDED',
      'RESULT ADDED',
      'RESULT CHANGED',
      'GAME REMOVED',
      'QUESTIONS ADDED',
      'SETTING CHANGED',
      'SETTING CHANGED',
      'SETTING CHANGED',
      'STAGE CHANGED',
      'TEXT CHANGED',
      'SCENARIO ADDED',
      'SCENARIO CHANGED',
      'SCENARIO CHANGED',
      'SCENARIO REMOVED',
      'SCENARIO RESTORED',
      'PICTURE ADDED',
      'PICTURE CHANGED',
      'PICTURE REMOVED',
    ]);
  });
}

function kept(open: () => Promise<Opened>): void {
  test('[AUD-8] [AUD-4] what is taken out leaves an entry, though nothing changed, and of an erased person no name', async () => {
    const { storage } = await open();
    const { audit, users } = storage;
    await users.add(aPerson('a'));
    await actingAs(ADMIN, () => audit.recordPersonTaken('a'));
    await actingAs(ADMIN, () => audit.recordBackupTaken('kopia.gz'));
    const taken = { actor: 'admin', action: 'TAKEN', fields: [] };
    expect((await listed(storage)).slice(0, 2)).toMatchObject([
      { ...taken, kind: 'BACKUP', object: 'kopia.gz', label: 'kopia.gz' },
      { ...taken, kind: 'USER', object: 'a', label: 'Łucja Żak' },
    ]);
    expect(await listed(storage, { text: 'kopia' })).toHaveLength(1);
    await actingAs(ADMIN, () => users.erase('a', NOON, null));
    expect((await audit.about('a'))[1]).toMatchObject({ ...taken, label: '', before: null, after: null });
  });

  test('[AUD-4] an erased person is emptied out of the entries, and what happened stays', async () => {
    const { storage } = await open();
    await storage.users.add(aPerson('a'));
    await storage.users.add(aPerson('b', { last_name: 'Lis' }));
    await storage.users.change('a', { first_name: 'Zofia' });
    await actingAs(ADMIN, () => storage.users.erase('a', NOON, null));
    const own = await storage.audit.about('a');
    expect(own.map(({ action, label, before, after }) => ({ action, label, before, after }))).toEqual([
      { action: 'REMOVED', label: '', before: null, after: null },
      { action: 'CHANGED', label: '', before: null, after: null },
      { action: 'ADDED', label: '', before: null, after: null },
    ]);
    expect(own[1]?.fields).toEqual(['first_name']);
    expect(await listed(storage, { text: 'zofia' })).toEqual([]);
    expect(await listed(storage, { text: 'lis' })).toHaveLength(1);
  });

  test('[AUD-4] an erased lecturer: what goes over to the heir is told of each student, group and game', async () => {
    const { storage } = await open();
    for (const id of ['ewa', 'jan']) await storage.users.add(aPerson(id, { type: 'TEACHER' }));
    await storage.users.add(aPerson('a', { teacher: 'ewa' }));
    await storage.groups.add({ id: 'g', name: 'Spedycja', teacher: 'ewa', num_games: 0, createdAt: NOON }, []);
    await storage.games.add(gameOfEwa('x'));
    const before = (await listed(storage)).length;
    await actingAs(ADMIN, () => storage.users.erase('ewa', NOON, 'jan'));
    const added = (await listed(storage)).slice(0, -before);
    expect(added.map(({ kind, object, action, fields }) => [kind, object, action, fields])).toEqual(
      expect.arrayContaining([
        ['USER', 'ewa', 'REMOVED', []],
        ['USER', 'a', 'CHANGED', ['teacher']],
        ['GROUP', 'g', 'CHANGED', ['teacher']],
        ['GAME', 'x', 'CHANGED', ['teacher']],
      ]),
    );
    expect(added).toHaveLength(4);
  });
}

function ownAudit(open: () => Promise<Opened>): void {
  test('[AUD-1] of many who change at once each leaves an entry, in one order', async () => {
    const { storage } = await open();
    const many = Array.from({ length: 12 }, (_, index) => `u${index}`);
    await Promise.all(many.map((id) => actingAs(as(id, 'ADMIN'), () => storage.users.add(aPerson(id)))));
    const lines = await listed(storage);
    expect(lines.map(({ seq }) => seq)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(lines.every(({ actor, object }) => actor === object)).toBe(true);
  });

  test('[AUD-4] the database lets nobody change or delete an entry, past the server either', async () => {
    const { storage, run } = await open();
    await storage.users.add(aPerson('a'));
    await storage.content.saveStages([{ id: 2, value: 'Raz' }], { author: 'ewa', at: NOON });
    const all = async () => Promise.all((await listed(storage)).map(({ seq }) => storage.audit.find(seq)));
    const before = await all();
    for (const statement of [
      'delete from audit',
      'delete from audit where seq = 1',
      "update audit set actor = 'ktoś'",
      "update audit set label = 'Inna' where seq = 1",
      "update audit set label = '', before = null, after = null where seq = 2",
      "update audit set label = '', before = null, after = null, at = 0 where seq = 1",
      "update audit set seq = 9, label = '', before = null, after = null where seq = 1",
    ]) {
      const refused = await run(statement).then(
        () => 'done',
        (error: unknown) => String(error),
      );
      expect({ statement, refused }).toEqual({ statement, refused: expect.stringContaining('append-only') });
    }
    expect(await all()).toEqual(before);
  });
}

function searches(open: () => Promise<Opened>): void {
  async function filled(): Promise<Storage> {
    const { storage } = await open();
    await storage.users.add(aPerson('ewa', { first_name: 'Ewa', last_name: 'Nowak', type: 'TEACHER' }));
    await storage.users.add(aPerson('a'));
    for (const [index, value] of ['Raz', 'Dwa', 'Trzy'].entries()) {
      const who = as('ewa', 'TEACHER', NOON + (index + 1) * DAY_MS);
      await actingAs(who, () => storage.content.saveStages([{ id: 2, value }], { author: 'ewa', at: NOON }));
    }
    await actingAs(as('a', 'STUDENT', NOON + DAY_MS), () => storage.users.change('a', { last_name: 'Lis' }));
    return storage;
  }

  test('[AUD-5] by kind, by a name of now or before, by person and by days, each with each; the newest first', async () => {
    const storage = await filled();
    const found = async (search: AuditSearch) => (await listed(storage, search)).map(({ seq }) => seq);
    expect(await found({})).toEqual([5, 4, 6, 3, 2, 1]);
    expect(await found({ kind: 'STAGE' })).toEqual([5, 4, 3]);
    expect(await found({ text: 'ZAK' })).toEqual([6, 2]);
    expect(await found({ text: 'lucja lis' })).toEqual([6, 2]);
    expect(await found({ text: 'lis a@szkola' })).toEqual(await found({ person: 'a' }));
    expect(await found({ text: 'nowak' })).toEqual([5, 4, 3, 1]);
    expect(await found({ person: 'ewa' })).toEqual([5, 4, 3, 1]);
    expect(await found({ text: 'nowak', kind: 'USER' })).toEqual([1]);
    expect(await found({ text: 'runda 2', person: 'ewa' })).toEqual([5, 4, 3]);
    expect(await found({ text: 'runda 2', person: 'a' })).toEqual([]);
    expect(await found({ from: NOON + DAY_MS, until: NOON + 2 * DAY_MS })).toEqual([6, 3]);
    expect(await found({ from: NOON + DAY_MS, until: NOON + 2 * DAY_MS, kind: 'STAGE' })).toEqual([3]);
    for (const text of ['%', '_', '\\', 'nikt', "'"]) expect(await found({ text })).toEqual([]);
    expect(await found({ after: 999 })).toEqual([]);
  });

  test('[AUD-5] a page at a time, and each change on one page, though many are of one moment', async () => {
    const { storage } = await open();
    const many = Array.from({ length: 2 * PAGE + 3 }, (_, index) => `u${index}`);
    await actingAs(ADMIN, async () => {
      for (const id of many) await storage.users.add(aPerson(id));
    });
    for (const search of [{}, { kind: 'USER' }, { person: 'admin' }, { text: 'szkola.test' }] as const) {
      const seen: number[] = [];
      for (let after: number | undefined; ;) {
        const { lines, hasMore } = await storage.audit.search({ ...search, after });
        seen.push(...lines.map(({ seq }) => seq));
        after = seen.at(-1);
        if (!hasMore) break;
      }
      const wanted = 'text' in search ? PAGE : many.length;
      expect({ search, count: new Set(seen).size, all: seen.length }).toEqual({ search, count: wanted, all: wanted });
      expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    }
    expect((await storage.audit.search({ text: 'szkola.test' })).isTooWide).toBe(true);
    expect((await storage.audit.search({ text: 'u102@' })).isTooWide).toBe(false);
  });

  test('[AUD-5] what has had several names is found once, at the newest that fits', async () => {
    const { storage } = await open();
    const rename = (id: string, last_name: string) => storage.users.change(id, { last_name });
    const many = Array.from({ length: PAGE }, (_, index) => `u${index}`);
    await actingAs(ADMIN, async () => {
      for (const id of many) await storage.users.add(aPerson(id));
      for (const id of many) await rename(id, 'Lis');
      await storage.users.add(aPerson('b'));
      for (const id of ['b', 'u0']) await rename(id, 'Kos');
    });
    const search = (text: string) => storage.audit.search({ text });
    const objects = async (text: string) => new Set((await search(text)).lines.map(({ object }) => object));
    expect(await search('lucja zak')).toMatchObject({ isTooWide: true });
    expect(await search('lucja lis')).toMatchObject({ isTooWide: false });
    expect(await objects('lucja kos')).toEqual(new Set(['b', 'u0']));
    // Of the fifty-one the one whose newest name is the oldest is left out: u1, renamed by change 52.
    const { lines } = await storage.audit.search({ text: 'szkola.test', after: 54 });
    expect(lines.slice(0, 3).map(({ seq, object }) => [seq, object])).toEqual([
      [53, 'u2'],
      [51, 'u0'],
      [50, 'u49'],
    ]);
  });
}

function notable(open: () => Promise<Opened>): void {
  test('[AUD-7] a lecturer changes what all play with: it counts until an admin has looked, an admin’s own change never', async () => {
    const { storage } = await open();
    const { audit, content, users } = storage;
    const save = (who: Acting, value: string) =>
      actingAs(who, () => content.saveStages([{ id: 2, value }], { author: 'ewa', at: NOON }));
    await actingAs(EWA, () => users.add(aPerson('a')));
    await save(ADMIN, 'Raz');
    expect(await audit.unseen()).toBe(0);
    await save(EWA, 'Dwa');
    await save(EWA, 'Trzy');
    expect((await listed(storage)).map((line) => line.notable)).toEqual(expect.arrayContaining([true, false]));
    expect(await audit.unseen()).toBe(2);
    await audit.markSeen(3);
    expect([await audit.unseen(), await audit.seen()]).toEqual([1, 3]);
    await audit.markSeen(1);
    expect(await audit.seen()).toBe(3);
    await audit.markSeen(1_000_000);
    expect([await audit.unseen(), await audit.seen()]).toEqual([0, 4]);
    await save(EWA, 'Cztery');
    expect(await audit.unseen()).toBe(1);
  });

  test('[AUD-7] admins are told once a counted day, and only of what nobody has looked at', async () => {
    const { storage } = await open();
    const { audit, content, days, mail } = storage;
    const save = (value: string) =>
      actingAs(EWA, () => content.saveStages([{ id: 2, value }], { author: 'ewa', at: NOON }));
    const counts: number[] = [];
    const tell = () =>
      audit.tell(async (count) => {
        counts.push(count);
        const letter = { user: null, replyTo: null, subject: 'Zmiany', text: '', createdAt: NOON, sendAt: null };
        return [{ ...letter, id: `list-${counts.length}`, recipient: 'admin@szkola.test' }];
      });
    await days.see('2026-11-21', NOON);
    expect(await tell()).toBe(false);
    await save('Raz');
    await save('Dwa');
    expect([await tell(), await tell()]).toEqual([true, false]);
    await save('Trzy');
    expect(await tell()).toBe(false);
    await days.see('2026-11-22', NOON);
    expect([await tell(), await tell()]).toEqual([true, false]);
    await save('Cztery');
    await audit.markSeen(1000);
    await days.see('2026-11-23', NOON);
    expect(await tell()).toBe(false);
    expect(counts).toEqual([2, 1]);
    expect(await mail.all()).toHaveLength(2);
  });
}

function bin(open: () => Promise<Opened>): void {
  async function withGroup(): Promise<Storage> {
    const { storage } = await open();
    await storage.days.see('2026-01-01', NOON);
    await storage.users.add(aPerson('ewa', { type: 'TEACHER' }));
    for (const id of ['a', 'b', 'c', 'd']) await storage.users.add(aPerson(id, { teacher: 'ewa' }));
    const group = { id: 'g', name: 'Spedycja', teacher: 'ewa', num_games: 4, createdAt: NOON };
    await storage.groups.add(group, ['a', 'b', 'c', 'd']);
    return storage;
  }

  const pass = async ({ days }: Storage, from: number, count: number): Promise<void> => {
    for (let day = from; day < from + count; day += 1) await days.see(`dzień ${String(day)}`, NOON);
  };

  test('[BIN-2] a removed group comes back with its games and those members who are in no other', async () => {
    const storage = await withGroup();
    const { groups, users, bin: removed } = storage;
    await groups.remove('g', NOON);
    expect([await groups.find('g'), (await users.find('a'))?.group]).toEqual([null, null]);
    expect(await removed.all()).toEqual([
      { kind: 'GROUP', id: 'g', name: 'Spedycja', teacher: 'ewa', group: null, removedAt: NOON, days: 30 },
    ]);
    await groups.add({ id: 'h', name: 'Inna', teacher: 'ewa', num_games: 0, createdAt: NOON }, ['b']);
    await users.change('c', { teacher: null });
    await users.erase('d', NOON, null);
    expect(await removed.restore({ kind: 'GROUP', id: 'g' })).toBe('RESTORED');
    expect(await groups.members(['g', 'h'])).toEqual({ g: ['a'], h: ['b'] });
    expect(await groups.find('g')).toMatchObject({ name: 'Spedycja', num_games: 4 });
    expect(await newest(storage)).toMatchObject({ kind: 'GROUP', action: 'RESTORED', after: { members: ['a'] } });
    expect([await removed.all(), await removed.restore({ kind: 'GROUP', id: 'g' })]).toEqual([[], 'GONE']);
  });

  test('[BIN-2] [STO-1] a removed group without members comes back too', async () => {
    const { groups, bin: removed } = await withGroup();
    await groups.add({ id: 'h', name: 'Pusta', teacher: 'ewa', num_games: 2, createdAt: NOON }, []);
    await groups.remove('h', NOON);
    expect(await removed.restore({ kind: 'GROUP', id: 'h' })).toBe('RESTORED');
    expect(await groups.find('h')).toMatchObject({ name: 'Pusta', num_games: 2 });
    expect(await groups.members(['h'])).toEqual({ h: [] });
  });

  test('[BIN-1] what was removed is there for thirty days on which the server ran, whatever the clock says, and then no more', async () => {
    const storage = await withGroup();
    const { groups, games, library, drafts, bin: removed } = storage;
    await games.add(gameOfEwa('x'));
    await library.save('ACCIDENT', anAccident('s'), true, NOON, 'ewa');
    const remove = async (): Promise<void> => {
      await groups.remove('g', NOON);
      await games.remove('x', NOON + 1000 * DAY_MS);
      await library.remove('s', 0);
    };
    await remove();
    await pass(storage, 1, 30);
    await removed.sweep();
    expect((await removed.all()).map(({ id, days }) => [id, days])).toEqual([
      ['x', 0],
      ['g', 0],
      ['s', 0],
    ]);
    for (const { kind, id } of await removed.all()) expect(await removed.restore({ kind, id })).toBe('RESTORED');
    await remove();
    await pass(storage, 31, 31);
    expect(await removed.all()).toEqual([]);
    await removed.sweep();
    for (const kind of ['GROUP', 'GAME', 'SCENARIO'] as const)
      for (const id of ['g', 'x', 's']) expect(await removed.restore({ kind, id })).toBe('GONE');
    expect(await drafts.versions('s')).toEqual([]);
  });

  test('[BIN-5] a removed picture makes room, is in the bin with its words, and comes back under its name with them', async () => {
    const { images, bin: removed, ...storage } = await withGroup();
    const [one, other, third] = [pictureOf('a'), pictureOf('b'), pictureOf('c')];
    await images.keep(one.name, PIXELS, 1);
    await images.saveAlt(one.name, 'Most');
    expect(await images.keep(other.name, PIXELS, 1)).toBe(false);
    expect(await images.remove(one, NOON)).toBe(true);
    expect(await images.remove(one, NOON + 1)).toBe(true);
    expect([await images.names(), await images.read(one.name), await images.alt(one.name)]).toEqual([
      new Set(),
      null,
      '',
    ]);
    const thing = {
      kind: 'PICTURE',
      id: one.name,
      name: 'Most',
      teacher: null,
      group: null,
      removedAt: NOON,
      days: 30,
    } as const;
    expect(await removed.all()).toEqual([thing]);
    const save = (uploads: ReadonlySet<string>) => expect(uploads.size).toBe(0);
    await storage.library.save('ACCIDENT', anAccident('s'), true, NOON, 'ewa', save);
    expect(await images.keep(other.name, PIXELS, 1)).toBe(true);
    expect(await removed.restore(thing)).toBe('RESTORED');
    expect([await images.read(one.name), await images.alt(one.name), await removed.all()]).toEqual([
      PIXELS,
      'Most',
      [],
    ]);
    expect(await newest({ bin: removed, images, ...storage })).toMatchObject({
      kind: 'PICTURE',
      object: one.name,
      action: 'RESTORED',
      label: 'Most',
    });
    expect(await removed.restore(thing)).toBe('GONE');
    for (const picture of [one, other]) await images.remove(picture, NOON);
    expect(await images.keep(third.name, PIXELS, 1)).toBe(false);
    expect(await images.keep(one.name, PIXELS, 1)).toBe(true);
    expect([await images.names(), await images.alt(one.name)]).toEqual([new Set([one.name]), 'Most']);
    expect((await removed.all()).map(({ id }) => id)).toEqual([other.name]);
  });

  test('[BIN-1] [BIN-5] of a picture that was removed too long ago nothing is left, bytes neither', async () => {
    const storage = await withGroup();
    const { images, bin: removed } = storage;
    const picture = pictureOf('a');
    await images.keep(picture.name, PIXELS, 9);
    await images.saveAlt(picture.name, 'Most');
    await images.remove(picture, NOON);
    await pass(storage, 1, 30);
    await removed.sweep();
    expect((await removed.all()).map(({ id, days }) => [id, days])).toEqual([[picture.name, 0]]);
    await pass(storage, 31, 1);
    expect(await removed.all()).toEqual([]);
    await removed.sweep();
    expect(await removed.restore({ kind: 'PICTURE', id: picture.name })).toBe('GONE');
    const others = aWebp(Buffer.from('inne'));
    await images.keep(picture.name, others, 9);
    expect([await images.read(picture.name), await images.alt(picture.name)]).toEqual([others, '']);
  });

  test('[BIN-7] an erased account, a discarded draft and replaced questions are not in the bin; the audit has the questions', async () => {
    const storage = await withGroup();
    const { users, drafts, survey, bin: removed } = storage;
    await users.erase('a', NOON, null);
    const draft = {
      kind: 'ACCIDENT',
      item: anAccident('s'),
      revision: 'r',
      version: 0,
      author: 'ewa',
      savedAt: NOON,
    } as const;
    await drafts.keep(draft, null);
    await drafts.drop('s', 'r');
    expect(await drafts.find('s')).toBeNull();
    for (const value of ['Jak było?', 'Co dalej?'])
      await survey.saveQuestions('ewa', [{ id: 'p', kind: 'text', value }]);
    expect(await removed.all()).toEqual([]);
    expect(await newest(storage)).toMatchObject({
      kind: 'QUESTIONS',
      before: { questions: [{ value: 'Jak było?' }] },
      after: { questions: [{ value: 'Co dalej?' }] },
    });
  });

  test('[BIN-3] a removed game is in no list and no ranking, and comes back with its results', async () => {
    const storage = await withGroup();
    const { games, survey, notes, bin: removed } = storage;
    const player = {
      id: 'a',
      num_games: 0,
      status: 'PLAYING',
      money: 0,
      points: 0,
      score: 7,
      time: 0,
      round: 0,
    } as const;
    const game = gameOfEwa('x', { group: 'g', players: [{ ...player, hasDelivered: true }] });
    await games.add(game);
    const row = { kind: 'PLAYER', user: 'a', users: ['a'], groupName: 'Spedycja', size: 1, score: 7 } as const;
    const rankings = [{ ...row, hasDelivered: true, date: '2026-11-21' }];
    await games.finish('x', { ...game, state: 'FINISHED', score: 7 }, rankings, ['a']);
    const opened = { id: 's', game: 'x', teacher: 'ewa', questions: [], createdAt: NOON, remindedAt: null };
    await survey.open(opened);
    await notes.add({ id: 'n', game: 'x', at: 0, round: 1, text: 'Ważne', createdAt: NOON }, 9);
    const seen = async () => [
      await games.find('x'),
      await games.ofTeacher('ewa'),
      await games.ofPlayer('a'),
      await games.inStates(['FINISHED']),
      await games.rankings(),
      await survey.ofTeacher('ewa'),
      await survey.openTo('a'),
      await survey.find('s'),
      await survey.ofGame('x'),
    ];
    const before = await seen();
    await games.remove('x', NOON);
    expect(await seen()).toEqual([null, [], [], [], [], [], [], null, null]);
    await storage.library.sweep();
    expect(await removed.restore({ kind: 'GAME', id: 'x' })).toBe('RESTORED');
    expect(await seen()).toEqual(before);
    expect(await notes.ofGame('x')).toHaveLength(1);
    expect(await newest(storage)).toMatchObject({ kind: 'GAME', action: 'RESTORED', label: 'Spedycja (3)' });
  });

  test('[BIN-2] removed groups go over to who takes over, and go with a lecturer whom nobody follows', async () => {
    const storage = await withGroup();
    await storage.users.add(aPerson('jan', { type: 'TEACHER' }));
    await storage.groups.remove('g', NOON);
    await storage.users.erase('ewa', NOON, 'jan');
    expect(await storage.bin.find('g')).toMatchObject({ teacher: 'jan' });
    expect(await storage.bin.restore({ kind: 'GROUP', id: 'g' })).toBe('RESTORED');
    expect((await storage.groups.members(['g']))['g']?.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    await storage.groups.remove('g', NOON);
    await storage.users.erase('jan', NOON, null);
    expect(await storage.bin.find('g')).toBeNull();
  });
}
