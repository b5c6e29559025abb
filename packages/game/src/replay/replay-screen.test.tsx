import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHIPPED_LIBRARY } from '@fracht/content';
import { setUser } from '@fracht/kit/session/session-store.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { aReplayOf } from '@fracht/testing/game/played-replay.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameStore } from '../store/game-store.ts';
import { HappeningList } from './happening-list.tsx';
import { listed, openReplay } from './playback.ts';
import { stubResizeObserver } from '@fracht/testing/screens/resize-observer.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { replayOf } from './replay.ts';
import { replayStore } from './replay-store.ts';

const GAME = aPlayedGame(4, 'powtórka', SHIPPED_LIBRARY);
const PATH = '/replay/$id/{-$screen}/{-$orderId}';
const CALL = 'GET game/replay/game-1';
const NOTES = 'GET game/notes/get-list/';

beforeEach(stubResizeObserver);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function logIn(id: string, type: 'STUDENT' | 'TEACHER'): void {
  setUser({ id, email: 'z@szkola.test', first_name: 'Zofia', last_name: 'Łęcka', type });
}

/** The screen of cars: a map needs a real browser. */
async function show(address = '/replay/game-1/cars') {
  const router = await showScreen(ReplayScreen, PATH, address);
  await screen.findByRole('slider', { name: 'Chwila powtórki' });
  return router;
}

const playhead = () => screen.getByRole('slider', { name: 'Chwila powtórki' });

test('[RPL-10] a student reads the own happenings, and each leads to its moment', async () => {
  const replay = replayOf(aReplayOf(GAME, { player: 's1', type: 'STUDENT' }));
  const close = openReplay(replay, { player: 's1', type: 'STUDENT' }, 0);
  render(<HappeningList happenings={listed()} />);
  const list = screen.getByRole('complementary', { name: 'Zdarzenia' });
  expect(within(list).getByText(/^Moje · \d+\szdarze/u)).toBeTruthy();
  const [delivery] = within(list).getAllByRole('button', { name: /rozładunek zakończony.*\+.*zł/u });
  if (delivery === undefined) throw new Error('no delivery');
  await userEvent.click(delivery);
  expect(delivery.getAttribute('aria-current')).toBe('time');
  expect(gameStore.getState().game?.now).toBe(replayStore.getState().at);
  expect(replayStore.getState().at).toBe(listed().find(({ what }) => what === 'ORDER_DELIVERED')?.at);
  expect(await axeFindings()).toEqual([]);
  cleanup();
  close();
});

test('[RPL-9] [RPL-10] buttons choose whose happenings are marked and how fast it plays; the playhead says its moment', async () => {
  logIn('s1', 'STUDENT');
  fakeServer({ [CALL]: { payload: aReplayOf(GAME, { player: 's1', type: 'STUDENT' }) } });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Klasa' }));
  await userEvent.click(screen.getByRole('button', { name: '30×' }));
  await userEvent.click(screen.getByRole('button', { name: 'Następne zdarzenie' }));
  expect(replayStore.getState()).toMatchObject({ scope: { of: 'CLASS' }, tempo: 30 });
  expect(replayStore.getState().at).toBeGreaterThan(0);
  expect(playhead().getAttribute('aria-valuetext')).toMatch(/^\d+:\d\d, dzień [123], runda [1-4]$/u);
  expect(await axeFindings()).toEqual([]);
});

