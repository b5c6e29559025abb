import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { keepSurveyDraft, readDraft } from './survey-drafts.ts';
import { StudentSurveysScreen } from './student-surveys-screen.tsx';

const PATH = '/panel/student/surveys';
const SURVEY = {
  id: 's1',
  game: 'g1',
  groupName: 'LOG-2A',
  number: 2,
  date: '2026-11-14',
  questions: [
    { id: 'q1', value: 'Jak oceniasz grę?', kind: 'scale' },
    { id: 'q2', value: 'Co było trudne?', kind: 'text' },
    { id: 'q3', value: 'Co zmienić?', kind: 'text' },
  ],
};
const USER = { id: 'u1', email: 'a@b.pl', first_name: 'Anna', last_name: 'Lis', type: 'STUDENT' } as const;

// Loaded in advance: windows are in a chunk of their own.
beforeAll(() => import('@fracht/kit/ui/modal-window.tsx'));
beforeEach(() => {
  localStorage.clear();
  clearFieldErrors();
  sessionStore.setState({ user: USER });
});
afterEach(() => {
  cleanup();
  sessionStore.setState({ user: null });
  vi.unstubAllGlobals();
});

async function show(search = ''): Promise<Awaited<ReturnType<typeof showScreen>>> {
  const router = await showScreen(StudentSurveysScreen, PATH, `${PATH}${search}`);
  await waitFor(() => expect(screen.queryByText('Wczytuję…')).toBeNull());
  return router;
}

const sendButton = () => screen.findByRole('button', { name: 'Wyślij ankietę' });

test('[STU-5] a survey that waits is listed with a way into it, one begun with how far it is', async () => {
  keepSurveyDraft('u1', 's1', { q1: '4' });
  fakeServer({ 'GET survey/all/': { payload: [SURVEY, { ...SURVEY, id: 's2', number: 3 }] } });
  await show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first ?? document.body).getByRole('progressbar', { name: 'Odpowiedzi: 1 z\u00a03' })).toBeDefined();
  expect(
    within(first ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`${PATH}?ankieta=s1`);
  expect(within(first ?? document.body).getByText('Dokończ ankietę')).toBeDefined();
  expect(within(second ?? document.body).getByText('Wypełnij ankietę')).toBeDefined();
  expect(await axeFindings()).toEqual([]);
});

test('[STU-5] none to fill in is said', async () => {
  fakeServer({ 'GET survey/all/': { payload: [] } });
  await show();
  expect(await screen.findByText('Nie masz ankiet do wypełnienia')).toBeDefined();
});

test('[STU-6] what is typed is kept in the browser, for this person alone', async () => {
  fakeServer({ 'GET survey/all/': { payload: [SURVEY] } });
  await show('?ankieta=s1');
  await userEvent.click(await screen.findByRole('radio', { name: /^4/u }));
  await userEvent.type(screen.getByRole('textbox', { name: '2. Co było trudne?' }), 'Promy');
  expect(readDraft('u1', 's1')).toEqual({ q1: '4', q2: 'Promy' });
  expect(readDraft('u2', 's1')).toEqual({});
  expect(await axeFindings()).toEqual([]);
  cleanup();
  await show('?ankieta=s1');
  expect(await screen.findByDisplayValue('Promy')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^4/u }).checked).toBe(true);
});

test('[STU-8] options are ticked, kept in their order and sent one a line; a reminder is seen on the list', async () => {
  const questions = [{ id: 'q1', value: 'Co sprawdzasz?', kind: 'choice', options: ['Stawka', 'Okna', 'Kara'] }];
  const survey = { ...SURVEY, questions, remindedAt: 1 };
  const asked = fakeServer({ 'GET survey/all/': { payload: [survey] }, 'PATCH survey/submit/': { payload: null } });
  await show();
  expect(await screen.findByText(/przypomina/u)).toBeDefined();
  cleanup();
  await show('?ankieta=s1');
  for (const name of ['Kara', 'Okna', 'Stawka', 'Okna'])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Okna' }).checked).toBe(false);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(await sendButton());
  await waitFor(() => expect(asked.some(({ call }) => call === 'PATCH survey/submit/')).toBe(true));
  const sent = asked.find(({ call }) => call === 'PATCH survey/submit/')?.body['answers'] ?? '';
  expect(JSON.parse(sent)).toEqual([{ id: 'q1', value: 'Stawka\nKara' }]);
});

test('[STU-7] a survey is sent once: whole at once, then it is off the list and nothing of it is kept', async () => {
  keepSurveyDraft('u1', 's1', { q1: '5', q2: ' Promy ', q3: 'Nic' });
  let isFilled = false;
  const asked = fakeServer({
    'GET survey/all/': () => ({ payload: isFilled ? [] : [SURVEY] }),
    'PATCH survey/submit/': () => {
      isFilled = true;
      return { payload: null };
    },
  });
  const router = await show('?ankieta=s1');
  await userEvent.click(await sendButton());
  expect(await screen.findByText('Nie masz ankiet do wypełnienia')).toBeDefined();
  const sent = asked.filter(({ call }) => call === 'PATCH survey/submit/');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body['id']).toBe('s1');
  expect(JSON.parse(sent[0]?.body['answers'] ?? '')).toEqual([
    { id: 'q1', value: '5' },
    { id: 'q2', value: 'Promy' },
    { id: 'q3', value: 'Nic' },
  ]);
  expect([router.state.location.search, localStorage.getItem('surveys')]).toEqual([{}, null]);
});

test('[STU-7] one with gaps is sent only after a question', async () => {
  keepSurveyDraft('u1', 's1', { q1: '5' });
  const asked = fakeServer({ 'GET survey/all/': { payload: [SURVEY] }, 'PATCH survey/submit/': { payload: null } });
  await show('?ankieta=s1');
  await userEvent.click(await sendButton());
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Wysłać niepełną ankietę?' }));
  expect(dialog.getByText(/zostają 2\spytania/u)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Wróć do pytań' }));
  expect(asked.some(({ call }) => call === 'PATCH survey/submit/')).toBe(false);
  await userEvent.click(await sendButton());
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Wyślij ankietę' }));
  await waitFor(() => expect(asked.some(({ call }) => call === 'PATCH survey/submit/')).toBe(true));
});

test('[STU-7] a refused survey stays open with its answers and the reason', async () => {
  keepSurveyDraft('u1', 's1', { q1: '5', q2: 'a', q3: 'b' });
  fakeServer({
    'GET survey/all/': { payload: [SURVEY] },
    'PATCH survey/submit/': { status: 422, payload: { answers: ['To pole jest wymagane.'] } },
  });
  await show('?ankieta=s1');
  await userEvent.click(await sendButton());
  expect(await screen.findByText('To pole jest wymagane.')).toBeDefined();
  expect(readDraft('u1', 's1')).toEqual({ q1: '5', q2: 'a', q3: 'b' });
});

test('[STU-7] one that was filled in meanwhile is said to be gone, with a way back', async () => {
  fakeServer({ 'GET survey/all/': { payload: [] } });
  await show('?ankieta=s1');
  expect(await screen.findByText('Tej ankiety nie ma już na liście')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wszystkie ankiety' }).getAttribute('href')).toBe(PATH);
});

test('[STU-6] drafts that nobody understands read as none', () => {
  localStorage.setItem('surveys', '{"user":');
  expect(readDraft('u1', 's1')).toEqual({});
  localStorage.setItem('surveys', '{"user":"u1","surveys":7}');
  expect(readDraft('u1', 's1')).toEqual({});
});
