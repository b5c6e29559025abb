import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setUser } from '@fracht/kit/session/session-store.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { afterSave, draftsOf, mayAdd, movedQuestion, whyNotSaved, questionsToSave, withNew } from './question-rules.ts';
import { QuestionsScreen } from './questions-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SAVED = [
  { id: 'q1', value: 'Jak się grało?', kind: 'scale' },
  { id: 'q2', value: 'Co poszło źle?', kind: 'text' },
] as const;
const PATH = '/panel/lecturer/survey-settings';

test('[QST-1] a new empty question is appended only after one with a text', () => {
  const drafts = draftsOf(SAVED);
  const more = withNew(drafts);
  expect(more).toHaveLength(3);
  expect(mayAdd(more)).toBe(false);
  expect(withNew(more)).toBe(more);
  const blank = more.map((draft) => (draft.id === null ? { ...draft, value: '   ' } : draft));
  expect(withNew(blank)).toHaveLength(3);
  const written = more.map((draft) => (draft.id === null ? { ...draft, value: 'Co dalej?' } : draft));
  expect(withNew(written)).toHaveLength(4);
  expect(new Set(withNew(written).map(({ key }) => key)).size).toBe(4);
  expect(withNew([])).toHaveLength(1);
});

test('[QST-1] questions without a text are not sent; those kept keep their ids and order', () => {
  const drafts = movedQuestion(withNew(draftsOf(SAVED)), 1, -1);
  expect(questionsToSave(drafts)).toEqual([
    { id: 'q2', value: 'Co poszło źle?', kind: 'text' },
    { id: 'q1', value: 'Jak się grało?', kind: 'scale' },
  ]);
  expect(movedQuestion(drafts, 1, -1)).toBe(drafts);
});

test('[QST-1] [FRM-4] what was changed while the questions were being saved stays, and what was new has its id', () => {
  const sent = withNew(draftsOf(SAVED)).map((draft) => (draft.id === null ? { ...draft, value: 'Co dalej?' } : draft));
  const answered = [...SAVED, { id: 'q3', value: 'Co dalej?', kind: 'text' as const }];
  expect(afterSave(sent, sent, answered)).toEqual(draftsOf(answered));
  const changed = movedQuestion(sent, 2, -1).map((draft) => ({ ...draft, value: `${draft.value} ?` }));
  expect(afterSave(changed, sent, answered).map(({ id, value }) => [id, value])).toEqual([
    ['q1', 'Jak się grało? ?'],
    ['q3', 'Co dalej? ?'],
    ['q2', 'Co poszło źle? ?'],
  ]);
});

test('[FRM-4] whoever leaves after a question was removed is asked first', async () => {
  setUser({ id: 't1', email: 'a@szkola.test', first_name: 'Anna', last_name: 'Lis', type: 'TEACHER' });
  fakeServer({ 'GET survey/get-questions/': { payload: SAVED } });
  const router = await showScreen(QuestionsScreen, PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń pytanie 1' }));
  void router.navigate({ to: '/' });
  expect(await screen.findByRole('alertdialog')).toBeDefined();
});

test('[QST-2] a choice is sent with its options, each once and without empty lines, and needs two of them', () => {
  const [draft] = draftsOf(SAVED);
  if (draft === undefined) throw new Error('no draft');
  const choice = (options: string[]) => [{ ...draft, kind: 'choice' as const, options }];
  expect(questionsToSave(choice([' Stawka', '', 'Okna', 'Stawka ']))).toEqual([
    { id: 'q1', value: 'Jak się grało?', kind: 'choice', options: ['Stawka', 'Okna'] },
  ]);
  expect(whyNotSaved(choice(['Stawka', 'Okna']))).toBeNull();
  expect(whyNotSaved(choice(['Stawka', 'Stawka ', '']))).toContain('pytaniu 1');
  expect(whyNotSaved(choice(Array.from({ length: 13 }, (_, index) => `nr ${String(index)}`)))).toContain('12');
  expect(whyNotSaved(draftsOf(SAVED))).toBeNull();
});

test('[QST-2] a question becomes a choice whose options are written one a line', async () => {
  const asked = fakeServer({
    'GET survey/get-questions/': { payload: SAVED },
    'PATCH survey/save-questions/': { payload: SAVED },
  });
  await showScreen(QuestionsScreen, PATH);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /pytanie 1$/u }), 'choice');
  const save = screen.getByRole('button', { name: 'Zapisz pytania' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(screen.getByRole('textbox', { name: /wyboru, pytanie 1$/u }), 'Stawka{enter}Okna czasowe');
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(save);
  await waitFor(() => expect(asked.some(({ call }) => call === 'PATCH survey/save-questions/')).toBe(true));
  const sent = asked.find(({ call }) => call === 'PATCH survey/save-questions/')?.body['questions'] ?? '';
  expect(JSON.parse(sent)).toMatchObject([
    { id: 'q1', kind: 'choice', options: ['Stawka', 'Okna czasowe'] },
    { id: 'q2' },
  ]);
});

