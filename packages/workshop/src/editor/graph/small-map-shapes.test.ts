import { expect, test } from 'vitest';
import { CARD_WIDTH, type GraphCard } from './layout.ts';
import { boundsOf, cardsOutline, mapBox, outOfSight, placeIn } from './small-map-shapes.ts';

const card = (x: number, y: number, height: number): GraphCard => ({
  id: `${String(x)} ${String(y)}`,
  x,
  y,
  height,
  ways: 2,
  isDeniable: false,
  end: null,
  folded: 0,
});

test('the map holds every card, in the middle', () => {
  for (const cards of [
    [card(0, 0, 90)],
    [card(0, -400, 90), card(3000, 500, 60)],
    [card(0, -9000, 90), card(320, 9000, 60)],
  ]) {
    const { x, y, width, height } = mapBox(boundsOf(cards));
    const left = Math.min(...cards.map((one) => one.x));
    const right = Math.max(...cards.map((one) => one.x)) + CARD_WIDTH;
    const top = Math.min(...cards.map((one) => one.y));
    const bottom = Math.max(...cards.map((one) => one.y + one.height));
    expect(left).toBeGreaterThan(x);
    expect(right).toBeLessThan(x + width);
    expect(top).toBeGreaterThan(y);
    expect(bottom).toBeLessThan(y + height);
    expect(left - x).toBeCloseTo(x + width - right);
    expect(top - y).toBeCloseTo(y + height - bottom);
  }
});

test('all cards are one outline; what is in sight is cut out of the rest', () => {
  expect(cardsOutline([card(0, 0.4, 90), card(320, -50, 60)])).toBe('M0 0h248v90h-248zM320 -50h248v60h-248z');
  expect(outOfSight({ x: 0, y: 0, width: 100, height: 50 }, { x: 10, y: 5, width: 20, height: 10 })).toBe(
    'M-100 -50h300v150h-300zM10 5h20v10h-20z',
  );
});

test('what is pressed beside the cards is the nearest place among them', () => {
  const bounds = boundsOf([card(0, -1000, 90), card(320, 910, 90)]);
  expect(bounds).toEqual({ x: 0, y: -1000, width: 320 + CARD_WIDTH, height: 2000 });
  expect(placeIn(bounds, 0.5, 0.5)).toEqual({ x: 160 + CARD_WIDTH / 2, y: 0 });
  expect(placeIn(bounds, 0, 0)).toEqual({ x: 0, y: -1000 });
  expect(placeIn(bounds, 1, 1)).toEqual({ x: 320 + CARD_WIDTH, y: 1000 });
  expect(placeIn(bounds, -3, 0.5)).toEqual({ x: 0, y: 0 });
});
