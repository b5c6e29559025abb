import { renderToString } from 'react-dom/server';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, GLOSSARY, HELP_PAGES, withSettings } from '@fracht/content';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { singleKeys, turnSingleKeys } from '../session/single-keys.ts';
import { PageHead } from '../panel/page-head.tsx';
import { helpStore } from './ask-for-help.ts';
import { PageHelp } from './page-help.tsx';
import { type GameHelp, HelpWindow } from './help-window.tsx';
import { ScreenHelp } from './screen-help.tsx';
import { TermEntry } from './term-entry.tsx';
import { useHelp } from './use-help.ts';

afterEach(() => {
  cleanup();
  helpStore.setState({ asked: null });
  turnSingleKeys(true);
});

type HostProps = { readonly part?: string; readonly game?: GameHelp };

/** A page with a field, something open on top, and help about a screen of the game. */
function Host({ part, game }: HostProps) {
  const { asked, close } = useHelp();
  return (
    <>
      <PageHead title="Samochody" />
      <input aria-label="Pole" />
      <input type="checkbox" aria-label="Znak" />
      {part === undefined ? null : <div data-help={part} />}
      {asked === null ? null : (
        <HelpWindow
          route="game-cars"
          title="Samochody"
          part={asked.part}
          onClose={close}
          {...(game === undefined ? {} : { game })}
        />
      )}
    </>
  );
}

const dialog = () => screen.findByRole('dialog', { name: 'Pomoc' });

