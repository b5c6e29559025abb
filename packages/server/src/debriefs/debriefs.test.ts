import { setImmediate, setTimeout } from 'node:timers/promises';
import { playGame } from '@fracht/bots';
import { DEFAULT_SETTINGS, world } from '@fracht/content';
import { EMPTY_LIBRARY, type PlayerUser } from '@fracht/engine';
import { keptOf } from '@fracht/testing/memory.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { makeLog } from '../log.ts';
import type { DebriefStore } from '../storage/debrief-store.ts';
import { DebriefThreads, type TaskGame } from './debrief-threads.ts';
import { Debriefs, type DebriefState } from './debriefs.ts';
import type { DebriefTask, SentGame, TaskKind, TaskOf, Tasks } from './tasks.ts';

/** This many actions leave a few decisions to judge. */
const ACTIONS = 16;

const user = (id: string): PlayerUser => ({ id, first_name: '', last_name: '', num_games: 0 });
/** For every game sent to a thread, its students: games with the same students are identical except for their id. */
const seated = new Map<string, readonly string[]>();
/** What threads have answered about these games, as JSON, which is how it is stored. */
const answered = new Map<string, string>();

/** Threads that learn of every game whose students they are to name, and do every other task about the same game only once for all tests. */
class AnsweringOnce extends DebriefThreads {
  override async run<Kind extends TaskKind>(
    game: TaskGame,
    task: TaskOf<Kind> & DebriefTask,
  ): Promise<Tasks[Kind]['answer']> {
    const key = JSON.stringify([seated.get(game.id), task]);
    const known = task.kind === 'STUDENTS' ? undefined : answered.get(key);
    const answer: Tasks[Kind]['answer'] = known === undefined ? await super.run<Kind>(game, task) : JSON.parse(known);
    answered.set(key, JSON.stringify(answer));
    return answer;
  }
}

/** The threads of all tests that do not end them: a thread takes a second to start. */
const shared = new AnsweringOnce(2);
const open: DebriefThreads[] = [shared];

afterAll(async () => {
  for (const threads of open) await threads.close();
});

/** A game of one student or more, of one round with few orders, which the teacher ended after some actions, as a thread takes it. */
function sentGame(id: string, students: readonly string[] = ['s1']): SentGame {
  const none = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };
  const settings = { ...DEFAULT_SETTINGS, ...none, orders_per_player_per_round: 2 };
  seated.set(id, students);
  const setup = { game: id, seed: 'debriefs', number: 1, settings, library: EMPTY_LIBRARY, rounds: 1 };
  const seats = students.map((student) => ({ user: user(student), level: 'ordinary' as const }));
  const log = playGame({ ...setup, world }, user('teacher'), seats, '2026-11-21').log.slice(0, ACTIONS);
  const last = log.at(-1);
  if (last === undefined) throw new Error('No game');
  const end = { ...last, seq: last.seq + 1, player: 'teacher', type: 'TEACHER', action: { action: 'FINISH' } } as const;
  return { setup, log: [...log, end] };
}

function loaded(id: string): TaskGame & { readonly loads: number } {
  const game = {
    id,
    loads: 0,
    load: async () => {
      game.loads += 1;
      return sentGame(id);
    },
  };
  return game;
}

/** Threads whose tasks wait, or fail, before they are begun. */
class HeldThreads extends AnsweringOnce {
  readonly #before: (task: DebriefTask, game: string) => Promise<void>;

  constructor(before: (task: DebriefTask, game: string) => Promise<void>) {
    super(2);
    this.#before = before;
    open.push(this);
  }

  override async run<Kind extends TaskKind>(
    game: TaskGame,
    task: TaskOf<Kind> & DebriefTask,
  ): Promise<Tasks[Kind]['answer']> {
    await this.#before(task, game.id);
    return super.run<Kind>(game, task);
  }
}

