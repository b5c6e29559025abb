import { act, cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { landingContent } from '@fracht/content';
import { LIMITS } from '@fracht/protocol';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { neverIdle } from '@fracht/testing/screens/never-idle.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { LandingEditorScreen } from './landing-editor-screen.tsx';

/** jsdom has no layout; the editor asks for the position of the selection. */
beforeAll(() => {
  const nowhere = (): DOMRect => new DOMRect();
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: nowhere });
});

// The preview contains the landing page's real parts: its animated map, loaded when the page is idle, needs what jsdom lacks.
beforeEach(neverIdle);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const items = Object.entries({
  ...landingContent,
  policy: '<p>Dane są bezpieczne.</p>',
  'footer-union': '<p></p>',
}).map(([id, value]) => ({
  id,
  value,
  version: 0,
}));
const ANSWERS = { 'GET content/get/': { payload: items } };
const SAVE = 'PATCH content/save/';

async function showPolicy() {
  await showScreen(LandingEditorScreen);
  await userEvent.click(await screen.findByRole('tab', { name: 'Polityka prywatności' }));
  return screen.findByRole('textbox', { name: 'Treść: Polityka prywatności' });
}

/** Selects the whole text, or a part of it, so that a format applies to all of that. */
function chooseAll(text: HTMLElement, part = text) {
  act(() => {
    text.focus();
    globalThis.getSelection()?.selectAllChildren(part);
    document.dispatchEvent(new Event('selectionchange'));
  });
}

test('[TXE-1] seven texts are offered, each with the part of the page it stands in', async () => {
  fakeServer(ANSWERS);
  await showScreen(LandingEditorScreen);
  expect(await screen.findAllByRole('tab')).toHaveLength(7);
  const preview = screen.getByRole('region', { name: 'Podgląd: Wstęp' });
  await waitFor(() => expect(preview.textContent).toContain('Poprowadź firmę transportową'));
});

