import { homeworkReminderMail, schoolDay, schoolMoment } from '@fracht/content';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllEnvs());

const at = (moment: string): number => Date.parse(moment);
const ZONES = ['UTC', 'Europe/Warsaw', 'America/New_York', 'Asia/Tokyo'];

/** As on a machine that is set to this time zone. */
function inZone(zone: string): void {
  vi.stubEnv('TZ', zone);
  expect(new Date(0).getHours()).toBe({ UTC: 0, 'Europe/Warsaw': 1, 'America/New_York': 19, 'Asia/Tokyo': 9 }[zone]);
}

test.each(ZONES)('[RUN-13] on a machine in %s a day begins at midnight in Poland', (zone) => {
  inZone(zone);
  for (const [moment, day, midnight] of [
    ['2026-06-30T21:59:59.999Z', '2026-06-30', '2026-06-29T22:00:00Z'],
    ['2026-06-30T22:00:00.000Z', '2026-07-01', '2026-06-30T22:00:00Z'],
    ['2026-12-31T22:59:59.999Z', '2026-12-31', '2026-12-30T23:00:00Z'],
    ['2026-12-31T23:30:00.250Z', '2027-01-01', '2026-12-31T23:00:00Z'],
    // The days on which the clocks change, before and after the change.
    ['2026-03-29T00:30:00.000Z', '2026-03-29', '2026-03-28T23:00:00Z'],
    ['2026-03-29T10:00:00.000Z', '2026-03-29', '2026-03-28T23:00:00Z'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25', '2026-10-24T22:00:00Z'],
    ['2026-10-25T10:00:00.000Z', '2026-10-25', '2026-10-24T22:00:00Z'],
  ] as const) {
    expect([moment, schoolDay(at(moment))]).toEqual([moment, day]);
    expect([day, schoolMoment(day)]).toEqual([day, at(midnight)]);
  }
});

test.each(ZONES)('[RUN-13] [HWS-5] a machine in %s tells the end of an assignment in the time of Poland', (zone) => {
  inZone(zone);
  const until = new Date('2026-11-20T22:59:00Z');
  const { text } = homeworkReminderMail({ first_name: 'Ala', title: 'Trasy', until, link: 'https://fracht.test' });
  expect(text).toContain('Można je oddać do 20 listopada 2026 23:59.');
});