class MemoryStore implements Pick<DebriefStore, 'find' | 'save' | 'add'> {
  readonly parts = new Map<string, string>();
  /** Everything that was ever stored, in order. */
  readonly saved: { readonly game: string; readonly part: string; readonly body: string }[] = [];
  /** The part that cannot be stored. */
  broken: string | null = null;
  /** Called when that is tried. */
  onBroken: () => void = () => undefined;

  async find(game: string, part: string): Promise<string | null> {
    return this.parts.get(`${game} ${part}`) ?? null;
  }

  async save(game: string, part: string, body: string): Promise<void> {
    if (part === this.broken) {
      this.onBroken();
      throw new Error(`${part} cannot be stored`);
    }
    this.saved.push({ game, part, body });
    this.parts.set(`${game} ${part}`, body);
  }

  async add(game: string, part: string, body: string): Promise<void> {
    if ((await this.find(game, part)) === null) await this.save(game, part, body);
  }
}

type Made = { readonly debriefs: Debriefs; readonly store: MemoryStore; now: number };

function make(store = new MemoryStore(), threads = shared, logger = makeLog('silent')): Made {
  const made: Made = {
    debriefs: new Debriefs({
      store,
      observed: async () => undefined,
      threads,
      logger,
      clock: () => made.now,
    }),
    store,
    now: 0,
  };
  return made;
}

/** Asks until it is no longer being worked out. */
async function settled<Debrief>(
  ask: () => Promise<DebriefState<Debrief> | null>,
): Promise<DebriefState<Debrief> | null> {
  for (;;) {
    const known = await ask();
    if (known?.state !== 'WORKING') return known;
    await setTimeout(20);
  }
}

test('[DBJ-1] while a debrief is worked out, the process does other work', async () => {
  const { debriefs, store } = make();
  const game = loaded('game 0a');
  debriefs.begin(game);
  let turns = 0;
  while ((await store.find('game 0a', 'students')) === null) {
    await setImmediate();
    turns += 1;
  }
  // On this thread it would take a few turns only.
  expect(turns).toBeGreaterThan(100);
  expect(game.loads).toBe(1);
});

test('[DBJ-2] whoever asks first begins it, and it is worked out once for all who ask', async () => {
  const { debriefs } = make();
  const game = loaded('game 1a');
  const asked = await Promise.all([debriefs.ofClass(game), debriefs.ofStudent(game, 's1'), debriefs.ofClass(game)]);
  expect(asked).toEqual(Array.from({ length: 3 }, () => ({ state: 'WORKING', share: 0 })));
  expect(await settled(() => debriefs.ofClass(game))).toMatchObject({ state: 'READY' });
  expect(await settled(() => debriefs.ofStudent(game, 's1'))).toMatchObject({ state: 'READY' });
  expect(await settled(() => debriefs.ofStudent(game, 's2'))).toBeNull();
  expect(game.loads).toBeLessThanOrEqual(2);
});

test('[HWS-9] a game of one student has what can be compared with other such games, also where it was worked out without', async () => {
  const { debriefs, store } = make();
  const game = loaded('game 1b');
  const metOf = async () => {
    for (;;) {
      const known = await debriefs.met(game);
      if (known.state !== 'WORKING') return known;
      await setTimeout(20);
    }
  };
  const first = await metOf();
  expect(first.state).toBe('READY');
  while ((await store.find('game 1b', 'whole')) === null) await setTimeout(20);
  await setImmediate();
  store.parts.delete('game 1b met');
  expect(await metOf()).toEqual(first);
});

test('[DBJ-3] what fails is told, and tried again only when some time has passed; other games are not concerned', async () => {
  const made = make();
  const { debriefs } = made;
  let isBroken = true;
  const game: TaskGame = {
    id: 'game 2a',
    load: async () => {
      if (isBroken) throw new Error('The database is away');
      return sentGame('game 2a');
    },
  };
  expect(await settled(() => debriefs.ofClass(game))).toEqual({ state: 'FAILED' });
  isBroken = false;
  expect(await settled(() => debriefs.ofClass(loaded('game 2b')))).toMatchObject({ state: 'READY' });
  expect(await debriefs.ofClass(game)).toEqual({ state: 'FAILED' });
  made.now += 60_000;
  expect(await settled(() => debriefs.ofClass(game))).toMatchObject({ state: 'READY' });
});

