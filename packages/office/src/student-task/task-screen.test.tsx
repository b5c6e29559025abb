import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TaskPayload } from '@fracht/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { aTask, aTaskDecision } from '@fracht/testing/screens/a-task.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { type AskedCall, fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { TaskScreen } from './task-screen.tsx';

const CALL = 'POST course/play-task/';
const FIRST = aTask({ knowledge: 'Oświadczenie sprawcy to dokument szkody.' }, ['Jedzie dalej', 'Robi zdjęcia']);
const SECOND: TaskPayload = {
  ...FIRST,
  node: { text: 'Numer szkody?', answers: [], textInput: true },
  case_number: 'SZ-004711',
  decisions: [aTaskDecision('Robi zdjęcia', 5)],
  reached: 5,
};
const WAY = [
  { question: 'Co robi kierowca?', answer: 'Robi zdjęcia', feedback: 'Są dowody.', points: 5 },
  { question: 'Numer szkody?', answer: 'SZ-004711', feedback: 'Zgadza się.', points: 4 },
];
const BEST = { points: 9, zloty: 0, minutes: 20 };
const LOST: TaskPayload = {
  ...FIRST,
  tree: null,
  node: null,
  decisions: [aTaskDecision('Jedzie dalej', -2, 'Robi zdjęcia')],
  reached: -2,
  end: { own: { points: -2, zloty: -500, minutes: 0 }, best: BEST, way: WAY, stars: 0, isBreach: false, kept: 2 },
};
const WON: TaskPayload = {
  ...LOST,
  decisions: [aTaskDecision('Robi zdjęcia', 5)],
  reached: 9,
  end: { own: BEST, best: BEST, way: WAY, stars: 3, isBreach: false, kept: 3 },
};

const ANSWERS: Readonly<Record<string, TaskPayload>> = {
  '[]': FIRST,
  '[{"answer":0}]': LOST,
  '[{"answer":1}]': SECOND,
  '[{"answer":1},{"text":"SZ-004711"}]': WON,
};

async function show(address = '/panel/student/term/task/a?items=a,b'): Promise<AskedCall[]> {
  const asked = fakeServer({ [CALL]: ({ body }) => ({ payload: ANSWERS[body['answers'] ?? ''] }) });
  await showScreen(TaskScreen, '/panel/student/term/task/$item', address);
  await screen.findByRole('heading', { level: 1, name: 'Kolizja na parkingu' });
  return asked;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[STK-1] [STK-4] the question stands with its picture, report and answers, and which of how many it is', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 2, name: 'Co robi kierowca?' })).toBeDefined();
  expect(screen.getByText('Ktoś wjechał w naczepę.', { exact: false })).toBeDefined();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/pictures/collision.svg');
  expect(screen.getByText(/ · zadanie 1\sz\s2$/u)).toBeDefined();
  const answers = within(screen.getByRole('list', { name: 'Odpowiedzi' })).getAllByRole('button');
  expect(answers.map(({ textContent }) => textContent)).toEqual(['AJedzie dalej', 'BRobi zdjęcia']);
  expect(await axeFindings()).toEqual([]);
});

test('[STK-1] [STK-2] [STK-3] by the keyboard alone: the right answers lead to the end, which says that no way is better', async () => {
  const asked = await show();
  await userEvent.keyboard('2');
  const next = await screen.findByRole('heading', { level: 2, name: /^Numer szkody\s?\?$/u });
  expect(document.activeElement).toBe(next);
  expect(screen.getByText('Skutek: Robi zdjęcia.')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Twoja odpowiedź' }), 'SZ-004711{Enter}');
  const end = await screen.findByRole('heading', { level: 2, name: 'Najlepsza droga!' });
  expect(document.activeElement).toBe(end);
  expect(screen.queryByText('Najlepsza droga i\u00a0dlaczego')).toBeNull();
  expect(asked.map(({ body }) => [body['item'], body['answers']])).toEqual([
    ['a', '[]'],
    ['a', '[{"answer":1}]'],
    ['a', '[{"answer":1},{"text":"SZ-004711"}]'],
  ]);
  expect(screen.getByRole('link', { name: 'Następne zadanie' }).getAttribute('href')).toBe(
    '/panel/student/term/task/b?items=a%2Cb',
  );
});

test('[STK-3] a worse way stands beside the best one, which says why; it can be played again', async () => {
  await show('/panel/student/term/task/a');
  await userEvent.click(screen.getByRole('button', { name: /Jedzie dalej/u }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Da się lepiej' })).toBeDefined();
  const rows = within(screen.getByRole('table', { name: /^Co z/u }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
    ['Punkty', '-2', '9'].map((text) => text.replace('-', '\u2212')),
    ['Pieniądze', expect.stringMatching(/500\szł$/u), expect.stringMatching(/^0\szł$/u)],
    ['Postój', expect.any(String), expect.stringMatching(/^20/u)],
  ]);
  expect(screen.getByText('Są dowody.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Następne zadanie' })).toBeNull();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Jeszcze raz' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Co robi kierowca?' })).toBeDefined();
});

