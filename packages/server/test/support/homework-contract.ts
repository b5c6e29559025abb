import { expect, test } from 'vitest';
import type { Game, GameProgress } from '../../src/storage/game-store.ts';
import type { Homework, NewReminder } from '../../src/storage/homework-store.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { attemptOf, homeworkOf } from './a-homework.ts';

const NOON = Date.UTC(2026, 10, 21, 11);
const HOUR_MS = 3_600_000;

/** A lecturer, a group with Anna, and Piotr without a group. */
async function school(storage: Storage): Promise<void> {
  const common = { last_name: 'Kos', group: null, passwordHash: null, approved: true, createdAt: NOON };
  const person = (id: string, type: 'TEACHER' | 'STUDENT', teacher: string | null) =>
    storage.users.add({ id, email: `${id}@szkola.test`, first_name: id, type, teacher, ...common });
  await person('ewa', 'TEACHER', null);
  for (const id of ['anna', 'piotr']) await person(id, 'STUDENT', 'ewa');
  await storage.groups.add({ id: 'g', name: 'Spedycja 3B', teacher: 'ewa', num_games: 2, createdAt: NOON }, ['anna']);
}

const played = (score: number): GameProgress => ({
  state: 'FINISHED',
  round: 1,
  time: 600,
  date: '2026-11-21',
  money: 0,
  points: 0,
  score: 9000,
  deaths: 0,
  players: [
    {
      id: 'anna',
      num_games: 0,
      status: 'FINISHED',
      money: 0,
      points: 0,
      score,
      time: 600,
      round: 1,
      hasDelivered: true,
    },
  ],
});

const homework = homeworkOf({ id: 'h', teacher: 'ewa', group: 'g', attempts: 2 });
const anna = { student: 'anna', at: NOON };
const annas = (found: Homework): Game => attemptOf(found, 'anna');

