import { expect, test } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

test('[LVG-1] pieces never interleave and keep their order', async () => {
  const queue = new SerialQueue();
  const seen: string[] = [];
  const piece = (name: string) =>
    queue.run(async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      await Promise.resolve();
      seen.push(`${name} ends`);
    });
  await Promise.all([piece('one'), piece('two')]);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('a failed piece fails its caller only', async () => {
  const queue = new SerialQueue();
  const failed = queue.run(() => Promise.reject(new Error('disk full')));
  const next = queue.run(() => 'fine');
  await expect(failed).rejects.toThrow('disk full');
  await expect(next).resolves.toBe('fine');
  await queue.idle();
});
