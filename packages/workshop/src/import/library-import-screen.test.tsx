import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NEW_QUESTION } from '@fracht/scenarios';
import { emergencyPayload, libraryItemSchemas } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { SENT_EMERGENCIES } from '../../test/library-items.ts';
import { fakeUploads } from '@fracht/testing/screens/fake-uploads.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { fileOf } from '../library/export-items.ts';
import { LibraryImportScreen } from './library-import-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ITEM = { fields: [], isMissingPictures: false, isFaulty: false, faults: [], unknown: [], errors: {} };
const FAULT = 'Zdarzenie › pytanie\u00a02 › odpowiedź\u00a01 › informacja zwrotna: Brakuje informacji zwrotnej.';
const VERDICTS = [
  { ...ITEM, index: 0, name: 'Mgła', status: 'new', isFaulty: true, faults: [FAULT], unknown: ['situation.kolor'] },
  { ...ITEM, index: 1, name: 'Korek', status: 'changed', fields: ['name'], isMissingPictures: true },
  { ...ITEM, index: 2, name: 'Objazd', status: 'same' },
  { ...ITEM, index: 3, name: '', status: 'wrong', errors: { name: ['Wypełnij to pole.'] } },
];
const ITEMS = VERDICTS.map(({ name }) => ({ name }));
const text = (more: object = {}) =>
  JSON.stringify({ format: 'fracht-situations', version: 1, kind: 'ACCIDENT', items: ITEMS, ...more });

type Sent = { readonly dryRun: unknown; readonly names: readonly unknown[] };

/** A server that answers with these verdicts, by the names of the items; returns what was sent to it. */
function importing(...statuses: readonly number[]): Sent[] {
  const sent: Sent[] = [];
  fakeUploads(async (form, index) => {
    const { items }: { items: { name: string }[] } = JSON.parse(await textOf(form.get('file')));
    sent.push({ dryRun: form.get('dryRun'), names: items.map(({ name }) => name) });
    const told = items.map(({ name }, place) => ({ ...VERDICTS.find((known) => known.name === name), index: place }));
    const status = statuses[index] ?? 200;
    const payload = status === 200 ? { kind: 'ACCIDENT', dryRun: false, items: told } : { file: ['Zły plik.'] };
    return { status, payload };
  });
  return sent;
}

async function textOf(field: FormDataEntryValue | null): Promise<string> {
  return field instanceof Blob ? field.text() : '';
}

const show = () => showScreen(LibraryImportScreen, '/import');
const choose = (content: string) =>
  userEvent.upload(
    screen.getByLabelText('Wybierz plik', { selector: 'input' }),
    new File([content], 'sytuacje.json', { type: 'application/json' }),
  );

test('[IMP-1] each item is told before anything is written; then only the chosen ones are taken in', async () => {
  const sent = importing();
  await show();
  await choose(text());
  expect(await screen.findByText(/Nowych: 1, zmienionych: 1, bez zmian: 1, błędnych: 1\./u)).toBeDefined();
  expect(sent.map(({ dryRun }) => dryRun)).toEqual(['true']);
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name, 'u') }));
  expect(row('bez nazwy').getByText('nazwa: Wypełnij to pole.')).toBeDefined();
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('bez nazwy');
  expect(row('Korek').getByText(/^Inne: nazwa\. Bez obrazów/u)).toBeDefined();
  expect(row('Mgła').getByText(/^Sprawdzenie znajduje w.niej błędy, więc będzie wyłączona/u)).toBeDefined();
  expect(
    row('Mgła').getByText(/odpowiedź.1 › informacja zwrotna: Brakuje.*Pominięto pole.*„situation\.kolor”/u),
  ).toBeDefined();
  expect(row('Objazd').queryByRole('checkbox')).toBeNull();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wczytaj: Korek' }));
  await userEvent.click(screen.getByRole('button', { name: /^Wczytaj 1.sytuację$/u }));
  expect(await screen.findByText(/^Gotowe: w.bibliotece 1.sytuację z.pliku\.$/u)).toBeDefined();
  expect(sent[1]).toEqual({ dryRun: 'false', names: ['Mgła'] });
  expect(screen.getByRole('columnheader', { name: 'Co się stało' })).toBeDefined();
  expect(screen.queryByText(/^Nic nie zmieni się/u)).toBeNull();
});

test.each([
  ['no JSON', '{"format":'],
  ['another format', text({ format: 'inny' })],
  ['a later version', text({ version: 2 })],
  ['no items', text({ items: [] })],
  ['lists in lists', '['.repeat(100_000)],
])('[IMP-2] %s is refused with a clear word, and the server hears nothing', async (_, content) => {
  const sent = importing();
  await show();
  await choose(content);
  expect(await screen.findByText(/^To nie jest plik z.sytuacjami/u)).toBeDefined();
  expect(sent).toEqual([]);
});

test('[IMP-2] a huge file is refused unread; what the server refuses is told', async () => {
  const sent = importing(422);
  await show();
  await choose('x'.repeat(16 * 1_048_576 + 1));
  expect(await screen.findByText(/^Ten plik jest za duży/u)).toBeDefined();
  expect(sent).toEqual([]);
  await choose(text());
  expect(await screen.findByText('Zły plik.')).toBeDefined();
});

test('[IMP-2] a file that is refused at last is told to have changed nothing; a long one goes in one piece', async () => {
  const items = Array.from({ length: 400 }, () => ({ name: 'Mgła', help: 'x'.repeat(9000) }));
  const sent = importing(200, 422);
  await show();
  await choose(text({ items }));
  const button = await screen.findByRole('button', { name: /^Wczytaj 400.sytuacji$/u });
  await userEvent.click(button);
  expect(await screen.findByText(/^Nic nie zmieniono w.bibliotece\. Zły plik\.$/u)).toBeDefined();
  expect(sent.map(({ dryRun, names }) => [dryRun, names.length])).toEqual([
    ['true', 400],
    ['false', 400],
  ]);
  expect(screen.getByRole('button', { name: /^Wczytaj 400.sytuacji$/u })).toBeDefined();
});

test('[IMP-3] what goes out is all that a save takes, and comes in as the same', () => {
  const entries = SENT_EMERGENCIES.map((item) => ({ kind: 'EMERGENCY' as const, item: emergencyPayload.parse(item) }));
  const { items } = fileOf('EMERGENCY', entries);
  const { EMERGENCY } = libraryItemSchemas(NEW_QUESTION);
  for (const [index, item] of items.entries()) {
    expect(item).not.toHaveProperty('value');
    expect(item).not.toHaveProperty('version');
    expect(EMERGENCY.parse(JSON.parse(JSON.stringify(item)))).toEqual(EMERGENCY.parse(SENT_EMERGENCIES[index]));
  }
});