test('[RPL-12] a teacher sees the whole class and the way back; no button starts, ends or pauses anything', async () => {
  logIn('teacher', 'TEACHER');
  fakeServer({ [CALL]: { payload: aReplayOf(GAME, { player: 'teacher', type: 'TEACHER' }) } });
  await show();
  expect(screen.getByText('Powtórka, tylko do odczytu')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wróć do podsumowania' }).getAttribute('href')).toBe('/game/game-1/summary');
  expect(screen.queryByRole('button', { name: /Pauza|Zakończ|Następna runda/u })).toBeNull();
  const names = within(screen.getByRole('navigation', { name: 'Ekrany powtórki' })).getAllByRole('link');
  expect(names.map((link) => link.getAttribute('href'))).toEqual([
    '/replay/game-1',
    '/replay/game-1/orders',
    '/replay/game-1/shipments',
    '/replay/game-1/cars',
  ]);
});

test('[RPL-11] an address with a moment opens there, and the address follows the moment', async () => {
  logIn('s1', 'STUDENT');
  fakeServer({ [CALL]: { payload: aReplayOf(GAME, { player: 's1', type: 'STUDENT' }) } });
  const router = await show('/replay/game-1/cars?t=40000');
  expect(playhead().getAttribute('aria-valuenow')).toBe('40000');
  await userEvent.keyboard('3');
  await waitFor(() => expect(router.state.location.href).toBe('/replay/game-1/cars?t=72000'));
});

test.each([
  ['a stop of a debrief', 'from=stop.2', 's1', 'Wróć do omówienia', '/game/game-1/summary?stop=2'],
  ['the debrief of a class', 'from=class', 'teacher', 'Wróć do omówienia', '/panel/lecturer/games/game-1/debrief'],
  [
    'the debrief of an assignment',
    'from=homework.zadanie1',
    'teacher',
    'Wróć do omówienia',
    '/panel/lecturer/games/homework/zadanie1?widok=omowienie',
  ],
  [
    'a decision in the debrief of an assignment',
    'from=homework.zadanie1.point.2.3',
    'teacher',
    'Wróć do omówienia',
    '/panel/lecturer/games/homework/zadanie1?widok=omowienie&place=point.2.3',
  ],
  [
    'a decision in the debrief of a class, another game beside',
    'from=class.point.2.3&obok=g0',
    'teacher',
    'Wróć do omówienia',
    '/panel/lecturer/games/game-1/debrief?place=point.2.3&obok=g0',
  ],
  [
    'a slide of the projector',
    'from=slide.3&obok=g0',
    'teacher',
    'Wróć na rzutnik',
    '/panel/lecturer/games/game-1/projector?slajd=3&obok=g0',
  ],
  [
    'the own competences after another game',
    'from=skills.WINDOWS.2&of=g2',
    's1',
    'Wróć do kompetencji',
    '/game/g2/skills?place=WINDOWS.2',
  ],
  [
    'the card of a student, opened by the term of a group',
    'from=skills.all.17&of=g2&player=s1&group=gr1',
    'teacher',
    'Wróć do kompetencji',
    '/game/g2/skills?player=s1&group=gr1&place=all.17',
  ],
  ['the own term', 'from=term.WINDOWS.1', 's1', 'Wróć do semestru', '/panel/student/term?place=WINDOWS.1'],
  ['nowhere that it knows', 'from=elsewhere', 's1', 'Wróć do podsumowania', '/game/game-1/summary'],
] as const)('[RPL-12] opened from %s a replay leads back there, also from another of its screens', async (...row) => {
  const [, from, id, text, back] = row;
  const type = id === 'teacher' ? 'TEACHER' : 'STUDENT';
  logIn(id, type);
  fakeServer({ [CALL]: { payload: aReplayOf(GAME, { player: id, type }) } });
  const router = await show(`/replay/game-1/cars?t=40000&${from}`);
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(back);
  await userEvent.click(screen.getByRole('link', { name: /^Zlecenia klientów/u }));
  const kept = from === 'from=elsewhere' ? '' : `&${from}`;
  await waitFor(() => expect(router.state.location.href).toBe(`/replay/game-1/orders?t=40000${kept}`));
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(back);
});

test('[RPL-12] the way back is in the address of another screen while it plays too', async () => {
  logIn('s1', 'STUDENT');
  fakeServer({ [CALL]: { payload: aReplayOf(GAME, { player: 's1', type: 'STUDENT' }) } });
  const router = await show('/replay/game-1/cars?t=40000&from=stop.2');
  await userEvent.keyboard(' ');
  expect(replayStore.getState().runs).toBe(1);
  await userEvent.click(screen.getByRole('link', { name: /^Zlecenia klientów/u }));
  await waitFor(() => expect(router.state.location.href).toMatch(/^\/replay\/game-1\/orders\?t=\d+&from=stop\.2$/u));
  expect(replayStore.getState().runs).toBe(1);
});

test('[RPL-12] the way back leads to the very place, whose address the replay that is left does not write', async () => {
  logIn('s1', 'STUDENT');
  fakeServer({ [CALL]: { payload: aReplayOf(GAME, { player: 's1', type: 'STUDENT' }) } });
  const router = await show('/replay/game-1/cars?t=40000&from=stop.2');
  await userEvent.click(screen.getByRole('link', { name: 'Wróć do omówienia' }));
  await waitFor(() => expect(screen.queryByRole('slider', { name: 'Chwila powtórki' })).toBeNull());
  expect(router.state.location.href).toBe('/game/game-1/summary?stop=2');
});

test.each([
  ['a student, from the debrief of a class', 'from=class', 's1'],
  ['a student, from a slide', 'from=slide.3', 's1'],
  ['a teacher, from a term of one’s own', 'from=term.WINDOWS.1', 'teacher'],
] as const)('[RPL-12] whose page it is not comes to the end of the game: %s', async (_, from, id) => {
  const type = id === 'teacher' ? 'TEACHER' : 'STUDENT';
  logIn(id, type);
  fakeServer({ [CALL]: { payload: aReplayOf(GAME, { player: id, type }) } });
  await show(`/replay/game-1/cars?t=40000&${from}`);
  expect(screen.getByRole('link', { name: 'Wróć do podsumowania' }).getAttribute('href')).toBe('/game/game-1/summary');
});

test('[RPL-12] a student comes back to the own competences, whoever’s the address names', async () => {
  logIn('s1', 'STUDENT');
  fakeServer({ [CALL]: { payload: aReplayOf(GAME, { player: 's1', type: 'STUDENT' }) } });
  await show('/replay/game-1/cars?t=40000&from=skills.all.1&of=game-1&player=s2&group=gr1');
  const back = screen.getByRole('link', { name: 'Wróć do kompetencji' });
  expect(back.getAttribute('href')).toBe('/game/game-1/skills?place=all.1');
});

test('[RPL-8] a replay that cannot be had says why, and is asked for again', async () => {
  logIn('s1', 'STUDENT');
  const message = { type: 'warning', text: 'Ta rozgrywka jeszcze się nie skończyła.', code: 'GAME_NOT_OVER' };
  const payload = aReplayOf(GAME, { player: 's1', type: 'STUDENT' });
  let asked = 0;
  fakeServer({
    [CALL]: () => {
      asked += 1;
      return asked === 1 ? { status: 409, payload: null, message } : { payload };
    },
  });
  await showScreen(ReplayScreen, PATH, '/replay/game-1/cars');
  expect(await screen.findByText('Ta rozgrywka jeszcze się nie skończyła.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('slider', { name: 'Chwila powtórki' })).toBeTruthy();
});

test("[RPL-14] the teacher's notes are steps among the happenings, and tell their words at their moment", async () => {
  logIn('teacher', 'TEACHER');
  const note = { id: 'n1', at: 50_000, round: 2, text: 'Nikt nie bierze Göteborga.' };
  fakeServer({
    [CALL]: { payload: aReplayOf(GAME, { player: 'teacher', type: 'TEACHER' }) },
    [NOTES]: { payload: [note] },
  });
  await show('/replay/game-1/cars?t=49999');
  await waitFor(() => expect(listed().some(({ what }) => what === 'NOTE')).toBe(true));
  expect(screen.getByText('Notatki')).toBeTruthy();
  expect(screen.queryByText(note.text)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Następne zdarzenie' }));
  expect(replayStore.getState().at).toBe(note.at);
  expect(screen.getByText(note.text)).toBeTruthy();
  await userEvent.keyboard('1');
  expect(screen.queryByText(note.text)).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('[RPL-14] notes that cannot be had are told of, and asked for again; a student asks for none', async () => {
  logIn('teacher', 'TEACHER');
  const payload = aReplayOf(GAME, { player: 'teacher', type: 'TEACHER' });
  let asked = 0;
  fakeServer({
    [CALL]: { payload },
    [NOTES]: () => {
      asked += 1;
      return asked === 1 ? { status: 403, payload: null } : { payload: [] };
    },
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /^Nie udało się wczytać Twoich notatek/u }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /notatek/u })).toBeNull());
  cleanup();
  logIn('s1', 'STUDENT');
  const calls = fakeServer({ [CALL]: { payload: aReplayOf(GAME, { player: 's1', type: 'STUDENT' }) } });
  await show();
  expect(screen.queryByText('Notatki')).toBeNull();
  expect(calls.map(({ call }) => call)).toEqual([CALL]);
});
