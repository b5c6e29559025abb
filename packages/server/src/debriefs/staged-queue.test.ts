import { expect, test } from 'vitest';
import { StagedQueue } from './staged-queue.ts';

test('[DBJ-2] the lowest stage comes first, and of one stage what was begun first', async () => {
  const queue = new StagedQueue();
  const done: string[] = [];
  const add = (stage: number, order: number) =>
    queue.run(stage, order, async () => void done.push(`${String(stage)}.${String(order)}`));
  await Promise.all([add(1, 2), add(2, 1), add(1, 1), add(0, 3)]);
  expect(done).toEqual(['0.3', '1.1', '1.2', '2.1']);
});

test('one piece runs at a time; who has finished one adds the next before another is chosen', async () => {
  const queue = new StagedQueue();
  const told: string[] = [];
  const both = async (name: string, order: number): Promise<void> => {
    for (const part of ['a', 'b']) {
      await queue.run(0, order, async () => {
        told.push(`${name} ${part} begins`);
        await Promise.resolve();
        told.push(`${name} ${part} ends`);
      });
    }
  };
  await Promise.all([both('second', 2), both('first', 1)]);
  expect(told).toEqual(
    ['first a', 'first b', 'second a', 'second b'].flatMap((part) => [`${part} begins`, `${part} ends`]),
  );
});

test('what fails is told to who asked for it, and the queue goes on until it is idle', async () => {
  const queue = new StagedQueue();
  const failing = queue.run(0, 1, () => Promise.reject(new Error('It fails')));
  let isDone = false;
  const next = queue.run(0, 2, async () => {
    isDone = true;
  });
  await expect(failing).rejects.toThrow('It fails');
  await queue.idle();
  expect(isDone).toBe(true);
  await next;
  await queue.idle();
});
