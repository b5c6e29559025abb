import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Starts work that holds the only slot, then the rest; gives the names in the order in which they ran. */
async function orderOf(begun: readonly { readonly name: string; readonly rank: number; readonly lane: string }[]) {
  const turns = new Turns(1);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = turns.run(() => held, { rank: 0, lane: 'first' });
  const ran: string[] = [];
  const others = begun.map(({ name, ...turn }) => turns.run(async () => void ran.push(name), turn));
  release();
  await Promise.all([first, ...others]);
  return ran;
}

test('[LGN-4] a smaller rank goes first, however many waited before it', async () => {
  const slow = Array.from({ length: 5 }, (_, index) => ({ name: `slow ${index}`, rank: 2, lane: 'a' }));
  const order = await orderOf([...slow, { name: 'quick', rank: 0, lane: 'a' }]);
  expect(order).toEqual(['quick', ...slow.map(({ name }) => name)]);
});

test('[LGN-4] lanes of one rank take turns, so that a long one holds nobody up', async () => {
  const many = Array.from({ length: 4 }, (_, index) => ({ name: `many ${index}`, rank: 1, lane: 'many' }));
  const order = await orderOf([...many, { name: 'one', rank: 1, lane: 'one' }]);
  expect(order.indexOf('one')).toBe(1);
});

test('no more runs at once than may, and what fails gives its place on', async () => {
  const turns = new Turns(2);
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    throw new Error('failed');
  };
  const done = Array.from({ length: 9 }, () => turns.run(work, { rank: 0, lane: 'a' }));
  expect(turns.waiting(0, 'a')).toBe(7);
  expect((await Promise.allSettled(done)).map(({ status }) => status)).toEqual(Array(9).fill('rejected'));
  expect([most, turns.waiting(0)]).toEqual([2, 0]);
});
