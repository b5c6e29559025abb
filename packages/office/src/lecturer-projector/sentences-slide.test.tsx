import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ClassSentences } from '@fracht/protocol';
import { turnSingleKeys } from '@fracht/kit/session/single-keys.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { aClassDebriefAnswer, aFinishedGame } from '@fracht/testing/screens/class-debrief.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { ProjectorScreen } from './projector-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  turnSingleKeys(true);
});

const SAID: ClassSentences = {
  written: 21,
  students: 24,
  alike: [
    { text: 'przed wyjazdem policzę, czy zdąży', count: 8 },
    { text: 'sprawdzę marżę', count: 5 },
  ],
  agreed: ['Liczymy marżę.', '', ''],
  isOfGroup: true,
};
const REFUSED = { status: 422, payload: { text: ['Za długie.'] }, message: { type: 'danger', text: 'Popraw pola.' } };
const SYSTEM = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
const SAVE = 'POST game/sentences/agree/';

/** The last slide with a server that has these sentences and stores what is agreed, or refuses it. */
async function show(first: Partial<ClassSentences> = {}, refuses = false) {
  let said = { ...SAID, ...first };
  vi.stubGlobal('matchMedia', () => SYSTEM);
  const asked = fakeServer({
    'GET game/get-list/': { payload: [aFinishedGame()] },
    'GET game/class-debrief/game-1': { payload: aClassDebriefAnswer() },
    'GET game/notes/get-list/': { payload: [] },
    'GET game/sentences/class/game-1': () => ({ payload: said }),
    [SAVE]({ body }) {
      if (refuses) return REFUSED;
      const agreed = said.agreed.map((text, index) =>
        String(index + 1) === body['number'] ? (body['text'] ?? '') : text,
      );
      said = { ...said, agreed };
      return { payload: said };
    },
  });
  const router = await showScreen(
    ProjectorScreen,
    '/panel/lecturer/games/$id/projector',
    '/panel/lecturer/games/game-1/projector?slajd=koniec',
  );
  await screen.findByRole('heading', { level: 2, name: 'Umawiamy się na następną grę' });
  return { asked: () => asked.filter(({ call }) => call === SAVE).map(({ body }) => body), router };
}
const plain = (node: Element | null): string => (node?.textContent ?? '').replaceAll('\u00a0', ' ');
const lines = () => screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').map(plain));
const field = () => screen.findByRole('textbox', { name: /^Zdanie klasy/u });

test('[PRJ-7] the slides of a game that a student played alone have none of sentences, and ask for none', async () => {
  vi.stubGlobal('matchMedia', () => SYSTEM);
  const asked = fakeServer({
    'GET game/get-list/': { payload: [aFinishedGame({ id: 'game-2' })] },
    'GET game/class-debrief/game-1': { payload: aClassDebriefAnswer() },
    'GET game/notes/get-list/': { payload: [] },
  });
  await showScreen(
    ProjectorScreen,
    '/panel/lecturer/games/$id/projector',
    '/panel/lecturer/games/game-1/projector?slajd=6',
  );
  expect(await screen.findByRole('img', { name: /^Slajd 6 z\s6$/u })).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: /^Slajd 6 z\s6$/u })).toBeTruthy();
  expect(asked.filter(({ call }) => call.includes('sentences'))).toEqual([]);
});

test('[PRJ-7] a server that has not answered for a while is told of, until it answers again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show();
  const overdue = /^Brak połączenia z\sserwerem/u;
  const answer = fetch;
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.queryByText(overdue)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(screen.getByText(overdue)).toBeTruthy();
  expect(lines()[0]).toHaveLength(2);
  vi.stubGlobal('fetch', answer);
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(screen.queryByText(overdue)).toBeNull();
  vi.useRealTimers();
});

