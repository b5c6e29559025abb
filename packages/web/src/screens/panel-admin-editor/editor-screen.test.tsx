import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultsOf } from '../../../test/support/axe.ts';
import { SENT_EMERGENCIES } from '../../../test/support/library-items.ts';
import { type Asked, serving } from '../../../test/support/serving.ts';
import { showScreen } from '../../../test/support/show-screen.tsx';
import { EmergencyEditor } from './editor-screens.tsx';

beforeEach(() => {
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('confirm', () => true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const found = SENT_EMERGENCIES.find(({ situation }) => situation !== null && situation.answers.length > 1);
if (found?.situation == null) throw new Error('No situation with a tree');
const item = found;
const root = found.situation;
const LIST = 'GET game/get-emergencies/all';
const SAVE = 'PATCH game/save-emergency/';

async function show(answers: Parameters<typeof serving>[0] = {}): Promise<readonly Asked[]> {
  const asked = serving({ [LIST]: { payload: [item] }, ...answers });
  await showScreen(EmergencyEditor, '/emergencies/$item/edit', `/emergencies/${item.id}/edit`);
  await screen.findByRole('tab', { name: /^Zdarzenie/u });
  return asked;
}

const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Treść pytania' });
const save = () => screen.getByRole('button', { name: 'Zapisz' });
const type = (text: string) => fireEvent.change(question(), { target: { value: text } });

test('the first question is edited, undone and done again by buttons and keys', async () => {
  await show();
  expect(question().value).toBe(root.text);
  type('Co robisz najpierw?');
  expect(question().value).toBe('Co robisz najpierw?');
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
  expect(question().value).toBe(root.text);
  fireEvent.keyDown(document, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(question().value).toBe('Co robisz najpierw?');
  fireEvent.keyDown(document, { key: 'z', ctrlKey: true });
  expect(question().value).toBe(root.text);
  expect(screen.getByRole('button', { name: 'Cofnij' })).toHaveProperty('disabled', true);
});

test('a save names only what has changed', async () => {
  const asked = await show({
    [SAVE]: { payload: { ...item, version: 2, situation: { ...root, text: 'Nowa treść' } } },
  });
  expect(save().getAttribute('aria-disabled')).toBe('true');
  type('Nowa treść');
  await userEvent.click(save());
  await waitFor(() => expect(asked.some(({ call }) => call === SAVE)).toBe(true));
  const body = asked.find(({ call }) => call === SAVE)?.body;
  expect(body?.['id']).toBe(item.id);
  const value: unknown = JSON.parse(body?.['value'] ?? '');
  expect(value).toEqual({ situation: expect.objectContaining({ text: 'Nowa treść' }) as unknown });
  await waitFor(() => expect(screen.getByText('Wszystko jest zapisane.')).toBeDefined());
});

test('an error stops the save and has a way to its place', async () => {
  const asked = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj odpowiedź' }));
  const check = within(screen.getByRole('region', { name: 'Sprawdzenie' }));
  const last = root.answers.length + 1;
  const line = check
    .getByText(new RegExp(`^Pytanie 1, odp\\.\\s${String(last)}, informacja zwrotna$`, 'u'))
    .closest('li');
  if (line === null) throw new Error('No line');
  await userEvent.click(save());
  expect(asked.some(({ call }) => call === SAVE)).toBe(false);
  await userEvent.click(within(line).getByRole('button', { name: 'Przejdź' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Informacja zwrotna' }).value).toBe('');
});

test('what the server refuses is told at its place, and nothing is lost', async () => {
  const payload = { name: ['Za długa nazwa.'] };
  await show({
    [SAVE]: { status: 422, payload, message: { type: 'danger', text: 'Popraw pola.', code: 'VALIDATION' } },
  });
  await userEvent.click(screen.getByRole('tab', { name: /^Opis/u }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nazwa' });
  fireEvent.change(name, { target: { value: 'Inna nazwa' } });
  await userEvent.click(save());
  expect(await screen.findByText('Za długa nazwa.')).toBeDefined();
  expect(name.value).toBe('Inna nazwa');
});

test('another admin who has saved meanwhile is told of, and not overwritten unasked', async () => {
  let version = 1;
  const asked = await show({ [LIST]: () => ({ payload: [{ ...item, version }] }) });
  version = 2;
  type('Moja treść');
  await userEvent.click(save());
  expect(await screen.findByText(/^Ktoś inny zapisał/u)).toBeDefined();
  expect(asked.some(({ call }) => call === SAVE)).toBe(false);
  expect(question().value).toBe('Moja treść');
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć moje i\u00a0wczytaj tamte' }));
  expect(question().value).toBe(root.text);
});

test('the situation is played from its beginning', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Zagraj na próbę' }));
  const [answer] = root.answers;
  const [first] = within(screen.getByRole('list', { name: 'Odpowiedzi' })).getAllByRole('button');
  if (answer === undefined || first === undefined) throw new Error('No answer');
  expect(first.textContent).toContain(answer.text);
  await userEvent.click(first);
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told.some((words) => words.includes(answer.feedback))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Zakończ próbę' }));
  expect(question().value).toBe(root.text);
});

test('is accessible', async () => {
  await show();
  expect(await faultsOf()).toEqual([]);
});
