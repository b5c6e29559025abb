import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ManualClock } from '../../test/live/manual-clock.ts';
import { ALONE } from '../games/ownership.ts';
import { Scheduler } from '../games/scheduler/scheduler.ts';
import { makeLog } from '../log.ts';
import type { Bus } from './bus.ts';
import { liveGamesOfAll } from './live-games.ts';
import { packNote, readProcessNote } from './notes.ts';
import { Owners } from './owners.ts';
import { subjectsOf } from './subjects.ts';

/** The live games of a school of several processes; the other processes' are behind a bus that answers only for those in `answering`. */
function aSchool(others: string[]) {
  const clock = new ManualClock(0);
  const scheduler = new Scheduler(clock);
  const subjects = subjectsOf('szkola');
  const answering = new Set<string>();
  const asking = new Set<string>();
  const told: string[] = [];
  const expelledHere: string[] = [];
  const state = { isAway: false };
  const bus: Bus = {
    isAway: false,
    async ask(subject, bytes) {
      const name = others.find((one) => subjects.process(one) === subject) ?? '';
      const note = readProcessNote(bytes);
      told.push(`${name} ${note.kind} ${'user' in note ? note.user : ''}`);
      const answer = note.kind === 'IS_ASKED' ? Number(asking.has(`${name} ${note.item}`)) : null;
      return answering.has(name) ? { ok: true, bytes: packNote(answer) } : { ok: false, why: 'LATE' };
    },
    tell: () => undefined,
    listen: () => () => undefined,
    onAway: () => undefined,
    onBack: () => undefined,
    close: () => Promise.resolve(),
  };
  const games = liveGamesOfAll({
    here: {
      progress: async () => null,
      attention: async () => 0,
      isAsked: async () => false,
      expel: async (user) => void expelledHere.push(user),
      endOver: async () => undefined,
      forget: async () => undefined,
    },
    ownership: {
      ...ALONE,
      others: async () => {
        if (state.isAway) throw new Error('the database is away');
        return [...others];
      },
    },
    owners: new Owners({ bus, subjects, isHere: () => false, clock }),
    bus,
    subjects,
    logger: makeLog('silent'),
    scheduler,
  });
  /** What the processes are told within the next moments, sorted by process name. */
  const toldNext = async (): Promise<readonly string[]> => {
    told.length = 0;
    clock.move(5000);
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    return told.toSorted();
  };
  return { games, answering, asking, told, toldNext, others, expelledHere, state };
}

test('[CLU-5] [PRV-3] a process that did not hear that a person is erased is told again until it answers, and no other one', async () => {
  const { games, answering, told, toldNext, expelledHere } = aSchool(['b', 'c']);
  answering.add('b');
  await games.expel('anna');
  expect([expelledHere, told]).toEqual([['anna'], ['b EXPEL anna', 'c EXPEL anna']]);
  expect(await toldNext()).toEqual(['c EXPEL anna']);
  answering.add('c');
  expect(await toldNext()).toEqual(['c EXPEL anna']);
  expect(await toldNext()).toEqual([]);
});

test('[CLU-5] a process that is gone is told no more; where the database is away the others are looked up later', async () => {
  const { games, answering, told, toldNext, others, state } = aSchool(['b', 'c']);
  await games.expel('anna');
  others.pop();
  expect(await toldNext()).toEqual(['b EXPEL anna']);
  answering.add('b');
  state.isAway = true;
  expect(await toldNext()).toEqual([]);
  state.isAway = false;
  expect(await toldNext()).toEqual(['b EXPEL anna']);
  expect(await toldNext()).toEqual([]);
  state.isAway = true;
  told.length = 0;
  await games.expel('piotr');
  state.isAway = false;
  expect(await toldNext()).toEqual(['b EXPEL piotr']);
});

test('[TSK-4] [CLU-1] whether a situation waits for an answer is asked of every process; one that does not say may have it', async () => {
  const { games, answering, asking } = aSchool(['b', 'c']);
  answering.add('b').add('c');
  asking.add('c K19');
  expect([await games.isAsked('K19'), await games.isAsked('K20')]).toEqual([true, false]);
  answering.delete('b');
  expect(await games.isAsked('K20')).toBe(true);
});
