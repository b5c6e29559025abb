import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coachPlace } from './coach-place.ts';
import { practiceHome } from './home-view.ts';

const HINT = { width: 356, height: 200 };
const PAGE = { left: 84, top: 56, width: 1282, height: 712 };
const CARD = { left: 998, top: 56, width: 368, height: 712 };

test('[PRT-5] beside a control in the card the hint stands left of the card, its arrow at the control’s height', () => {
  const place = coachPlace({ left: 1014, top: 400, width: 300, height: 40 }, CARD, HINT, PAGE);
  expect(place.left + HINT.width).toBeLessThan(CARD.left);
  expect(place.arrow?.side).toBe('right');
  expect(place.top + (place.arrow?.at ?? 0)).toBe(420);
});

test('[PRT-5] wherever the control is, the hint is on the page and does not cover it', () => {
  const box = fc.record({
    left: fc.integer({ min: 84, max: 1200 }),
    top: fc.integer({ min: 0, max: 700 }),
    width: fc.integer({ min: 30, max: 160 }),
    height: fc.integer({ min: 20, max: 60 }),
  });
  fc.assert(
    fc.property(box, fc.boolean(), (target, hasCard) => {
      const { left, top } = coachPlace(target, hasCard ? CARD : null, HINT, PAGE);
      expect(left).toBeGreaterThanOrEqual(PAGE.left);
      expect(left + HINT.width).toBeLessThanOrEqual(PAGE.left + PAGE.width);
      const isBeside = left >= target.left + target.width || left + HINT.width <= target.left;
      const isAboveOrBelow = top >= target.top + target.height || top + HINT.height <= target.top;
      expect(isBeside || isAboveOrBelow).toBe(true);
    }),
  );
});

test('[PRT-5] without a control in sight it points at nothing, in the corner beside the card', () => {
  const place = coachPlace(null, CARD, HINT, PAGE);
  expect(place.arrow).toBeNull();
  expect(place.left + HINT.width).toBeLessThan(CARD.left);
});

test.each([
  { width: 914, height: 712 },
  { width: 1468, height: 1024 },
  { width: 742, height: 712 },
])('[PRT-5] on a map of $width px the way of the order lies left of the hint', (size) => {
  const { k, x, y } = practiceHome(size);
  const right = 965.1 * k + x;
  expect(727 * k + x).toBeGreaterThan(60);
  expect(right).toBeLessThan(size.width - HINT.width - 18);
  expect(301 * k + y).toBeGreaterThan(60);
  expect(456 * k + y).toBeLessThan(size.height);
});

test('[PRT-5] below a control of the bar it points up at it, beside the card', () => {
  const money = { left: 1016, top: 22, width: 116, height: 28 };
  const place = coachPlace(money, CARD, HINT, PAGE);
  expect(place.arrow?.side).toBe('top');
  expect(place.top).toBeGreaterThan(money.top + money.height);
  expect(place.left + HINT.width).toBeLessThanOrEqual(CARD.left);
});
