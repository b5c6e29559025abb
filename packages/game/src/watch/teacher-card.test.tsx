import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { SituationCardPayload } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { TeacherCardButton } from './teacher-card-button.tsx';

const CARD: SituationCardPayload = {
  id: 'K06',
  name: 'Przebita opona',
  competence: 'INCIDENTS',
  teaches: 'Dobre zgłoszenie skraca postój.',
  sources: [{ law: 'DRIVING_TIMES', article: 'art. 7', checked: '2026-11-29', isOutdated: false }],
  practice: '',
  ask: 'Kiedy czekanie jest przerwą?',
  why: 'Serwis wymienia oponę w 1,5–3 godziny.',
  right: [{ question: 'Co robisz?', answer: 'Wzywam serwis', feedback: 'Słusznie.' }],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(id: string, cards: readonly SituationCardPayload[] | null = [CARD]) {
  fakeServer(cards === null ? {} : { 'GET lesson/get-cards/': { payload: cards } });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TeacherCardButton id={id} name="Przebita opona" />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Karta nauczyciela: Przebita opona' }));
  return within(await screen.findByRole('dialog'));
}

test('[TCH-5] a card says what is taught, asked and where it is written; its right way is covered until asked for', async () => {
  const card = await open('K06');
  expect(await card.findByText(CARD.teaches)).toBeTruthy();
  expect(card.getByText(CARD.ask)).toBeTruthy();
  expect(card.getByRole('link', { name: /561\/2006, art\. 7\.$/u })).toBeTruthy();
  expect(card.queryByText('Wzywam serwis')).toBeNull();
  expect(card.queryByText(CARD.why)).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Pokaż właściwą drogę' }));
  expect(card.getByText('Wzywam serwis')).toBeTruthy();
  expect(card.getByText(CARD.why)).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(card.getByRole('button', { name: 'Ukryj właściwą drogę' }));
  expect(card.queryByText('Wzywam serwis')).toBeNull();
});

test('[TCH-5] a card is printed by a button of its own', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const card = await open('K06');
  await userEvent.click(await card.findByRole('button', { name: 'Drukuj' }));
  expect(print).toHaveBeenCalledOnce();
});

test('[TCH-5] a card says when its sources were looked up, which is outdated, and what else the rule follows from', async () => {
  const [source] = CARD.sources;
  if (source === undefined) throw new Error('a source');
  const sources = [source, { ...source, article: 'art. 8', checked: '2025-01-31', isOutdated: true }];
  const card = await open('K06', [{ ...CARD, sources, practice: 'Warunki zlecenia' }]);
  const [fresh, old, practice] = (await card.findByRole('list')).children;
  expect(fresh?.textContent).toMatch(/art\. 7\. Sprawdzono 29\.11\.2026\.$/u);
  expect(old?.textContent).toMatch(/31\.01\.2025\. Sprawdzono ponad rok temu, sprawdź, czy nadal obowiązuje\.$/u);
  expect(practice?.textContent).toBe('Warunki zlecenia.');
  expect(await axeFindings()).toEqual([]);
});

test('[TCH-5] the card of a situation that the school wrote says what is in it, and that it has no source', async () => {
  const own = { ...CARD, id: 'wlasna', teaches: '', sources: [], practice: '', ask: '' };
  const card = await open('wlasna', [own]);
  expect(await card.findByText(/^Bez źródła\. Tę sytuację napisała szkoła/u)).toBeTruthy();
  expect(card.queryByText('Czego uczy')).toBeNull();
  expect(card.queryByText('Zapytaj klasę')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Pokaż właściwą drogę' }));
  expect([card.getByText('Wzywam serwis'), card.getByText(CARD.why)]).toHaveLength(2);
  cleanup();
  const random = await open('losowa', [{ ...own, id: 'losowa', competence: null, why: '', right: [] }]);
  expect(await random.findByText(/o\snic nie pyta/u)).toBeTruthy();
});

test('[TCH-5] a situation that is gone has no card, and what cannot be loaded says so', async () => {
  expect(await (await open('usunieta')).findByText(/nie ma już w\sbibliotece/u)).toBeTruthy();
  cleanup();
  expect(await (await open('K06', null)).findByText('Nie udało się wczytać karty.')).toBeTruthy();
});