test('[PRJ-7] the last slide has the sentences of the class, alike ones counted, beside what it agrees on, and no names', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Co zrobimy inaczej' })).toBeTruthy();
  expect(lines()[0]).toEqual(['zakryte8 z 21', 'zakryte5 z 21']);
  await userEvent.keyboard(' ');
  expect(plain(screen.getByText(/napisało zdanie$/u))).toBe('LOG-2A, rozgrywka nr 3 · 21 z 24 osób napisało zdanie');
  expect(lines()).toEqual([
    ['„przed wyjazdem policzę, czy zdąży”8 z 21', '„sprawdzę marżę”5 z 21'],
    ['1Liczymy marżę.', '2Drugie zdanie wpisuje klasa: naciśnij 2', '3Trzecie zdanie wpisuje klasa: naciśnij 3'],
  ]);
  expect(screen.getByText('Zdania pokażemy na początku następnej gry tej grupy.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /nazwiska/u })).toBeNull();
  expect(await axeFindings()).toEqual([]);
  cleanup();
  await show({ written: 0, alike: [], isOfGroup: false });
  expect(screen.getByText(/^Nikt jeszcze nie napisał zdania/u)).toBeTruthy();
  expect(screen.getByText(/^Gracze byli losowani/u)).toBeTruthy();
});

test('[PRJ-7] a press hides a sentence that the class had better not see, and shows it again', async () => {
  await show();
  await userEvent.keyboard(' ');
  const first = screen.getByRole('button', { name: /^„przed wyjazdem/u });
  await userEvent.click(first);
  expect(lines()[0]).toEqual(['zdanie schowane8 z 21', '„sprawdzę marżę”5 z 21']);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'zdanie schowane' }));
  expect(lines()[0]?.[0]).toBe('„przed wyjazdem policzę, czy zdąży”8 z 21');
});

test('[PRJ-8] a number opens the line of the class, Enter keeps it, an empty field takes it away, and the focus stays on the line', async () => {
  const { asked, router } = await show();
  await userEvent.keyboard('2');
  expect(await field()).toBe(document.activeElement);
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('Parking wcześniej, o 1. godzinę n m{Enter}');
  const kept = await screen.findByRole('button', { name: 'Zmień zdanie 2: Parking wcześniej, o 1. godzinę n m' });
  await waitFor(() => expect(document.activeElement).toBe(kept));
  await userEvent.keyboard('1');
  await userEvent.clear(await field());
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Pierwsze zdanie wpisuje klasa: naciśnij 1');
  expect(asked()).toEqual([
    { game: 'game-1', number: '2', text: 'Parking wcześniej, o 1. godzinę n m', base: '{"text":""}' },
    { game: 'game-1', number: '1', text: '', base: '{"text":"Liczymy marżę."}' },
  ]);
  expect(router.state.location.pathname).toBe('/panel/lecturer/games/game-1/projector');
});

test('[PRJ-8] Escape leaves the field alone, a press elsewhere keeps what was typed', async () => {
  const { asked, router } = await show();
  await userEvent.keyboard('1');
  await userEvent.type(await field(), ' I parking.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Trzecie zdanie/u }));
  await userEvent.type(await field(), 'Pytamy o cenę.');
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(await screen.findByRole('button', { name: 'Zmień zdanie 3: Pytamy o cenę.' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/panel/lecturer/games/game-1/debrief'));
});

test('[PRJ-8] what could not be kept stays in the field, with the reason', async () => {
  await show({}, true);
  await userEvent.keyboard('3');
  await userEvent.type(await field(), 'Pytamy o cenę.{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Za długie.');
  expect(screen.getByDisplayValue('Pytamy o cenę.')).toBe(document.activeElement);
  expect(await axeFindings()).toEqual([]);
});

test('[PRJ-8] [HLP-7] where single keys are turned off a number opens nothing; a press still does', async () => {
  await show();
  turnSingleKeys(false);
  await userEvent.keyboard('1');
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zmień zdanie 1: Liczymy marżę.' }));
  expect(await field()).toBeTruthy();
});
