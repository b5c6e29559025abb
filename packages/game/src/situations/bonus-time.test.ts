import { expect, test } from 'vitest';
import { bonusTime } from './bonus-time.ts';

const HURRY = { maxTime: 40, hasBonus: true };
const MINUTE = 60;

test('[SIC-6] [SIT-6] the time for the bonus runs in game time from the moment it struck', () => {
  expect(bonusTime({ since: 600 }, HURRY, 600)).toEqual({ left: 40 * MINUTE, share: 1, phase: 'PLENTY' });
  expect(bonusTime({ since: 600 }, HURRY, 600 + 10 * MINUTE)).toEqual({
    left: 30 * MINUTE,
    share: 0.75,
    phase: 'PLENTY',
  });
});

test('[SIC-6] [SIT-6] half of it, the last five minutes and its end are told apart', () => {
  const phaseAt = (minutes: number) => bonusTime({ since: 0 }, HURRY, minutes * MINUTE)?.phase;
  expect([19, 20, 34, 35, 40].map(phaseAt)).toEqual(['PLENTY', 'HALF', 'HALF', 'FEW', 'FEW']);
  expect(bonusTime({ since: 0 }, HURRY, 40 * MINUTE + 1)).toEqual({ left: 0, share: 0, phase: 'OVER' });
});

test('[SIC-6] [SIT-6] without a bonus or a limit there is no hurry', () => {
  expect(bonusTime({ since: 0 }, { maxTime: 40, hasBonus: false }, 0)).toBeNull();
  expect(bonusTime({ since: 0 }, { maxTime: null, hasBonus: true }, 0)).toBeNull();
});