test('[QST-1] questions are added, ordered, removed and saved at once', async () => {
  const asked = fakeServer({
    'GET survey/get-questions/': { payload: SAVED },
    'PATCH survey/save-questions/': { payload: SAVED },
  });
  await showScreen(QuestionsScreen, PATH);
  await screen.findByRole('textbox', { name: 'Pytanie 2' });
  expect(await axeFindings()).toEqual([]);
  const add = screen.getByRole('button', { name: 'Dodaj pytanie' });
  await userEvent.click(add);
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(add);
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  await userEvent.type(screen.getByRole('textbox', { name: 'Pytanie 3' }), 'Co zmienić?');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /pytanie 3$/u }), 'Ocena od 1 do 5');
  await userEvent.click(screen.getByRole('button', { name: /górę: pytanie 3/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Usuń pytanie 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz pytania' }));
  await waitFor(() => expect(asked.some(({ call }) => call === 'PATCH survey/save-questions/')).toBe(true));
  const sent = asked.find(({ call }) => call === 'PATCH survey/save-questions/')?.body['questions'] ?? '';
  expect(JSON.parse(sent)).toEqual([
    { id: null, value: 'Co zmienić?', kind: 'scale' },
    { id: 'q2', value: 'Co poszło źle?', kind: 'text' },
  ]);
});

test('[QST-3] a survey without questions says what to do', async () => {
  fakeServer({ 'GET survey/get-questions/': { payload: [] } });
  await showScreen(QuestionsScreen, PATH);
  expect(await screen.findByText('Ankieta nie ma jeszcze pytań')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj pytanie' }));
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('[FRM-12] two tabs of questions: the save of the second takes both changes along, and asks of a question that both changed', async () => {
  const wanted = [SAVED[0], { ...SAVED[1], value: 'Co w drugiej karcie?' }];
  const refusal = {
    status: 409,
    payload: { questions: wanted },
    message: { type: 'warning', text: 'x', code: 'CHANGED_MEANWHILE' },
  };
  const asked = fakeServer({
    'GET survey/get-questions/': { payload: SAVED },
    'PATCH survey/save-questions/': refusal,
  });
  await showScreen(QuestionsScreen, PATH);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Pytanie 2' }), ' Tu?');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz pytania' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ktoś inny zmienił to samo' });
  expect(dialog.textContent).toContain('Co w drugiej karcie?');
  expect(dialog.textContent).toContain('Co poszło źle? Tu?');
  await userEvent.click(screen.getByRole('button', { name: 'Wróć do edycji' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Pytanie 2' }).value).toBe('Co poszło źle? Tu?');
  const saves = asked.filter(({ call }) => call === 'PATCH survey/save-questions/');
  expect(JSON.parse(saves[0]?.body['base'] ?? '')).toEqual({ questions: SAVED });
});
