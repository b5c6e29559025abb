import { globSync, readFileSync } from 'node:fs';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClassDebrief } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { aClassDebrief, aClassDebriefAnswer, aFinishedGame } from '@fracht/testing/screens/class-debrief.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { stubResizeObserver } from '@fracht/testing/screens/resize-observer.ts';
import { HelpWindow } from '@fracht/kit/help/help-window.tsx';
import { useHelp } from '@fracht/kit/help/use-help.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { projectorWishes } from '../lecturer-debrief/projector-wishes.ts';
import { ProjectorScreen } from './projector-screen.tsx';

/** The projector inside the frame that shows help on every page. */
function WithHelp() {
  const { asked, close } = useHelp();
  return (
    <>
      <ProjectorScreen />
      {asked === null ? null : (
        <HelpWindow route="panel-lecturer-projector" title="Rzutnik" part={asked.part} onClose={close} />
      )}
    </>
  );
}

beforeEach(stubResizeObserver);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  projectorWishes.setState(projectorWishes.getInitialState(), true);
});

const SYSTEM = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
const PATH = '/panel/lecturer/games/$id/projector';

const show = async (slide: string, Screen = ProjectorScreen, more: Partial<ClassDebrief> = {}) => {
  vi.stubGlobal('matchMedia', () => SYSTEM);
  fakeServer({
    'GET game/get-list/': { payload: [aFinishedGame(), aFinishedGame({ id: 'game-2', groupName: 'TSL-3A' })] },
    'GET game/class-debrief/game-2': { payload: aClassDebriefAnswer({ dearest: [] }) },
    'GET game/class-debrief/game-1': { payload: aClassDebriefAnswer(more) },
    'GET game/notes/get-list/': { payload: [{ id: 'n1', at: 13_200, round: 1, text: 'Nikt nie bierze Göteborga.' }] },
  });
  const router = await showScreen(Screen, PATH, `/panel/lecturer/games/game-1/projector?slajd=${slide}`);
  await screen.findByRole('group', { name: 'Klawisze rzutnika' });
  return router;
};
const plain = (node: Element | null): string => (node?.textContent ?? '').replaceAll('\u00a0', ' ');

/** The text of an element without what only reserves room. */
function seen(element: Element): string {
  const copy = document.createElement('div');
  copy.append(element.cloneNode(true));
  for (const place of copy.querySelectorAll('[aria-hidden="true"]')) place.remove();
  return plain(copy);
}

/** Which choices break which rule, in the band under a slide. */
const laws = () => screen.getAllByText(/^\S.* łami[eą] prawo: /u).map(({ parentElement }) => plain(parentElement));

