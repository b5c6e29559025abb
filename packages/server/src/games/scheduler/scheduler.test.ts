import { expect, test } from 'vitest';
import { ManualClock } from '../../../test/live/manual-clock.ts';
import { forRequest, makeLog } from '../../log.ts';
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

test('[RUN-11] what comes due later is not logged as of the request that planned it', () => {
  const { clock, scheduler } = aScheduler();
  const lines: string[] = [];
  const log = makeLog('info', { write: (line) => void lines.push(line) });
  forRequest('r1', () => {
    scheduler.after(10, () => log.info('later'));
    log.info('now');
    clock.move(10);
  });
  expect(lines.map((line) => line.includes('"request":"r1"'))).toEqual([true, false]);
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

test('[LVG-4] what asks again and again for a moment that is past holds nothing else up', () => {
  const { clock, done, scheduler, note } = aScheduler();
  let asked = 0;
  const ask = (): void => {
    asked += 1;
    if (asked > 1000) throw new Error('it runs in circles');
    if (done.length === 0) scheduler.at(0, ask);
  };
  scheduler.after(10, ask);
  scheduler.after(20, note('the end of the round'));
  clock.sleep(30);
  expect(done).toEqual(['the end of the round']);
});

test('what is called off by something that was due as well does not run', () => {
  const { clock, done, scheduler, note } = aScheduler();
  scheduler.after(10, () => scheduler.cancel(due));
  const due = scheduler.after(20, note('never'));
  clock.sleep(30);
  expect([done, scheduler.size]).toEqual([[], 0]);
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