test('[TXE-1] a format changes text and preview; the changed text alone is sent, and what the server keeps is shown', async () => {
  let kept = items;
  const asked = fakeServer({
    'GET content/get/': () => ({ payload: kept }),
    [SAVE]: ({ body }) => {
      const [changed]: readonly { id: string; value: string }[] = JSON.parse(body['elements'] ?? '');
      kept = items.map((item) => (item.id === changed?.id ? { ...item, value: '<p>Oczyszczone.</p>' } : item));
      return { payload: kept };
    },
  });
  const text = await showPolicy();
  chooseAll(text);
  await userEvent.click(screen.getByRole('button', { name: 'Lista' }));
  const preview = screen.getByRole('region', { name: 'Podgląd: Polityka prywatności' });
  expect(preview.querySelector('li')?.textContent).toBe('Dane są bezpieczne.');
  expect(screen.getByText(/1\szmiana niezapisana/u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Treść: Polityka prywatności' }).textContent).toBe('Oczyszczone.'),
  );
  expect(JSON.parse(asked.find(({ call }) => call === SAVE)?.body['elements'] ?? '')).toEqual([
    { id: 'policy', value: expect.stringContaining('<ul><li><p>Dane są bezpieczne.</p></li></ul>'), version: 0 },
  ]);
  expect(screen.queryByRole('button', { name: 'Zapisz zmiany' })).toBeNull();
});

test('[TXE-3] why the server does not keep a text stands above it until it is changed', async () => {
  const words = 'Ten tekst zawiera znaki, których nie da się zapisać.';
  fakeServer({ ...ANSWERS, [SAVE]: { status: 422, payload: { elements: [words] } } });
  const text = await showPolicy();
  chooseAll(text);
  await userEvent.click(screen.getByRole('button', { name: 'Lista' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(await screen.findByText(words)).toBeDefined();
  chooseAll(text);
  await userEvent.click(screen.getByRole('button', { name: 'Lista' }));
  expect(screen.queryByText(words)).toBeNull();
});

test('[TXE-3] a text that is too long says so, by its name', async () => {
  fakeServer({ 'GET content/get/': { payload: items.map((item) => ({ ...item, value: 'x'.repeat(LIMITS.html) })) } });
  const text = await showPolicy();
  chooseAll(text);
  await userEvent.click(screen.getByRole('button', { name: 'Lista' }));
  expect(screen.getByText(/^Polityka prywatności: Tu mieści się najwyżej/u)).toBeDefined();
});

test('[TXE-2] a change is undone and redone; discarding brings the kept text', async () => {
  fakeServer(ANSWERS);
  const text = await showPolicy();
  chooseAll(text);
  await userEvent.click(screen.getByRole('button', { name: 'Nagłówek' }));
  expect(within(text).getByRole('heading', { level: 2 })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
  expect(text.querySelector('h2')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ponów' }));
  expect(text.querySelector('h2')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }));
  const fresh = await screen.findByRole('textbox', { name: 'Treść: Polityka prywatności' });
  expect(fresh.innerHTML).toBe('<p>Dane są bezpieczne.</p>');
});

test('[TXE-4] a picture of the library is put into a text with its words, and seen in the preview', async () => {
  const picture = {
    name: 'a.webp',
    url: '/pictures/a.webp',
    alt: 'Plac manewrowy.',
    isOwn: true,
    uses: [],
    landing: [],
    landingBefore: [],
    games: 0,
  };
  fakeServer({ ...ANSWERS, 'GET game/list-event-images/': { payload: [picture] } });
  const text = await showPolicy();
  await userEvent.click(screen.getByRole('button', { name: 'Obraz' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Plac manewrowy.' }));
  expect(within(text).getByRole('img', { name: 'Plac manewrowy.' }).getAttribute('src')).toBe('/pictures/a.webp');
  const preview = screen.getByRole('region', { name: 'Podgląd: Polityka prywatności' });
  expect(preview.querySelector('img')?.getAttribute('alt')).toBe('Plac manewrowy.');
});

test('[TXE-4] a picture of another host does not reach the editor', async () => {
  const foreign = items.map((item) => ({ ...item, value: '<p>Raz</p><img src="https://obcy.pl/x.png" alt="x">' }));
  fakeServer({ 'GET content/get/': { payload: foreign } });
  const text = await showPolicy();
  expect(within(text).queryByRole('img')).toBeNull();
});

test('[TXE-4] script in a text never reaches editor or preview', async () => {
  const hostile = items.map((item) =>
    item.id === 'policy' ? { ...item, value: '<p>Raz<img src=x onerror=alert(1)></p><script>alert(2)</script>' } : item,
  );
  fakeServer({ 'GET content/get/': { payload: hostile } });
  const text = await showPolicy();
  expect(text.querySelector('script, [onerror]')).toBeNull();
});

test('[TXE-4] a table stays one, in the editor and in what is sent, and goes with one press', async () => {
  const table = '<p>Raz</p><table><thead><tr><th>Trasa</th></tr></thead><tbody><tr><td>Lyon</td></tr></tbody></table>';
  fakeServer({ 'GET content/get/': { payload: items.map((item) => ({ ...item, value: table })) } });
  const text = await showPolicy();
  const cells = () => [...text.querySelectorAll('tr > th, tr > td')].map((cell) => cell.textContent);
  expect(cells()).toEqual(['Trasa', 'Lyon']);
  expect(screen.queryByRole('button', { name: 'Usuń tabelę' })).toBeNull();
  chooseAll(text, within(text).getByText('Lyon'));
  await userEvent.click(await screen.findByRole('button', { name: 'Pogrubienie' }));
  const preview = screen.getByRole('region', { name: 'Podgląd: Polityka prywatności' });
  expect(preview.querySelector('td strong')?.textContent).toBe('Lyon');
  await userEvent.click(screen.getByRole('button', { name: 'Usuń tabelę' }));
  expect(cells()).toEqual([]);
  expect(within(text).getByText('Raz')).toBeDefined();
});

test('[TXE-5] the editor names the blanks of the policy until they are filled', async () => {
  const policyIs = (value: string) => ({
    'GET content/get/': { payload: items.map((item) => (item.id === 'policy' ? { ...item, value } : item)) },
  });
  fakeServer(policyIs('<p>Administrator: [… nazwa szkoły], [… adres].</p>'));
  await showPolicy();
  expect(screen.getByText(/czeka na 2\swpisy/u)).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['[… nazwa szkoły]', '[… adres]']);
  cleanup();
  fakeServer(policyIs('<p>Administrator: Technikum nr 3.</p>'));
  await showPolicy();
  expect(screen.queryByText(/czeka na/u)).toBeNull();
});

test('[TXE-6] [LND-12] the notice of the European Social Fund comes with one press, with the emblem, and is gone when it is discarded', async () => {
  fakeServer(ANSWERS);
  await showScreen(LandingEditorScreen);
  await userEvent.click(await screen.findByRole('tab', { name: 'Stopka: środki UE' }));
  const preview = await screen.findByRole('region', { name: 'Podgląd: Stopka: środki UE' });
  await within(preview).findByText('Zespół gry Fracht');
  expect(within(preview).queryByRole('img', { hidden: true })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Wstaw informację/u }));
  const text = screen.getByRole('textbox', { name: 'Treść: Stopka: środki UE' });
  expect(text.textContent).toContain('Europejskiego Funduszu Społecznego');
  expect(preview.querySelector('[aria-label="Flaga Unii Europejskiej"]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }));
  expect(preview.querySelector('[aria-label="Flaga Unii Europejskiej"]')).toBeNull();
});

test('is accessible', async () => {
  fakeServer(ANSWERS);
  await showPolicy();
  expect(await axeFindings()).toEqual([]);
});
