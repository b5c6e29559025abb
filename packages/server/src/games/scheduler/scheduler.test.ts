import { expect, test } from 'vitest';
import { ManualClock } from '../../../test/live/manual-clock.ts';
import { Scheduler } from './scheduler.ts';

function aScheduler() {
  const clock = new ManualClock(1000);
  const done: string[] = [];
  return { clock, done, scheduler: new Scheduler(clock), note: (what: string) => () => void done.push(what) };
}

test('[LVG-4] runs what is due at its moment, soonest first', () => {
  const { clock, done, scheduler, note } = aScheduler();
  scheduler.after(30, note('late'));
  scheduler.after(10, note('early'));
  clock.move(9);
  expect(done).toEqual([]);
  clock.move(1);
  expect(done).toEqual(['early']);
  clock.move(100);
  expect(done).toEqual(['early', 'late']);
});

test('what was called off does not run', () => {
  const { clock, done, scheduler, note } = aScheduler();
  const due = scheduler.after(10, note('never'));
  scheduler.after(20, note('still'));
  scheduler.cancel(due);
  clock.move(50);
  expect(done).toEqual(['still']);
});

test('what is past runs at the next turn, not inside the call', () => {
  const { clock, done, scheduler, note } = aScheduler();
  scheduler.at(0, note('overdue'));
  expect(done).toEqual([]);
  clock.move(0);
  expect(done).toEqual(['overdue']);
});

test('something due may plan the next', () => {
  const { clock, done, scheduler, note } = aScheduler();
  scheduler.after(10, () => scheduler.after(10, note('second')));
  clock.move(20);
  expect(done).toEqual(['second']);
});

test('after stop nothing runs', () => {
  const { clock, done, scheduler, note } = aScheduler();
  scheduler.after(10, note('never'));
  scheduler.stop();
  clock.move(50);
  expect(done).toEqual([]);
  expect(scheduler.size).toBe(0);
});