test('[HLP-1] ? opens help but where something is typed; Escape closes it, and the focus returns', async () => {
  render(<Host />);
  await userEvent.type(screen.getByLabelText('Pole'), 'co?');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByLabelText('Znak').focus();
  await userEvent.keyboard('{Control>}?{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('?');
  expect(within(await dialog()).getByRole('region', { name: 'Samochody' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Znak'));
});

test('[HLP-1] help that was asked for before what shows it has come is there when it comes', async () => {
  const page = render(<PageHead title="Samochody" />);
  await userEvent.click(screen.getByRole('button', { name: 'Pomoc do tego ekranu' }));
  page.unmount();
  render(<Host />);
  expect(await dialog()).toBeTruthy();
});

test('[HLP-5] on a page that was sent as it looks the button is off until it can be heard', () => {
  const sent = renderToString(<PageHelp />);
  expect(sent).toMatch(/<button[^>]* disabled/u);
});

test('[HLP-1] so does the button at the head of a page', async () => {
  render(<Host />);
  const button = screen.getByRole('button', { name: 'Pomoc do tego ekranu' });
  await userEvent.click(button);
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Zamknij' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('[HLP-2] what lies on top is explained first, then the screen below', async () => {
  render(<Host part="part-situation" />);
  await userEvent.keyboard('?');
  const titles = within(await dialog()).getAllByRole('region');
  expect(titles.map((region) => region.getAttribute('aria-label'))).toEqual(['Sytuacja', 'Samochody']);
});

test('[HLP-2] each page says what is seen and done there, with three or four words of the glossary', () => {
  expect(Object.keys(HELP_PAGES).length).toBeGreaterThan(40);
  for (const [name, { see, act, terms }] of Object.entries(HELP_PAGES)) {
    for (const line of [...see, ...act]) expect(line, name).toMatch(/[.?:]$/u);
    expect(see.length, name).toBeGreaterThan(0);
    expect(act.length, name).toBeGreaterThan(0);
    expect([3, 4], name).toContain(new Set(terms).size);
    for (const term of terms) expect(GLOSSARY).toHaveProperty(term);
  }
});

test('[HLP-3] a word is found by itself, by other names and by what is said, with or without Polish marks', async () => {
  render(<Host />);
  await userEvent.keyboard('?');
  const box = within(await dialog());
  await userEvent.click(box.getByRole('button', { name: 'Słownik' }));
  const all = box.getAllByRole('term').length;
  expect(all).toBe(Object.keys(GLOSSARY).length);
  expect(all).toBeGreaterThanOrEqual(60);
  const search = box.getByRole('searchbox', { name: 'Szukaj w\u00a0słowniku' });
  for (const [sought, word] of [
    ['kabotaz', 'kabotaż'],
    ['viatoll', 'e-TOLL'],
    ['czterocyfrowy', 'numer UN i\u00a0tablice ADR'],
  ] as const) {
    await userEvent.clear(search);
    await userEvent.type(search, sought);
    expect(box.getByRole('term').textContent).toBe(word);
  }
  expect(box.getByRole('status').textContent).toBe('1\u00a0hasło');
  await userEvent.type(search, 'xyz');
  expect(box.queryByRole('term')).toBeNull();
});

test('[HLP-3] words differ, and what has a rule names where it is written', () => {
  const words = Object.values(GLOSSARY).map(({ word }) => word);
  expect(new Set(words).size).toBe(words.length);
  for (const law of ['drivingTime', 'break', 'dailyRest', 'cabotage', 'cmr', 'adr', 'atp'] as const) {
    expect(GLOSSARY[law].sources, law).not.toEqual([]);
  }
});

test('[HLP-3] the place of a rule leads to its act, and beside it stands the day on which it was looked up', () => {
  const { dailyRest, temperature } = GLOSSARY;
  const { container, rerender } = render(<TermEntry term={dailyRest} settings={DEFAULT_SETTINGS} />);
  expect(container.textContent).toMatch(/Źródło:Rozporządzenie .+, art\.\s4 i\s8\. Sprawdzono 29\.11\.2026\.$/u);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/eur-lex\.europa\.eu\//u);
  rerender(<TermEntry term={temperature} settings={DEFAULT_SETTINGS} />);
  expect(container.textContent).toMatch(/Warunki zlecenia\.$/u);
});

test('[HLP-8] a source that was looked up more than twelve months ago says so, by the day at school', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-11-29T22:30:00Z') });
  const { container, rerender } = render(<TermEntry term={GLOSSARY.dailyRest} settings={DEFAULT_SETTINGS} />);
  expect(container.textContent).not.toContain('ponad rok temu');
  vi.setSystemTime(Date.parse('2027-11-29T23:30:00Z'));
  rerender(<TermEntry term={{ ...GLOSSARY.dailyRest }} settings={DEFAULT_SETTINGS} />);
  expect(container.textContent).toContain('Sprawdzono ponad rok temu, sprawdź, czy nadal obowiązuje.');
  vi.useRealTimers();
});

test('[HLP-2] a page of help that tells a rule says where it stands', () => {
  const page = { see: ['a'], act: ['b'], terms: [], sources: GLOSSARY.dailyRest.sources ?? [] };
  render(<ScreenHelp page={page} title="Ekran" settings={DEFAULT_SETTINGS} />);
  expect(screen.getByRole('heading', { name: 'Skąd jest zasada' })).toBeTruthy();
  expect(screen.getByRole('link').textContent).toMatch(/art\.\s4/u);
});

test('[HLP-4] the game stands beside the law, with its own settings or the defaults, and it is said which', async () => {
  const settings = { ...DEFAULT_SETTINGS, max_eu_courses: 5 };
  const { unmount } = render(<Host game={{ settings, tour: null }} />);
  await userEvent.keyboard('?');
  expect((await dialog()).textContent).toContain('limit kursów za granicę na samochód to 5');
  expect((await dialog()).textContent).toContain('Rozporządzenie (WE) nr\u00a01072/2009, art.\u00a08');
  expect((await dialog()).textContent).toContain('z\u00a0ustawień tej rozgrywki');
  unmount();
  render(<Host />);
  await userEvent.keyboard('?');
  expect((await dialog()).textContent).toContain('limit kursów za granicę na samochód to 3');
  expect((await dialog()).textContent).toContain('ustawienia domyślne');
  for (const { inGame = '' } of Object.values(GLOSSARY)) {
    expect(withSettings(inGame, DEFAULT_SETTINGS)).not.toMatch(/[{}]/u);
  }
});

test('[HLP-7] keys without Ctrl can be turned off in the window, in this browser, and on again', async () => {
  render(<Host />);
  await userEvent.keyboard('?');
  const keys = () => screen.findByRole('switch', { name: /^Skróty jednym klawiszem/u });
  await userEvent.click(await keys());
  expect(localStorage.getItem('keys')).toBe('off');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pomoc do tego ekranu' }));
  await userEvent.click(await keys());
  expect(localStorage.getItem('keys')).toBeNull();
  expect(singleKeys.getState().isOn).toBe(true);
});

test('[HLP-1] help leads to the tour of who plays, and is closed then', async () => {
  const tour = vi.fn<() => void>();
  render(<Host game={{ settings: DEFAULT_SETTINGS, tour }} />);
  await userEvent.keyboard('?');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Pokaż podpowiedzi po kolei' }));
  await waitFor(() => expect(tour).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});
