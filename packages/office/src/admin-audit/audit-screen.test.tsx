import { schoolMoment } from '@fracht/content';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuditEntryPayload, AuditLinePayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { AdminPanel } from '../panels/admin-panel.tsx';
import { AuditScreen } from './audit-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const EWA = { id: 'ewa', first_name: 'Ewa', last_name: 'Nowak' };
const AT = Date.UTC(2026, 10, 21, 11);

function aLine(seq: number, line: Partial<AuditLinePayload> = {}): AuditLinePayload {
  return {
    seq,
    at: AT + seq * 60_000,
    actor: EWA,
    role: 'TEACHER',
    call: 'updateStages',
    kind: 'STAGE',
    object: '2',
    label: 'Tekst rundy 2',
    action: 'CHANGED',
    fields: ['value'],
    isNotable: true,
    isNew: false,
    ...line,
  };
}

const LINES = [
  aLine(4, { isNew: true }),
  aLine(3, { kind: 'USER', label: '', action: 'REMOVED', fields: [], role: 'ADMIN', isNotable: false }),
  aLine(2, { actor: null, role: 'SERVER', kind: 'RESULT', label: 'Spedycja (3)', action: 'ADDED', isNotable: false }),
];
const BEFORE = 'Wybierz zlecenia, które przyniosą zysk.\nOstatni wiersz zostaje.';
const AFTER = 'Wybierz zlecenia, które przyniosą stratę.\nOstatni wiersz zostaje.';
const ENTRY: AuditEntryPayload = {
  ...aLine(4),
  changes: [{ field: 'value', before: BEFORE, after: AFTER }],
  undo: { follows: 7, isLatest: true },
};

function answers(lines: readonly AuditLinePayload[] = LINES, hasMore = false) {
  return {
    'GET audit/get-list/': { payload: { lines, hasMore, isTooWide: false } },
    'GET audit/get/4': { payload: ENTRY },
    'POST audit/seen/': { payload: { count: 0 } },
    'GET audit/get-unseen/': { payload: { count: 2 } },
  };
}

const rowOf = (text: RegExp) => screen.getByRole('row', { name: text });

test('[ADT-1] changes stand with day, person, thing and fields, whoever it was', async () => {
  fakeServer(answers());
  await showScreen(AuditScreen);
  const first = await screen.findByRole('row', { name: /Tekst rundy 2/u });
  expect(first.textContent).toMatch(/21\.11\.2026, 12:04.*Ewa Nowak.*Zmieniono: wartość.*Nowe/u);
  expect(rowOf(/Konto: Konto usunięte/u).textContent).toContain('Usunięto');
  expect(rowOf(/Wynik: Spedycja \(3\)/u).textContent).toContain('Serwer');
  expect(await axeFindings()).toEqual([]);
});

test('[ADT-1] who took a backup or the data of a person away stands among the changes', async () => {
  const taken: Partial<AuditLinePayload> = { action: 'TAKEN', fields: [], role: 'ADMIN', isNotable: false };
  fakeServer(
    answers([
      aLine(2, { ...taken, kind: 'BACKUP', label: 'fracht-2026-11-21T11-00-00Z.gz' }),
      aLine(1, { ...taken, kind: 'USER', label: 'Zofia Łęcka' }),
    ]),
  );
  await showScreen(AuditScreen);
  expect((await screen.findByRole('row', { name: /Kopia zapasowa: fracht-/u })).textContent).toContain('Pobrano kopię');
  expect(rowOf(/Konto: Zofia Łęcka/u).textContent).toContain('Pobrano dane');
});

test('[ADT-1] what is looked for stands in the address and goes to the server; older ones follow', async () => {
  const asked = fakeServer(answers(LINES, true));
  const router = await showScreen(AuditScreen);
  await screen.findByRole('row', { name: /Tekst rundy 2/u });
  await userEvent.selectOptions(screen.getByLabelText('Rodzaj'), 'STAGE');
  await userEvent.type(screen.getByLabelText('Od dnia'), '2026-11-20');
  await userEvent.type(screen.getByLabelText('Do dnia'), '2026-11-21');
  await userEvent.type(screen.getByLabelText('Szukaj zmian'), 'runda');
  expect(router.state.location.search).toEqual({ rodzaj: 'STAGE', od: '2026-11-20', do: '2026-11-21', q: 'runda' });
  const wanted = new URLSearchParams({
    kind: 'STAGE',
    text: 'runda',
    from: String(schoolMoment('2026-11-20')),
    until: String(schoolMoment('2026-11-22')),
  });
  await waitFor(() => expect(asked.at(-1)?.call).toBe(`GET audit/get-list/?${wanted.toString()}`));
  await userEvent.click(await screen.findByRole('button', { name: 'Pokaż starsze' }));
  await waitFor(() => expect(asked.at(-1)?.call).toBe(`GET audit/get-list/?${wanted.toString()}&after=2`));
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść' }));
  expect(router.state.location.search).toEqual({});
  const [who] = await screen.findAllByRole('button', { name: 'Pokaż zmiany osoby: Ewa Nowak' });
  if (who === undefined) throw new Error('no person');
  await userEvent.click(who);
  await screen.findByText('Zmiany osoby: Ewa Nowak');
  await waitFor(() => expect(asked.at(-1)?.call).toBe('GET audit/get-list/?person=ewa'));
});