/** What all storages must do alike with homework. (STO-1) */
export function homeworkContract(open: () => Promise<Storage>): void {
  test('[OBS-5] of several attempts at an assignment all but the first that is stored are repeated, removed ones aside', async () => {
    const storage = await open();
    await school(storage);
    const three = { ...homework, attempts: 3 };
    await storage.homework.add(three);
    const games: string[] = [];
    for (const score of [1, 2, 3]) {
      const game = annas(three);
      await storage.homework.begin('h', anna, () => game);
      await storage.games.finish(game.id, played(score), [], []);
      games.push(game.id);
    }
    const [first = '', second = '', third = ''] = games;
    const repeated = async () =>
      (await storage.observations.ofPlayer('anna', '')).filter(({ isRepeated }) => isRepeated).map(({ game }) => game);
    const save = (game: string) => storage.observations.save({ game, player: 'anna', date: '2026-11-21', body: '[]' });
    await save(third);
    await save(second);
    expect(await repeated()).toEqual([third]);
    await save(first);
    expect((await repeated()).toSorted()).toEqual([second, third].toSorted());
    await storage.games.remove(first, NOON);
    expect(await repeated()).toEqual([third]);
  });

  test('[HWS-1] [STO-1] an assignment comes back as it was set, to its teacher and to the students of its group', async () => {
    const storage = await open();
    await school(storage);
    await storage.homework.add(homework);
    expect(await storage.homework.find('h')).toEqual(homework);
    expect(await storage.homework.find('nic')).toBeNull();
    expect(await storage.homework.ofTeacher('ewa')).toEqual([homework]);
    expect(await storage.homework.ofStudent('anna')).toEqual([homework]);
    expect(await storage.homework.ofStudent('piotr')).toEqual([]);
  });

  test('[DUS-1] [DUS-3] [STO-1] a duel comes back with its ghost to its game alone, and the next one waits until it is over', async () => {
    const storage = await open();
    await school(storage);
    const ghost = { kind: 'BEST', player: 'piotr', curve: [30_000, 31_240] } as const;
    const duel = { ...homeworkOf({ id: 'd', teacher: 'ewa', group: null, createdAt: NOON }), source: 'lekcja', ghost };
    const repeats = { rounds: 4, students: 9, seat: 2 };
    const game = { ...annas(duel), repeats };
    const by = { student: 'anna', since: NOON - 1, most: 1 };
    expect(await storage.duels.begin(duel, game, by)).toBe('BEGUN');
    expect(await storage.duels.ofGame(game.id)).toEqual(duel);
    expect(await storage.duels.ofGame('nic')).toBeNull();
    expect((await storage.games.find(game.id))?.repeats).toEqual(repeats);
    expect((await storage.games.duelsOf('anna')).map(({ id }) => id)).toEqual([game.id]);
    expect(await storage.games.homeworkOf('anna')).toEqual([]);
    expect(await storage.homework.find('d')).toBeNull();
    expect(await storage.homework.ofTeacher('ewa')).toEqual([]);
    expect(await storage.homework.ofStudent('anna')).toEqual([]);
    expect(await storage.duels.standing('anna', NOON - 1)).toEqual({ open: game.id, begun: 1 });
    const next = { ...duel, id: 'e' };
    expect(await storage.duels.begin(next, annas(next), by)).toBe('OPEN');
    await storage.games.finish(game.id, played(1), [], []);
    expect(await storage.duels.begin(next, annas(next), by)).toBe('NO_MORE');
    expect(await storage.duels.begin(next, annas(next), { ...by, since: NOON })).toBe('BEGUN');
    expect(await storage.duels.standing('piotr', NOON - 1)).toEqual({ open: null, begun: 0 });
  });

  test('[HWS-10] [STO-1] attempts that show more after the end alone are held back until it, those of duels and of other students not', async () => {
    const storage = await open();
    await school(storage);
    const { closesAt } = homework;
    await storage.homework.add({ ...homework, shown: 'AFTER_END' });
    await storage.homework.add({ ...homework, id: 'od razu' });
    const game = annas(homework);
    await storage.homework.begin('h', anna, () => game);
    await storage.homework.begin('od razu', anna, (found) => annas(found));
    expect(await storage.homework.heldBack('anna', closesAt - 1)).toEqual([{ game: game.id, until: closesAt }]);
    expect(await storage.homework.heldBack('anna', closesAt)).toEqual([]);
    expect(await storage.homework.heldBack('piotr', NOON)).toEqual([]);
    const known = await storage.homework.find('h');
    if (known === null) throw new Error('it was added');
    expect(known.shown).toBe('AFTER_END');
    await storage.homework.save(known, { ...known, shown: 'AT_ONCE' }, false);
    expect(await storage.homework.heldBack('anna', NOON)).toEqual([]);
  });

  test('[HWS-1] [STO-1] the library of an assignment is kept, though no game has it yet', async () => {
    const storage = await open();
    await school(storage);
    const library = await storage.library.freeze();
    await storage.homework.add({ ...homework, library });
    await storage.library.sweep();
    const kept = await storage.library.frozen(library);
    expect(kept.emergencies.length + kept.accidents.length + kept.changes.length).toBeGreaterThan(0);
  });

  test('[HWS-2] [STO-1] once somebody has begun neither another game is saved nor the assignment removed', async () => {
    const { homework: store, ...storage } = await open();
    await school({ homework: store, ...storage });
    await store.add(homework);
    const two = { ...homework, rounds: 2 };
    expect(await store.save(homework, two, true)).toBe('SAVED');
    expect(await store.save(homework, two, true)).toBe('CHANGED');
    expect(await store.begin('h', anna, annas)).toBe('BEGUN');
    expect(await store.save(two, { ...homework, rounds: 4 }, true)).toBe('BEGUN');
    expect(await store.remove('h', NOON)).toBe(false);
    expect(await store.save(two, { ...two, attempts: 5 }, false)).toBe('SAVED');
    expect(await store.find('h')).toMatchObject({ rounds: 2, attempts: 5 });
    await store.add({ ...homework, id: 'inne' });
    expect(await store.remove('inne', NOON)).toBe(true);
    expect(await store.find('inne')).toBeNull();
  });

  test('[BIN-1] [BIN-6] a removed assignment is in nobody’s list, and comes back as it was set until its days are over', async () => {
    const storage = await open();
    const { homework: store, bin, days, library } = storage;
    await days.see('2026-01-01', NOON);
    await school(storage);
    const whole = { ...homework, library: await library.freeze() };
    await store.add(whole);
    expect(await store.remove('h', NOON)).toBe(true);
    expect(await store.remove('h', NOON + 1)).toBe(true);
    expect([await store.find('h'), await store.ofTeacher('ewa'), await store.ofStudent('anna')]).toEqual([
      null,
      [],
      [],
    ]);
    expect(await store.begin('h', anna, annas)).toBe('UNKNOWN');
    expect(await store.save(whole, { ...whole, rounds: 2 }, false)).toBe('CHANGED');
    const thing = { kind: 'HOMEWORK', id: 'h', name: whole.title, teacher: 'ewa' } as const;
    expect(await bin.all()).toEqual([{ ...thing, group: 'g', removedAt: NOON, days: 30 }]);
    await bin.sweep();
    await library.sweep();
    expect(await bin.restore(thing)).toBe('RESTORED');
    expect([await store.find('h'), await bin.all(), await bin.restore(thing)]).toEqual([whole, [], 'GONE']);
    expect((await library.frozen(whole.library)).accidents.length).toBeGreaterThan(0);
    const { lines } = await storage.audit.search({ kind: 'HOMEWORK' });
    expect(lines.map(({ action }) => action)).toEqual(['RESTORED', 'REMOVED', 'ADDED']);
    const letter = { id: 'l', user: 'anna', recipient: 'anna@szkola.test', replyTo: null, subject: 'Z', text: 'T' };
    const reminder = { student: 'anna', letter: { ...letter, createdAt: NOON, sendAt: null } };
    await store.remind({ homework: 'h', at: NOON, since: 0 }, [reminder]);
    await store.remove('h', NOON);
    for (let day = 1; day <= 31; day += 1) await days.see(`dzień ${String(day)}`, NOON);
    expect(await bin.all()).toEqual([]);
    await bin.sweep();
    expect([await bin.restore(thing), await store.reminders('h')]).toEqual(['GONE', []]);
  });

  test('[HWS-1] [STO-1] an attempt is made of the assignment as it stands when it is stored; of one that is gone there is none', async () => {
    const { homework: store, games, ...storage } = await open();
    await school({ homework: store, games, ...storage });
    await store.add(homework);
    const seen: Homework[] = [];
    const another = { ...homework, rounds: 3, seed: 'inne ziarno' };
    expect(await store.save(homework, another, true)).toBe('SAVED');
    const begun = await store.begin('h', anna, (found) => {
      seen.push(found);
      return annas(found);
    });
    expect([begun, seen]).toEqual(['BEGUN', [another]]);
    await store.add({ ...homework, id: 'inne' });
    expect(await store.remove('inne', NOON)).toBe(true);
    expect(await store.begin('inne', anna, annas)).toBe('UNKNOWN');
    expect(await store.attempts(['inne'])).toEqual([]);
    const refused = store.begin('h', { ...anna, student: 'piotr' }, () => {
      throw new Error('too late');
    });
    await expect(refused).rejects.toThrow('too late');
    expect(await store.attempts(['h'], 'piotr')).toEqual([]);
  });

  test('[HWS-3] [STO-1] of many who begin at once one begins; a second attempt waits for the end of the first, a third is none', async () => {
    const { homework: store, games, ...storage } = await open();
    await school({ homework: store, games, ...storage });
    await store.add(homework);
    const tries = Array.from({ length: 5 }, () => store.begin('h', anna, annas));
    expect((await Promise.all(tries)).toSorted()).toEqual(['BEGUN', 'OPEN', 'OPEN', 'OPEN', 'OPEN']);
    const [first] = await store.attempts(['h']);
    if (first === undefined) throw new Error('no attempt');
    expect(first).toMatchObject({ student: 'anna', attempt: 1, state: 'FRESH', seenAt: NOON, score: 0 });
    await games.finish(first.game, played(120), [], []);
    await store.seen(first.game, NOON + HOUR_MS);
    expect(await store.begin('h', anna, annas)).toBe('BEGUN');
    const attempts = await store.attempts(['h'], 'anna');
    expect(attempts.map(({ attempt, state, score, seenAt }) => [attempt, state, score, seenAt])).toEqual([
      [1, 'FINISHED', 120, NOON + HOUR_MS],
      [2, 'FRESH', 0, NOON],
    ]);
    await games.finish(attempts[1]?.game ?? '', played(80), [], []);
    expect(await store.begin('h', anna, annas)).toBe('NO_ATTEMPTS');
    expect(await store.attempts(['h'], 'piotr')).toEqual([]);
    expect(await store.attempts([])).toEqual([]);
  });

  test('[BIN-3] [HWS-3] [STO-1] a removed attempt comes back only where its student has no other open one', async () => {
    const { homework: store, games, bin, ...storage } = await open();
    await school({ homework: store, games, bin, ...storage });
    await store.add(homework);
    const [first, second] = [attemptOf(homework, 'anna'), attemptOf(homework, 'anna')];
    await store.begin('h', anna, () => first);
    await store.begin('h', { ...anna, student: 'piotr' }, () => attemptOf(homework, 'piotr'));
    await games.remove(first.id, NOON);
    expect(await store.begin('h', anna, () => second)).toBe('BEGUN');
    const restore = () => bin.restore({ kind: 'GAME', id: first.id });
    expect(await restore()).toBe('ATTEMPT_OPEN');
    expect((await bin.all()).map(({ id }) => id)).toEqual([first.id]);
    await games.finish(second.id, played(1), [], []);
    expect([await restore(), await restore()]).toEqual(['RESTORED', 'GONE']);
    expect((await store.attempts(['h'], 'anna')).map(({ state }) => state)).toEqual(['FRESH', 'FINISHED']);
  });

  test('[HWS-3] [STO-1] attempts are in no list of lessons, but among the own ones; an open one is overdue when the time is over', async () => {
    const { homework: store, games, ...storage } = await open();
    await school({ homework: store, games, ...storage });
    await store.add(homework);
    const game = attemptOf(homework, 'anna');
    await store.begin('h', anna, () => game);
    expect([await games.ofTeacher('ewa'), await games.ofPlayer('anna')]).toEqual([[], []]);
    expect((await games.homeworkOf('anna')).map(({ id }) => id)).toEqual([game.id]);
    await games.savePace(game.id, 7);
    expect(await games.find(game.id)).toMatchObject({ homework: 'h', rounds: 1, pace: 7 });
    expect(await store.overdue(homework.closesAt - 1)).toEqual([]);
    expect(await store.overdue(homework.closesAt)).toEqual([game.id]);
    await games.finish(game.id, played(1), [], []);
    expect(await store.overdue(homework.closesAt)).toEqual([]);
  });

  test('[HWS-3] [HWK-4] [STO-1] an attempt that the end has closed is used up until that end is moved on; one that was played through stays used', async () => {
    const { homework: store, games, ...storage } = await open();
    await school({ homework: store, games, ...storage });
    const one = { ...homework, attempts: 1 };
    const { closesAt } = one;
    await store.add(one);
    const [closed, whole] = [annas(one), annas(one)];
    await store.begin('h', anna, () => closed);
    expect(await store.noteClosing(closed.id, closesAt - 1)).toBe(false);
    expect(await store.noteClosing(closed.id, closesAt + 5)).toBe(true);
    // Not closed before it is over.
    expect(await store.attempts(['h'])).toMatchObject([{ state: 'FRESH', closedAt: null }]);
    await games.finish(closed.id, { ...played(50), time: 300 }, [], []);
    expect(await store.attempts(['h'])).toMatchObject([{ state: 'FINISHED', closedAt: closesAt + 5 }]);
    const after = { ...anna, at: closesAt + 6 };
    expect(await store.begin('h', after, annas)).toBe('NO_ATTEMPTS');
    const later = { ...one, closesAt: closesAt + HOUR_MS };
    expect(await store.save(one, later, false)).toBe('SAVED');
    expect(await store.begin('h', anna, () => whole)).toBe('BEGUN');
    await store.noteClosing(whole.id, closesAt + 2 * HOUR_MS);
    await games.finish(whole.id, played(60), [], []);
    expect(await store.save(later, { ...one, closesAt: closesAt + 9 * HOUR_MS }, false)).toBe('SAVED');
    expect(await store.begin('h', anna, annas)).toBe('NO_ATTEMPTS');
  });

  test('[HWS-5] [STO-1] a student is reminded once a while; a reminder dated ahead of the clock does not count', async () => {
    const { homework: store, mail, ...storage } = await open();
    await school({ homework: store, mail, ...storage });
    await store.add(homework);
    const reminder = (student: string): NewReminder => ({
      student,
      letter: {
        id: `${student}-${String(count())}`,
        user: student,
        recipient: `${student}@szkola.test`,
        replyTo: null,
        subject: 'Zadanie',
        text: 'Czeka',
        createdAt: NOON,
        sendAt: null,
      },
    });
    const at = (moment: number, ...students: readonly string[]) =>
      store.remind({ homework: 'h', at: moment, since: moment - HOUR_MS }, students.map(reminder));
    expect(await at(NOON, 'anna')).toHaveLength(1);
    expect((await at(NOON + 10, 'anna', 'piotr')).map(({ student }) => student)).toEqual(['piotr']);
    expect(await mail.all()).toHaveLength(2);
    expect(await at(NOON - HOUR_MS, 'anna')).toHaveLength(1);
    expect(await store.reminders('h')).toEqual([
      { homework: 'h', student: 'anna', at: NOON - HOUR_MS },
      { homework: 'h', student: 'piotr', at: NOON + 10 },
    ]);
  });

  test('[PRV-2] [PRV-4] homework goes over with its groups; who is erased is reminded of nothing', async () => {
    const { homework: store, users, ...storage } = await open();
    await school({ homework: store, users, ...storage });
    const heir = { email: 'jan@szkola.test', first_name: 'Jan', last_name: 'Lis', type: 'TEACHER' as const };
    const account = { teacher: null, group: null, passwordHash: null, approved: true, createdAt: NOON };
    await users.add({ id: 'jan', ...heir, ...account });
    await store.add(homework);
    const letter = { id: 'l', user: 'anna', recipient: 'anna@szkola.test', replyTo: null, subject: 'Z', text: 'T' };
    const reminder = { student: 'anna', letter: { ...letter, createdAt: NOON, sendAt: null } };
    expect(await store.remind({ homework: 'h', at: NOON, since: 0 }, [reminder])).toHaveLength(1);
    await users.erase('ewa', NOON, 'jan');
    expect(await store.find('h')).toMatchObject({ teacher: 'jan' });
    await users.erase('anna', NOON, null);
    expect(await store.reminders('h')).toEqual([]);
  });
}

let made = 0;

function count(): number {
  made += 1;
  return made;
}
