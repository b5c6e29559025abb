import { expect, test } from 'vitest';
import { ManualClock } from '../../test/live/manual-clock.ts';
import { Tickets } from './tickets.ts';

const anna = { game: 'g1', user: 'anna', login: 's1' };

test('[SOC-2] a ticket lets in once', () => {
  const tickets = new Tickets(new ManualClock(0).now);
  const ticket = tickets.issue(anna);
  expect(tickets.redeem(ticket)).toEqual(anna);
  expect(tickets.redeem(ticket)).toBeNull();
});

test('[SOC-2] a ticket is good for 30 seconds', () => {
  const clock = new ManualClock(0);
  const tickets = new Tickets(clock.now);
  const [one, two] = [tickets.issue(anna), tickets.issue(anna)];
  clock.move(30_000);
  expect(tickets.redeem(one)).toEqual(anna);
  clock.move(1);
  expect(tickets.redeem(two)).toBeNull();
});

test('[SOC-2] a made-up ticket lets nobody in', () => {
  expect(new Tickets(new ManualClock(0).now).redeem('abc')).toBeNull();
});