test('[DBJ-3] a game that was removed while its debriefs were worked out is no failure, and nothing is logged', async () => {
  const logger = makeLog('silent');
  const logged = vi.spyOn(logger, 'error');
  const { debriefs, store } = make(new MemoryStore(), shared, logger);
  let isRemoved = false;
  const game: TaskGame = {
    id: 'game 2f',
    load: async () => {
      if (isRemoved) throw new AppError('NOT_FOUND');
      return sentGame('game 2f');
    },
  };
  store.broken = 'class';
  store.onBroken = () => {
    isRemoved = true;
    store.broken = null;
  };
  debriefs.begin(game);
  expect(await settled(() => debriefs.ofClass(loaded('game 2g')))).toMatchObject({ state: 'READY' });
  expect(isRemoved).toBe(true);
  expect(logged).not.toHaveBeenCalled();
});

/** Works out the debriefs of all students of a game, or fails to. */
async function judged({ debriefs }: Made, id: string): Promise<void> {
  const game = loaded(id);
  while ((await debriefs.students(game)).state === 'WORKING') await setTimeout(20);
}

test('[DBJ-3] what fails after the first debriefs are there is not tried again by each who asks, and loses no debrief that is done', async () => {
  const made = make();
  const { debriefs, store } = made;
  const game = loaded('game 2c');
  const stored = () => store.saved.filter((one) => one.game === game.id);
  store.broken = 'students';
  debriefs.begin(game);
  // The students of a game that came later are worked on once those of the first one have failed.
  await judged(made, 'game 2d');
  const [before, done] = [stored().length, await store.find(game.id, 's1')];
  for (let asked = 0; asked < 3; asked += 1) {
    expect(await debriefs.ofStudent(game, 's1')).toMatchObject({ state: 'READY', isWhole: false });
    expect(await debriefs.ofClass(game)).toMatchObject({ state: 'READY', isWhole: false });
  }
  store.broken = null;
  await judged(made, 'game 2e');
  expect(stored()).toHaveLength(before);
  made.now += 60_000;
  await debriefs.ofStudent(game, 's1');
  while ((await store.find(game.id, 'students')) === null) await setTimeout(20);
  const again = stored().slice(before);
  expect(again.map(({ part }) => part).slice(0, 3)).toEqual(['class', 's1', 'students']);
  expect(again[1]?.body === done).toBe(true);
});

test('[DBJ-3] a log that is none ends its thread, and the next game gets another', async () => {
  const { debriefs } = make();
  const whole = sentGame('game 3a');
  const damaged: TaskGame = { id: 'game 3a', load: async () => ({ ...whole, log: whole.log.toReversed() }) };
  expect(await settled(() => debriefs.ofClass(damaged))).toEqual({ state: 'FAILED' });
  expect(await settled(() => debriefs.ofClass(loaded('game 3b')))).toMatchObject({ state: 'READY' });
});

test('[DBJ-4] what was worked out before the server was started again is there at once', async () => {
  const { debriefs, store } = make();
  const game = loaded('game 4a');
  await settled(() => debriefs.ofStudent(game, 's2'));
  const ready = await debriefs.ofClass(game);
  const again = loaded('game 4a');
  const later = make(store);
  expect(await later.debriefs.ofClass(again)).toEqual(ready);
  later.debriefs.begin(again);
  expect(again.loads).toBe(0);
});

