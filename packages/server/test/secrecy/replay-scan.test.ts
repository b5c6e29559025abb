import { setTimeout as sleep } from 'node:timers/promises';
import { advance, newGame, nextEventAt, runEntry, type GameState } from '@fracht/engine';
import { atDepth } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { expect, test } from 'vitest';
import { aBotGame, type BotGame, store } from '../support/replayed-game.ts';
import { type Login, testApp, type TestApp } from '../support/test-app.ts';
import { PATIENCE, SCANNED } from './how-many.ts';
import { Known } from './known.ts';
import { Scanner } from './scan.ts';
import { allMarks } from './words.ts';

/** The length of a lesson: working out a whole one takes long. */
const ROUNDS = atDepth({ few: 1, many: 4 });
const STUDENTS = ['anna', 'piotr', 'zofia'];

underSeeds('replay-scan', (seed) => {
  test(
    '[RPL-6] [PRV-8] [SIT-13] [VIW-2] no replay and no debrief tells a student what the student has not met, a seed, or what was still to come',
    { timeout: PATIENCE },
    async () => {
      const app = await testApp({ withLive: true });
      await people(app);
      const leaks = new Set<string>();
      const lessons: Lesson[] = [];
      let met = 0;
      for (let index = 0; index < SCANNED.lessons; index += 1) {
        const played = await aBotGame(app, {
          id: `g${index}`,
          seed: `tajne-ziarno-${seed}-${index}`,
          students: STUDENTS,
          rounds: ROUNDS,
        });
        await store(app, played, played.entries, played.end);
        const lesson: Lesson = {
          end: played.end,
          known: knownIn(played),
          scanner: new Scanner(allMarks(played.setup.library)),
        };
        lessons.push(lesson);
        const ewa = await app.logIn('ewa@szkola.test');
        const teachers = await toldOf(app, `game/replay/g${index}`, ewa);
        for (const [student, known] of lesson.known) {
          // Proof that the check works: in their teacher's replay students would find what they have not met.
          expect(lesson.scanner.leaksIn(teachers, played.end, known)).not.toEqual([]);
          const login = await app.logIn(`${student}@szkola.test`);
          const found = (path: string, leak: string): void => void leaks.add(`${path} of ${student}: ${leak}`);
          const ask = (path: string) => toldOf(app, `game/${path}/g${index}`, login);
          for (const leak of lesson.scanner.leaksIn(await ask('replay'), played.end, known)) found('replay', leak);
          met += known.marks.size;
          for (const leak of leaksOfResults(await ask('debrief'), student, [lesson])) found('debrief', leak);
          // Competences cover all games of a term: what was met in any of them may be revealed.
          for (const leak of leaksOfResults(await ask('skills'), student, lessons)) found('skills', leak);
        }
      }
      expect([...leaks]).toEqual([]);
      expect(met).toBeGreaterThan(SCANNED.lessons * ROUNDS * 3);
    },
  );
});

type Lesson = {
  readonly end: GameState;
  readonly known: ReadonlyMap<string, Known>;
  readonly scanner: Scanner;
};

/** Words for a debrief's own fields: what a decision was about, what was chosen, and which rule that broke. */
const OF_RESULTS = new Set(['key: chosen', 'key: situation', 'key: breaks']);

/** What these results reveal that the student has met in none of the lessons. */
function leaksOfResults(told: string, student: string, lessons: readonly Lesson[]): readonly string[] {
  const [first = [], ...others] = lessons.map(({ end, known, scanner }) => {
    const own = known.get(student);
    return own === undefined ? [] : scanner.leaksIn(told, end, own);
  });
  return first.filter((leak) => !OF_RESULTS.has(leak) && others.every((leaks) => leaks.includes(leak)));
}

/** What a call answers once everything in it has been worked out. */
async function toldOf(app: TestApp, path: string, login: Login): Promise<string> {
  for (;;) {
    const { status, payload } = await app.call('GET', path, undefined, login);
    expect({ path, status }).toEqual({ path, status: 200 });
    const told = JSON.stringify(payload);
    if (!told.startsWith('{"state":"WORKING"')) return told;
    await sleep(50);
  }
}

/** Ewa and her students. */
async function people(app: TestApp): Promise<void> {
  await app.person({ id: 'ewa', email: 'ewa@szkola.test', type: 'TEACHER' });
  for (const id of STUDENTS) await app.person({ id, email: `${id}@szkola.test`, teacher: 'ewa' });
}

/** What each student had met by the end. */
function knownIn(played: BotGame): ReadonlyMap<string, Known> {
  const accidents = new Set<string>();
  const known = new Map(STUDENTS.map((student) => [student, new Known(student, accidents)]));
  for (const state of statesOf(played)) for (const one of known.values()) one.learn(state);
  return known;
}

/** The game after each event and each action. */
function* statesOf({ setup, entries, end }: BotGame): Generator<GameState> {
  let state = newGame(setup);
  for (const entry of entries) {
    for (let at = nextEventAt(state); at !== null && at <= entry.at; at = nextEventAt(state)) {
      state = advance(state, at);
      yield state;
    }
    const result = runEntry(state, entry);
    if (!result.ok) throw new Error(result.error);
    state = result.value;
    yield state;
  }
  for (let at = nextEventAt(state); at !== null && at <= end.now; at = nextEventAt(state)) {
    state = advance(state, at);
    yield state;
  }
}