test('[STK-5] the stars stand in words with what they are for, and those of a better try', async () => {
  await show('/panel/student/term/task/a');
  await userEvent.click(screen.getByRole('button', { name: /Jedzie dalej/u }));
  expect(await screen.findByText(/^0\sgwiazdek$/u)).toBeDefined();
  const why = screen.getByText(/^Gwiazdki zaczynają się od wyniku powyżej zera/u);
  expect(why.textContent).toMatch(/Liczy się najlepsza próba: 2\sgwiazdki\.$/u);
  await userEvent.click(screen.getByRole('button', { name: 'Jeszcze raz' }));
  await userEvent.click(await screen.findByRole('button', { name: /Robi zdjęcia/u }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Twoja odpowiedź' }), 'SZ-004711{Enter}');
  expect(await screen.findByText(/^3\sgwiazdki$/u)).toBeDefined();
  expect(screen.queryByText(/Liczy się najlepsza próba: /u)).toBeNull();
});

test('[STK-5] [STA-4] an answer that breaks a rule is told as what holds the stars back', async () => {
  const end = { own: BEST, best: BEST, way: WAY, stars: 1, isBreach: true, kept: 1 } as const;
  fakeServer({ [CALL]: ({ body }) => ({ payload: body['answers'] === '[]' ? FIRST : { ...WON, end } }) });
  await showScreen(TaskScreen, '/panel/student/term/task/$item', '/panel/student/term/task/a');
  await userEvent.click(await screen.findByRole('button', { name: /Robi zdjęcia/u }));
  expect(await screen.findByText(/^1\sgwiazdka$/u)).toBeDefined();
  expect(screen.getByText(/narusza przepis, dlatego najwyżej jedna gwiazdka/u)).toBeDefined();
});

test('[STK-2] an answer that was not taken says why, and another one can be given', async () => {
  let calls = 0;
  fakeServer({
    [CALL]: ({ body }) => {
      calls += 1;
      const lost = { status: 503, payload: null, message: { type: 'warning', text: 'Serwer odpoczywa.' } };
      return calls === 2 ? lost : { payload: ANSWERS[body['answers'] ?? ''] };
    },
  });
  await showScreen(TaskScreen, '/panel/student/term/task/$item', '/panel/student/term/task/a');
  await userEvent.click(await screen.findByRole('button', { name: /Robi zdjęcia/u }));
  expect((await screen.findByText(/^Odpowiedź nie została przyjęta/u)).textContent).toContain('Serwer odpoczywa.');
  await userEvent.click(screen.getByRole('button', { name: /Robi zdjęcia/u }));
  expect(await screen.findByRole('heading', { level: 2, name: /^Numer szkody\s?\?$/u })).toBeDefined();
});

test('[STK-4] while a game goes on it is said, with the way back', async () => {
  const message = { type: 'warning', text: 'Krótkie zadania są dostępne dopiero po grze.', code: 'TASK_IN_GAME' };
  fakeServer({ [CALL]: { status: 409, payload: null, message } });
  await showScreen(TaskScreen, '/panel/student/term/task/$item', '/panel/student/term/task/a');
  expect(await screen.findByText('Krótkie zadania są dostępne dopiero po grze.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wróć do semestru' }).getAttribute('href')).toBe('/panel/student/term');
  expect(await axeFindings()).toEqual([]);
});