test('[DBJ-1] a thread keeps the games used last, and a game is sent to it again only when it had to go', async () => {
  const threads = new DebriefThreads(1);
  open.push(threads);
  const games = ['g1', 'g2', 'g3'].map(loaded);
  const [first, second, third] = games;
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three games');
  for (const game of [first, second, first, third, first, second]) {
    expect(await threads.run<'STUDENTS'>(game, { kind: 'STUDENTS' })).toEqual(['s1']);
  }
  expect(games.map(({ loads }) => loads)).toEqual([1, 2, 1]);
});

test('[DBJ-1] a thread that rests ends, and another begins with the next task', async () => {
  const threads = new DebriefThreads(1, 1);
  open.push(threads);
  const game = loaded('g1');
  await threads.run<'STUDENTS'>(game, { kind: 'STUDENTS' });
  while (threads.size > 0) await setTimeout(10);
  await threads.run<'STUDENTS'>(game, { kind: 'STUDENTS' });
  expect(game.loads).toBe(2);
});

test('[DBJ-1] a task that comes while a thread ends is done by another', async () => {
  const threads = new DebriefThreads(1, 0);
  open.push(threads);
  const game = loaded('g1');
  for (let round = 0; round < 4; round += 1) {
    expect(await threads.run<'STUDENTS'>(game, { kind: 'STUDENTS' })).toEqual(['s1']);
    // Everything else is done, and the thread is ending, which takes longer than a turn.
    await setTimeout(1);
  }
  expect(game.loads).toBe(4);
});

test('[DBJ-3] what waits for its game in a thread that is lost fails, and does not wait for ever', async () => {
  const threads = new DebriefThreads(1);
  open.push(threads);
  const whole = sentGame('game 9a');
  const damaged: TaskGame = { id: 'game 9a', load: async () => ({ ...whole, log: whole.log.toReversed() }) };
  let isRead = (): void => undefined;
  const reading = new Promise<void>((resolve) => {
    isRead = resolve;
  });
  const load = (): Promise<SentGame> => reading.then(() => sentGame('game 9b'));
  const waiting = threads.run<'STUDENTS'>({ id: 'game 9b', load }, { kind: 'STUDENTS' });
  waiting.catch(() => undefined);
  await expect(threads.run<'STUDENTS'>(damaged, { kind: 'STUDENTS' })).rejects.toThrow('is refused');
  // By the time that another thread has answered, the lost one is gone.
  expect(await threads.run<'STUDENTS'>(loaded('game 9c'), { kind: 'STUDENTS' })).toEqual(['s1']);
  isRead();
  await expect(waiting).rejects.toThrow('is refused');
});