test('[PRJ-1] the projector is light whatever the theme, and gives the theme back', async () => {
  localStorage.setItem('theme', 'dark');
  await show('1');
  expect(document.documentElement.dataset['theme']).toBe('light');
  cleanup();
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('[PRJ-1] no type on the projector is smaller than 22 of the 1920 points of its width', () => {
  const sheets = globSync('**/*.module.css', { cwd: import.meta.dirname }).map((name) =>
    readFileSync(`${import.meta.dirname}/${name}`, 'utf8'),
  );
  const sizes = sheets.flatMap((sheet) => [...sheet.matchAll(/font(?:-size)?:\s*([^;]+);/gu)].map(([, size]) => size));
  expect(sizes.length).toBeGreaterThan(20);
  for (const size of sizes)
    expect(Number(/^calc\((\d+) \* var\(--u\)\)$/u.exec(size ?? '')?.[1])).toBeGreaterThanOrEqual(22);
});

test('[PRJ-2] a decision first asks the class; uncovered it tells what each answer was to cost, what breaks the law, and why, in the same places', async () => {
  await show('3');
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe(
    'Pojazd jest sprawny, ale ma rozbitą lampę. Jest dzień. Co wybraliście?',
  );
  const rows = () =>
    within(screen.getByRole('region', { name: 'Rozbita lampa po kolizji' }))
      .getAllByRole('listitem')
      .map(seen);
  expect(rows()).toEqual([
    'AJechać do celu3 z 10Wynik zakryty',
    'BSerwis po drodze, potem dalej4 z 10Wynik zakryty',
    'CPrzeładunek na inny samochód3 z 10Wynik zakryty',
  ]);
  expect(screen.getByText('Najpierw pytanie do klasy: dlaczego tak?')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard(' ');
  expect(screen.getByText(/^Z\splanu wobec najlepszej$/u)).toBeTruthy();
  expect(rows()).toEqual([
    'AJechać do celuŁamie prawo3 z 10nie liczy się',
    'BSerwis po drodze, potem dalejNajlepsza4 z 100 zł0 pkt',
    'CPrzeładunek na inny samochód3 z 10−720 zł−20 pktu części bez dostawy do końca gry',
  ]);
  expect(laws()).toEqual([
    'A łamie prawo: Jazda bez świateł.ustawa Prawo o ruchu drogowym, art. 66, sprawdzono 28.11.2026',
  ]);
  const why = screen.getByText(/Gdyby wszyscy wybrali/u);
  expect(plain(why.previousElementSibling) + plain(why)).toBe(
    'DlaczegoBez światła w nocy nie wolno jechać. Gdyby wszyscy wybrali B, grupa miałaby z planu o 2 760 zł więcej, razem z punktami (1 pkt = 10 zł). Wyborów wbrew przepisom w tej sumie nie ma.',
  );
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard(' ');
  expect(screen.getByText('Najpierw pytanie do klasy: dlaczego tak?')).toBeTruthy();
});

test('[PRJ-2] [PRJ-3] arrows and page keys go on and back, each slide begins covered; M opens the moment on the map, Escape leaves', async () => {
  const router = await show('1');
  const slide = () =>
    screen
      .getByRole('img', { name: /^Slajd/u })
      .getAttribute('aria-label')
      ?.replaceAll('\u00a0', ' ');
  expect(slide()).toBe('Slajd 1 z 7');
  await userEvent.keyboard('{ArrowLeft}');
  expect(slide()).toBe('Slajd 1 z 7');
  await userEvent.keyboard('{PageDown}');
  await waitFor(() => expect(slide()).toBe('Slajd 2 z 7'));
  expect(screen.getByText(/^Decyzja 1\sz\s2$/u)).toBeTruthy();
  await userEvent.keyboard(' ');
  expect(screen.getByText('Najlepsza')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(slide()).toBe('Slajd 3 z 7'));
  expect(screen.queryByText('Najlepsza')).toBeNull();
  await userEvent.keyboard('m');
  await waitFor(() => expect(router.state.location.href).toBe('/replay/game-1?t=82800&from=slide.3'));
  cleanup();
  const other = await show('6');
  expect(screen.getByRole('heading', { level: 1, name: 'Co dalej' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Następnym razem' })).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Co dalej' }))
      .getAllByRole('listitem')
      .map(plain),
  ).toEqual([
    'Odpoczynek kierowcy, samochód ATPParking strzeżonystrata z planu 5 400 zł',
    'Rozbita lampa po kolizjiSerwis po drodze, potem dalejstrata z planu 2 760 zł',
  ]);
  expect(screen.queryByRole('button', { name: /na mapie/u })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(other.state.location.pathname).toBe('/panel/lecturer/games/game-1/debrief'));
});

test('[PRJ-2] [CLD-3] a slide of what was against the law says so above it; what comes next names the law', async () => {
  const [rest, lamp] = aClassDebrief().dearest;
  const options =
    lamp?.options.map((one) => (one.breaks === null ? one : { ...one, undelivered: 'ALL' as const })) ?? [];
  const lawful = {
    unlawful: lamp === undefined ? [] : [{ ...lamp, options }],
    dearest: rest === undefined ? [] : [rest],
  };
  await show('2', ProjectorScreen, lawful);
  expect(screen.getByText(/^Wbrew przepisom, decyzja 1\sz\s2$/u)).toBeTruthy();
  await userEvent.keyboard(' ');
  expect(plain(screen.getByText('Jechać do celu').closest('li'))).toContain('nie liczy siębez dostawy do końca gry');
  cleanup();
  await show('6', ProjectorScreen, lawful);
  const next = within(screen.getByRole('region', { name: 'Co dalej' }));
  expect(next.getAllByRole('heading', { level: 2 }).map(plain)).toEqual([
    'Następnym razem zgodnie z przepisami',
    'Następnym razem',
  ]);
  expect(next.getAllByRole('listitem').map(plain)).toEqual([
    'Rozbita lampa po kolizjiSerwis po drodze, potem dalejJazda bez świateł: ustawa Prawo o ruchu drogowym, art. 66, sprawdzono 28.11.2026.wbrew przepisom 3 z 10, strata z planu 2 760 zł',
    'Odpoczynek kierowcy, samochód ATPParking strzeżonystrata z planu 5 400 zł',
  ]);
  expect(next.getByText(/inne wspólne decyzje, razem −700\szł\.$/u)).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('[PRJ-2] of a class that lost money the slide of the best known plan says how much, in zł', async () => {
  const { best } = aClassDebrief();
  await show('plan', ProjectorScreen, { best: best === null ? null : { ...best, gained: -37_394 } });
  await userEvent.keyboard(' ');
  expect(plain(screen.getByText(/^Grupa straciła/u))).toContain(
    'Grupa straciła 37 394 zł, a najlepszy znany plan zarobiłby 191 900 zł przy',
  );
});

test('[PRJ-3] every key is a button, and a space on a focused button presses that button alone', async () => {
  await show('2');
  const keys = within(screen.getByRole('group', { name: 'Klawisze rzutnika' }));
  await userEvent.click(keys.getByRole('button', { name: 'odsłoń lub zakryj' }));
  expect(screen.getByText('Najlepsza')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  keys.getByRole('button', { name: 'nazwiska' }).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByText('Najlepsza')).toBeTruthy();
  expect(projectorWishes.getState().hasNames).toBe(true);
  await userEvent.click(keys.getByRole('button', { name: 'następny slajd' }));
  await screen.findByText(/^Decyzja 2/u);
  await userEvent.click(keys.getByRole('button', { name: 'poprzedni slajd' }));
  await screen.findByText(/^Decyzja 1/u);
});

test('[PRJ-4] names are off until they are asked for, and the head says which', async () => {
  await show('2');
  expect(screen.getByText(/10\sosób, bez nazwisk$/u)).toBeTruthy();
  expect(screen.queryByText(/Osoba/u)).toBeNull();
  await userEvent.keyboard('n');
  expect(screen.getByText('Osoba 3, Osoba 4, Osoba 5')).toBeTruthy();
  expect(screen.getByText(/10\sosób, z\snazwiskami$/u)).toBeTruthy();
  await userEvent.keyboard('N');
  expect(screen.queryByText(/Osoba/u)).toBeNull();
});

test('[PRJ-2] [CDB-15] the best moment and the best known plan begin with a question too', async () => {
  await show('4');
  await userEvent.keyboard(' ');
  expect(plain(screen.getByText(/^Większość wybrała A/u))).toContain(
    'Większość wybrała A: wobec B to z planu o 8 140 zł więcej, razem z punktami (1 pkt = 10 zł). Serwis z umowy wie, dokąd i z czym jechać.',
  );
  expect(laws()).toEqual([
    'C i D łamią prawo: Jazda na uszkodzonej oponie.ustawa Prawo o ruchu drogowym, art. 66, sprawdzono 28.11.2026',
  ]);
  cleanup();
  await show('plan');
  expect(screen.queryByText('najlepszy')).toBeNull();
  expect(screen.getByText(/^Ile można było zarobić/u)).toBeTruthy();
  await userEvent.keyboard(' ');
  expect(screen.getByText('najlepszy')).toBeTruthy();
  expect(screen.getByText(/^66\s% możliwego zysku$/u)).toBeTruthy();
  expect(screen.getByText(/przy tych samych zleceniach\. Ten plan znał od początku/u)).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('[PRJ-5] a note that was put up is a bookmark on the curve, its words stand there once it is uncovered; any other stays away', async () => {
  projectorWishes.setState({ notes: ['n1'] });
  await show('1');
  expect(await screen.findByText(/^1\szakładka z\sgry$/u)).toBeTruthy();
  expect(screen.queryByText(/Göteborga/u)).toBeNull();
  await userEvent.keyboard(' ');
  expect(plain(screen.getByText(/Göteborga/u).parentElement)).toBe('runda 1, 15:40 Nikt nie bierze Göteborga.');
  expect(await axeFindings()).toEqual([]);
  cleanup();
  projectorWishes.setState({ notes: [] });
  await show('1');
  await userEvent.keyboard(' ');
  expect(screen.queryByText(/Göteborga/u)).toBeNull();
});

test('[CDB-6] a game beside has a slide of its own, and its line on the curve', async () => {
  const router = await show('6&obok=game-2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dwie rozgrywki obok siebie' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(plain)).toEqual([
    'LOG-2A, rozgrywka nr 3',
    'TSL-3A, rozgrywka nr 3',
  ]);
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.href).toBe('/panel/lecturer/games/game-1/debrief?obok=game-2'));
});

const showWaiting = (...answers: readonly { readonly status?: number; readonly payload: unknown }[]) => {
  const waiting = [...answers];
  vi.stubGlobal('matchMedia', () => SYSTEM);
  fakeServer({
    'GET game/get-list/': { payload: [aFinishedGame(), aFinishedGame({ id: 'game-2' })] },
    'GET game/notes/get-list/': { payload: [] },
    'GET game/class-debrief/game-2': { payload: aClassDebriefAnswer() },
    'GET game/class-debrief/game-1': () =>
      (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? { status: 500, payload: null },
  });
  return showScreen(ProjectorScreen, PATH, '/panel/lecturer/games/game-1/projector?obok=game-2');
};

test('[PRJ-6] while the debrief is worked out it says how far, and Escape and a link lead back to its page', async () => {
  const router = await showWaiting({ payload: { state: 'WORKING', share: 0.42 } });
  expect(plain(await screen.findByText(/^Policzono/u))).toBe('Policzono 42 %');
  const back = '/panel/lecturer/games/game-1/debrief?obok=game-2';
  expect(screen.getByRole('link', { name: 'Wróć do omówienia' }).getAttribute('href')).toBe(back);
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.href).toBe(back));
});

test.each([
  ['failed', { payload: { state: 'FAILED' } }],
  ['could not be loaded', { status: 500, payload: null }],
])('[PRJ-6] a debrief that %s is asked for again from the projector', async (_, first) => {
  await showWaiting(first, { payload: aClassDebriefAnswer() });
  await userEvent.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('group', { name: 'Klawisze rzutnika' })).toBeTruthy();
});

test('[HLP-1] [HLP-5] ? and a button explain the projector over its slide, which stays covered, and Escape closes that alone', async () => {
  const router = await show('2', WithHelp);
  const help = () => screen.findByRole('dialog', { name: 'Pomoc' });
  await userEvent.keyboard('?');
  expect(within(await help()).getByRole('region', { name: 'Rzutnik' }).textContent).toContain('Spacja odkrywa');
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: /^pomoc/u });
  await userEvent.click(button);
  expect(within(await help()).getByRole('region', { name: 'Rzutnik' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Najlepsza')).toBeNull();
  expect(router.state.location.pathname).toBe('/panel/lecturer/games/game-1/projector');
  expect(screen.getByText(/^Decyzja 1\sz\s2$/u)).toBeTruthy();
});

test('[HLP-5] a button opens help while the slides are worked out', async () => {
  vi.stubGlobal('matchMedia', () => SYSTEM);
  fakeServer({ 'GET game/class-debrief/game-1': { payload: { state: 'WORKING', share: 0.5 } } });
  await showScreen(WithHelp, PATH, '/panel/lecturer/games/game-1/projector');
  await userEvent.click(await screen.findByRole('button', { name: 'Pomoc do tego ekranu' }));
  const help = await screen.findByRole('dialog', { name: 'Pomoc' });
  expect(within(help).getByRole('region', { name: 'Rzutnik' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
});
