import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TaskPayload } from '@fracht/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { aTask, aTaskDecision } from '@fracht/testing/screens/a-task.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { TaskScreen } from './task-screen.tsx';

const task = (item: string): TaskPayload =>
  aTask({ item, name: `Zadanie ${item}`, description: `Zgłoszenie ${item}.` });
const SUM = { points: 5, zloty: 0, minutes: 0 };
const ended = (item: string): TaskPayload => ({
  ...task(item),
  tree: null,
  node: null,
  decisions: [aTaskDecision('Jedzie dalej', 5)],
  end: { own: SUM, best: SUM, way: [], stars: 3, isBreach: false, kept: 3 },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The end of the first of two tasks. */
async function showEnd(): Promise<void> {
  fakeServer({
    'POST course/play-task/': ({ body }) => {
      const item = body['item'] ?? '';
      return { payload: body['answers'] === '[]' ? task(item) : ended(item) };
    },
  });
  await showScreen(TaskScreen, '/panel/student/term/task/$item', '/panel/student/term/task/a?items=a,b');
  await userEvent.click(await screen.findByRole('button', { name: /Jedzie dalej/u }));
  await screen.findByRole('heading', { level: 2, name: 'Najlepsza droga!' });
}

test('[STK-3] who plays the task again has the focus on what is reported', async () => {
  await showEnd();
  await userEvent.click(screen.getByRole('button', { name: 'Jeszcze raz' }));
  await screen.findByRole('heading', { level: 2, name: 'Co robi kierowca?' });
  expect(document.activeElement?.textContent).toContain('Zgłoszenie a.');
  expect(document.activeElement).not.toBe(document.body);
});

test('[STK-3] who goes on to the next task has the focus on what is reported there', async () => {
  await showEnd();
  await userEvent.click(screen.getByRole('link', { name: 'Następne zadanie' }));
  await screen.findByRole('heading', { level: 1, name: 'Zadanie b' });
  expect(document.activeElement?.textContent).toContain('Zgłoszenie b.');
  expect(document.activeElement).not.toBe(document.body);
});
