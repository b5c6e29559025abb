import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlaps, type Box } from '@fracht/kit/ui/box.ts';
import { hintPlace } from './hint-place.ts';

const CARD = { width: 300, height: 150 };
const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

const at = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const boxOf = ({ left, top }: { left: number; top: number }): Box => at(left, top, CARD.width, CARD.height);

/** Where the game shows what must stay visible, on a desktop and on a phone. */
const SEEN = {
  desk: {
    screen: DESK,
    clock: at(100, 4, 220, 48),
    stats: at(344, 4, 300, 48),
    todo: at(97, 69, 274, 190),
    orders: at(4, 120, 76, 72),
    shipments: at(4, 196, 76, 72),
  },
  phone: {
    screen: PHONE,
    clock: at(8, 4, 150, 56),
    stats: at(180, 4, 200, 56),
    todo: at(8, 72, 374, 90),
    orders: at(98, 784, 96, 58),
    shipments: at(196, 784, 96, 58),
  },
} as const;

test.each(['desk', 'phone'] as const)('[HNT-4] on a %s no hint lies over what has to be seen', (size) => {
  const { screen, ...seen } = SEEN[size];
  const kept = Object.values(seen);
  for (const control of kept) {
    const place = hintPlace(control, kept, CARD, screen);
    expect(kept.filter((one) => overlaps(boxOf(place), one))).toEqual([]);
  }
});

test('[HNT-4] with room it stands straight beside its control, to which its arrow points', () => {
  const control = at(600, 300, 80, 40);
  const { left, top, arrow } = hintPlace(control, [control], CARD, DESK);
  const isAbove = top + CARD.height <= control.top;
  const isBelow = top >= control.bottom;
  expect(isAbove || isBelow || left >= control.right || left + CARD.width <= control.left).toBe(true);
  expect(arrow).not.toBeNull();
});

test('[HNT-4] wherever things stand it is inside the window', () => {
  const box = fc
    .record({ x: fc.nat(1300), y: fc.nat(700), width: fc.nat(400), height: fc.nat(300) })
    .map(({ x, y, width, height }) => at(x, y, width, height));
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 8 }), (control, kept) => {
      const { left, top } = hintPlace(control, kept, CARD, DESK);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + CARD.width).toBeLessThanOrEqual(DESK.width);
      expect(top + CARD.height).toBeLessThanOrEqual(DESK.height);
    }),
  );
});