test('[DBJ-6] what is asked while the server stops is told to be asked again', async () => {
  const threads = new DebriefThreads(1);
  const asked = threads.run<'STUDENTS'>(loaded('g1'), { kind: 'STUDENTS' });
  asked.catch(() => undefined);
  await threads.close();
  await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(threads.run<'STUDENTS'>(loaded('g1'), { kind: 'STUDENTS' })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});

test('[DBJ-4] [DBF-1] what a stop breaks off is begun again by whoever asks after the start', async () => {
  const { debriefs, store } = make(new MemoryStore(), new DebriefThreads(1));
  debriefs.begin(loaded('game 7a'));
  while ((await store.find('game 7a', 'class')) === null) await setTimeout(5);
  await debriefs.close();
  const stored = store.parts.size;
  await setTimeout(50);
  expect(store.parts.size).toBe(stored);
  expect(await store.find('game 7a', 'whole')).toBeNull();
  const later = make(store);
  const game = loaded('game 7a');
  for (;;) {
    const known = await settled(() => later.debriefs.ofStudent(game, 's1'));
    if (known?.state === 'READY' && known.isWhole) break;
    await setTimeout(20);
  }
  expect(await store.find('game 7a', 'whole')).toBe('true');
});

test('[DBF-2] [REF-8] the best known is added to the debriefs, and nobody has more', async () => {
  const { debriefs } = make();
  const game = loaded('game 8a');
  const whole = async () => {
    for (;;) {
      const known = await settled(() => debriefs.ofStudent(game, 's1'));
      if (known?.state !== 'READY' || known.isWhole) return known;
      await setTimeout(20);
    }
  };
  const known = await whole();
  if (known?.state !== 'READY') throw new Error('It is ready');
  const { best, score } = known.debrief;
  expect(best?.score).toBeGreaterThanOrEqual(score);
  expect(best?.isOwn).toBe(best?.percent === 100);
  const ofClass = await debriefs.ofClass(game);
  expect(ofClass).toMatchObject({ state: 'READY', isWhole: true });
  expect(ofClass.state === 'READY' ? ofClass.debrief.best?.possible : 0).toBeGreaterThanOrEqual(
    ofClass.state === 'READY' ? (ofClass.debrief.best?.gained ?? 0) : 1,
  );
});

/** Works out all of a game. */
async function workedOut({ debriefs, store }: Made, id: string): Promise<void> {
  debriefs.begin(loaded(id));
  while ((await store.find(id, 'whole')) === null) await setTimeout(20);
}

/** Something to wait for; `come` makes it happen. */
function aMoment(): { readonly here: Promise<void>; readonly come: () => void } {
  let come = (): void => undefined;
  const here = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { here, come: () => come() };
}

test('[DBJ-4] a process that is slower than another one at the same game loses nothing of what that one has stored', async () => {
  const first = make();
  const goOn = aMoment();
  const threads = new HeldThreads(({ kind }) => (kind === 'STUDENTS' ? goOn.here : Promise.resolve()));
  const other = make(first.store, threads);
  other.debriefs.begin(loaded('game 10a'));
  await workedOut(first, 'game 10a');
  const stored = new Map(first.store.parts);
  expect(stored.get('game 10a class')).not.toContain('"best":null');
  goOn.come();
  // It continues with this one when it is done with the other.
  await workedOut(other, 'game 10b');
  for (const [part, body] of stored) expect([part, first.store.parts.get(part)]).toEqual([part, body]);
});

test.each(['STUDENT', 'PAR'])('[DBJ-4] nor does one that ends before its %s, when another was done', async (last) => {
  const first = make();
  const [held, goOn, stopped] = [aMoment(), aMoment(), aMoment()];
  const threads = new HeldThreads(async ({ kind }) => {
    if (kind === 'DRAFT') {
      // It knows by now that the student has no debrief.
      held.come();
      await goOn.here;
    }
    if (kind === last) {
      stopped.come();
      throw new Error('The process ends');
    }
  });
  const other = make(first.store, threads);
  other.debriefs.begin(loaded('game 11a'));
  await held.here;
  await workedOut(first, 'game 11a');
  const stored = new Map(first.store.parts);
  goOn.come();
  await stopped.here;
  await other.debriefs.close();
  for (const [part, body] of stored) expect([part, first.store.parts.get(part)]).toEqual([part, body]);
});

test('[DBJ-3] where the work on one student fails that on no other is begun, and it is told when what was under way is done', async () => {
  const students = ['s1', 's2', 's3', 's4'];
  const begun: string[] = [];
  const [other, failed] = [aMoment(), aMoment()];
  const threads = new HeldThreads(async (task) => {
    if (task.kind !== 'COMPARED') return;
    begun.push(task.player);
    if (begun.length === 1) {
      failed.come();
      throw new Error('It fails');
    }
    await other.here;
  });
  const { debriefs } = make(new MemoryStore(), threads);
  const game: TaskGame = { id: 'game 12a', load: async () => sentGame('game 12a', students) };
  debriefs.begin(game);
  await failed.here;
  await setTimeout(50);
  expect(await debriefs.ofClass(game)).toMatchObject({ state: 'WORKING' });
  expect(begun).toHaveLength(2);
  other.come();
  expect(await settled(() => debriefs.ofClass(game))).toEqual({ state: 'FAILED' });
  expect(begun).toHaveLength(2);
});

test('[DBJ-2] of two classes that end together each has its list before any student of the first has all decisions judged', async () => {
  const students = ['s1', 's2', 's3', 's4', 's5', 's6'];
  const classOf = (id: string): TaskGame => ({ id, load: async () => sentGame(id, students) });
  const begun: string[] = [];
  const threads = new HeldThreads(async ({ kind }, game) => {
    begun.push(`${game} ${kind}`);
    // The second class ends while the first one's list is made.
    if (begun.length === 2) debriefs.begin(classOf('late'));
  });
  const { debriefs, store } = make(new MemoryStore(), threads);
  debriefs.begin(classOf('early'));
  while ((await store.find('late', 'whole')) === null) await setTimeout(20);
  const firstOf = (what: string) => begun.indexOf(what);
  const lastOf = (what: string) => begun.lastIndexOf(what);
  expect(lastOf('late DRAFT')).toBeLessThan(firstOf('early STUDENT'));
  expect(lastOf('early DRAFT')).toBeLessThan(firstOf('late STUDENTS'));
  expect(lastOf('early STUDENT')).toBeLessThan(firstOf('late STUDENT'));
  expect(lastOf('late STUDENT')).toBeLessThan(firstOf('early PAR'));
  expect(lastOf('early FAIR')).toBeLessThan(firstOf('late PAR'));
});

test('[DBJ-2] the list of a class waits for a few students of another class, not for all of them', async () => {
  const students = ['s1', 's2', 's3', 's4', 's5', 's6'];
  const classOf = (id: string): TaskGame => ({ id, load: async () => sentGame(id, students) });
  const begun: string[] = [];
  const threads = new HeldThreads(async ({ kind }, game) => {
    if (kind === 'STUDENT' && !begun.includes('early STUDENT')) debriefs.begin(classOf('late'));
    begun.push(`${game} ${kind}`);
  });
  const { debriefs, store } = make(new MemoryStore(), threads);
  debriefs.begin(classOf('early'));
  while ((await store.find('late', 'whole')) === null) await setTimeout(20);
  const before = begun.slice(0, begun.indexOf('late CLASS'));
  expect(before.filter((one) => one === 'early STUDENT')).toHaveLength(4);
});

/** Threads that note what they answer about the decisions of a class, and hold the search for the best known. */
class NotingThreads extends AnsweringOnce {
  readonly judged: WeakRef<object>[] = [];
  searching: () => void = () => undefined;
  readonly #searched = new Promise<void>((resolve) => (this.searching = resolve));
  go: () => void = () => undefined;
  readonly #held = new Promise<void>((resolve) => (this.go = resolve));

  constructor() {
    super(2);
    open.push(this);
  }

  /** Resolves when the search is asked for. */
  get searched(): Promise<void> {
    return this.#searched;
  }

  override async run<Kind extends TaskKind>(
    game: TaskGame,
    task: TaskOf<Kind> & DebriefTask,
  ): Promise<Tasks[Kind]['answer']> {
    if (task.kind === 'PAR') {
      this.searching();
      await this.#held;
    }
    const answer = await super.run<Kind>(game, task);
    if (task.kind === 'COMPARED' && typeof answer === 'object' && answer !== null)
      this.judged.push(new WeakRef(answer));
    return answer;
  }
}

test('[DBJ-4] while the best known of a game is waited for, nothing of its judged decisions is held in memory', async () => {
  const threads = new NotingThreads();
  const { debriefs, store } = make(new MemoryStore(), threads);
  debriefs.begin(loaded('game 20a'));
  await threads.searched;
  expect(threads.judged).toHaveLength(1);
  expect(await keptOf(threads.judged)).toBe(0);
  threads.go();
  await expect.poll(() => store.find('game 20a', 'whole')).not.toBeNull();
});