test('[ADT-1] that nothing was changed yet, that nothing fits, and that too much fits is said', async () => {
  fakeServer({ 'GET audit/get-list/': { payload: { lines: [], hasMore: false, isTooWide: false } } });
  await showScreen(AuditScreen);
  await screen.findByText('Nie ma jeszcze żadnych zmian');
  await waitFor(async () => expect(await axeFindings()).toEqual([]));
  cleanup();
  fakeServer({ 'GET audit/get-list/?text=a': { payload: { lines: [], hasMore: false, isTooWide: true } } });
  await showScreen(AuditScreen, '/', '/?q=a');
  await screen.findByText('Nic nie pasuje');
  screen.getByText(/Pasuje bardzo wiele nazw/u);
});

test('[ADT-2] a row opens with the keyboard to both sides, with what differs marked, and is undone after a question', async () => {
  const asked = fakeServer({ ...answers(), 'POST audit/undo/': { payload: null } });
  await showScreen(AuditScreen);
  const opener = await screen.findByRole('button', { name: /Tekst rundy 2/u });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('zysk.');
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect([...document.querySelectorAll('del, ins')].map((mark) => [mark.tagName, mark.textContent])).toEqual([
    ['DEL', 'zysk.'],
    ['INS', 'stratę.'],
  ]);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /Cofnij zmianę/u }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/Wróci to, co było przed tą zmianą/u);
  await userEvent.click(dialog.getByRole('button', { name: 'Cofnij' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'POST audit/undo/')?.body).toEqual({ seq: '4', follows: '7' }),
  );
});

test.each([
  [{ changes: [{ field: 'password', before: null, after: null }] }, 'ustawiono nowe; treści dziennik nie zna'],
  [
    { kind: 'USER', label: '', action: 'REMOVED', changes: [] },
    'Konto zostało usunięte, więc treści tego wpisu już nie ma.',
  ],
  [{ changes: [{ field: 'active', before: 'true', after: 'false' }] }, 'nie'],
] as const)('[ADT-2] %o is told in words', async (entry, words) => {
  fakeServer({ ...answers(), 'GET audit/get/4': { payload: { ...ENTRY, undo: null, ...entry } } });
  await showScreen(AuditScreen, '/', '/?wpis=4');
  await screen.findByText(words);
  expect(screen.queryByRole('button', { name: /Cofnij/u })).toBeNull();
});

test('[ADT-2] that something changed since is said before it is undone', async () => {
  fakeServer({ ...answers(), 'GET audit/get/4': { payload: { ...ENTRY, undo: { follows: 9, isLatest: false } } } });
  await showScreen(AuditScreen, '/', '/?wpis=4');
  await userEvent.click(await screen.findByRole('button', { name: /Cofnij zmianę/u }));
  expect(await screen.findByText(/zmieniało się to jeszcze raz/u)).toBeDefined();
});

test('[ADT-3] who opens the page has looked, whoever only searches has not', async () => {
  const asked = fakeServer(answers());
  await showScreen(AuditScreen);
  await waitFor(() => expect(asked.find(({ call }) => call === 'POST audit/seen/')?.body).toEqual({ seq: '4' }));
  cleanup();
  const searched = fakeServer(answers());
  await showScreen(AuditScreen, '/', '/?rodzaj=USER');
  await screen.findByRole('row', { name: /Tekst rundy 2/u });
  expect(searched.map(({ call }) => call)).not.toContain('POST audit/seen/');
});

test('[ADT-3] new changes are counted for the menu', async () => {
  const asked = fakeServer(answers());
  await showScreen(AdminPanel);
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET audit/get-unseen/'));
});
