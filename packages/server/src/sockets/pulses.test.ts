import { expect, test } from 'vitest';
import { ManualClock } from '../../test/live/manual-clock.ts';
import { Scheduler } from '../games/scheduler/scheduler.ts';
import { Pulses, SILENT_MS } from './pulses.ts';

/** Anna's streams under a clock that the test moves; `ended` has the tickets of those that were ended. */
function someStreams() {
  const clock = new ManualClock(0);
  const scheduler = new Scheduler(clock);
  const pulses = new Pulses(scheduler);
  const ended: string[] = [];
  const open = (ticket: string) => pulses.add(ticket, 'anna', () => void ended.push(ticket));
  return { clock, scheduler, pulses, ended, open };
}

test('[STR-4] a stream whose client said that it was there, and then nothing for 150 s, is ended; one whose client never said so is not', () => {
  const { clock, pulses, ended, open } = someStreams();
  for (const ticket of ['telling', 'vanished', 'silent']) open(ticket);
  for (const ticket of ['telling', 'vanished']) pulses.hear(ticket, 'anna');
  for (let passed = 0; passed < SILENT_MS; passed += SILENT_MS / 3) {
    expect(ended).toEqual([]);
    clock.move(SILENT_MS / 3);
    pulses.hear('telling', 'anna');
  }
  expect(ended).toEqual(['vanished']);
});

test('[STR-4] nobody says for another that a stream is there, and what has ended is forgotten', () => {
  const { clock, scheduler, pulses, ended, open } = someStreams();
  open('one');
  pulses.hear('one', 'piotr');
  pulses.hear('another', 'anna');
  expect(scheduler.size).toBe(0);
  const forget = open('two');
  pulses.hear('two', 'anna');
  forget();
  expect([pulses.size, scheduler.size]).toEqual([1, 0]);
  clock.move(SILENT_MS);
  expect(ended).toEqual([]);
});
