import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

test('a page that was changed under false timers draws frames after them', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  button.remove();
  vi.useRealTimers();
  const frame = await new Promise<number>((resolve) => {
    requestAnimationFrame(resolve);
  });
  expect(frame).toBeGreaterThan(0);
});
