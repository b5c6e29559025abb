import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NEW_QUESTION } from '@fracht/content';
import { emergencyPayload, libraryItemSchemas } from '@fracht/protocol';
import { faultsOf } from '../../../test/support/axe.ts';
import { SENT_EMERGENCIES } from '../../../test/support/library-items.ts';
import { showScreen } from '../../../test/support/show-screen.tsx';
import { fileOf } from '../panel-admin-library/export-items.ts';
import { partOf, partsOf } from './file-parts.ts';
import { LibraryImportScreen } from './library-import-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ITEM = { fields: [], isMissingPictures: false, errors: {} };
const VERDICTS = [
  { ...ITEM, index: 0, name: 'Mgła', status: 'new' },
  { ...ITEM, index: 1, name: 'Korek', status: 'changed', fields: ['name'], isMissingPictures: true },
  { ...ITEM, index: 2, name: 'Objazd', status: 'same' },
  { ...ITEM, index: 3, name: '', status: 'wrong', errors: { name: ['Wypełnij to pole.'] } },
];
const ITEMS = VERDICTS.map(({ name }) => ({ name }));
const text = (more: object = {}) =>
  JSON.stringify({ format: 'fracht-situations', version: 1, kind: 'ACCIDENT', items: ITEMS, ...more });

type Sent = { readonly dryRun: unknown; readonly names: readonly unknown[] };

/** A server that answers with these verdicts, by the names of the items; gives what was sent to it. */
function importing(status = 200): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const form = body instanceof FormData ? body : new FormData();
    const { items }: { items: { name: string }[] } = JSON.parse(textOf(form.get('file')));
    sent.push({ dryRun: form.get('dryRun'), names: items.map(({ name }) => name) });
    const told = items.map(({ name }, index) => ({ ...VERDICTS.find((known) => known.name === name), index }));
    const payload = status === 200 ? { kind: 'ACCIDENT', dryRun: false, items: told } : { file: ['Zły plik.'] };
    return Promise.resolve(new Response(JSON.stringify({ payload }), { status }));
  });
  return sent;
}

function textOf(field: FormDataEntryValue | null): string {
  return typeof field === 'string' ? field : '';
}

const show = () => showScreen(LibraryImportScreen, '/import');
const choose = (content: string) =>
  userEvent.upload(
    screen.getByLabelText('Wybierz plik', { selector: 'input' }),
    new File([content], 'sytuacje.json', { type: 'application/json' }),
  );

test('each item is told before anything is written; then only the chosen ones are taken in', async () => {
  const sent = importing();
  await show();
  await choose(text());
  expect(await screen.findByText(/Nowych: 1, zmienionych: 1, bez zmian: 1, błędnych: 1\./u)).toBeDefined();
  expect(sent.map(({ dryRun }) => dryRun)).toEqual(['true']);
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name, 'u') }));
  expect(row('bez nazwy').getByText('nazwa: Wypełnij to pole.')).toBeDefined();
  expect(row('Korek').getByText(/^Inne: nazwa\. Bez obrazów/u)).toBeDefined();
  expect(row('Objazd').queryByRole('checkbox')).toBeNull();
  expect(await faultsOf()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wczytaj: Korek' }));
  await userEvent.click(screen.getByRole('button', { name: /^Wczytaj 1.sytuację$/u }));
  expect(await screen.findByText(/^Gotowe: w.bibliotece 1.sytuację z.pliku\.$/u)).toBeDefined();
  expect(sent[1]).toEqual({ dryRun: 'false', names: ['Mgła'] });
});

test.each([
  ['no JSON', '{"format":'],
  ['another format', text({ format: 'inny' })],
  ['a later version', text({ version: 2 })],
  ['no items', text({ items: [] })],
  ['lists in lists', '['.repeat(100_000)],
])('%s is refused with a clear word, and the server hears nothing', async (_, content) => {
  const sent = importing();
  await show();
  await choose(content);
  expect(await screen.findByText(/^To nie jest plik z.sytuacjami/u)).toBeDefined();
  expect(sent).toEqual([]);
});

test('a huge file is refused unread; what the server refuses is told', async () => {
  const sent = importing(422);
  await show();
  await choose('x'.repeat(16 * 1_048_576 + 1));
  expect(await screen.findByText(/^Ten plik jest za duży/u)).toBeDefined();
  expect(sent).toEqual([]);
  await choose(text());
  expect(await screen.findByText('Zły plik.')).toBeDefined();
});

test('a long file goes in parts that a call can take, each item once', () => {
  const items = Array.from({ length: 400 }, (_, index) => ({ name: String(index), help: 'x'.repeat(9000) }));
  const file = { format: 'fracht-situations', version: 1, kind: 'EMERGENCY', items } as const;
  const places = [...items.keys()].filter((place) => place % 2 === 0);
  const parts = partsOf({ ...file, items: [...items] }, places);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flat()).toEqual(places);
  for (const part of parts) {
    expect(JSON.stringify(partOf({ ...file, items: [...items] }, part)).length).toBeLessThan(1_000_000);
  }
});

test('what goes out is all that a save takes, and comes in as the same', () => {
  const entries = SENT_EMERGENCIES.map((item) => ({ kind: 'EMERGENCY' as const, item: emergencyPayload.parse(item) }));
  const { items } = fileOf('EMERGENCY', entries);
  const { EMERGENCY } = libraryItemSchemas(NEW_QUESTION);
  for (const [index, item] of items.entries()) {
    expect(item).not.toHaveProperty('value');
    expect(item).not.toHaveProperty('version');
    expect(EMERGENCY.parse(JSON.parse(JSON.stringify(item)))).toEqual(EMERGENCY.parse(SENT_EMERGENCIES[index]));
  }
});
