import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAWN_GROUP_NAME } from '@fracht/content';
import { applyAction, applyHostAction, newGame, type GameState } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aSetup, TEACHER } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { gameStore } from '../store/game-store.ts';
import { uiStore } from '../store/ui-store.ts';
import { PlayersButton } from '../shell/players-button.tsx';
import { LobbyScreen } from './lobby-screen.tsx';

const DAY = '2026-11-21';
const STUDENT = { id: 's1', first_name: 'Zofia', last_name: 'Łęcka', num_games: 0 };

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('no network here'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function aWaitingGame(): GameState {
  const steps = [
    { action: 'RUN' },
    { action: 'CONNECT', user: TEACHER, type: 'TEACHER' },
    { action: 'CONNECT', user: STUDENT, type: 'STUDENT' },
  ] as const;
  return steps.reduce(
    (game: GameState, step) => {
      const result = applyHostAction(game, step, DAY);
      return result.ok ? result.value : game;
    },
    newGame(aSetup('lekcja')),
  );
}

function joined(game: GameState): GameState {
  const result = applyAction(game, { action: 'USER_JOIN' }, { player: 's1', type: 'STUDENT', day: DAY });
  return result.ok ? result.value : game;
}

test('[LOB-1] everybody who has come is listed, and a student waits', async () => {
  playOn(joined(aWaitingGame()), { player: 's1', type: 'STUDENT' });
  const container = await renderScreen(LobbyScreen, '', '');
  expect(screen.getByText('Zofia Łęcka')).toBeTruthy();
  expect(screen.getByText('Prowadzący za chwilę rozpocznie grę. Nie musisz nic robić.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rozpocznij grę' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zobacz podpowiedzi' }));
  expect(uiStore.getState()).toMatchObject({ hint: 0, isHintAsked: true });
  await expectAccessible(container);
});

test('[LOB-9] the lobby of drawn players speaks of no group, that of a group names it', async () => {
  playOn(aWaitingGame(), { player: 's1', type: 'STUDENT' });
  const { wire } = gameStore.getState();
  await renderScreen(LobbyScreen, '', '');
  expect(screen.getByRole('heading', { level: 1, name: 'Gra grupy Logistyka 2A' })).toBeTruthy();
  expect(screen.getByText(/^1\. gra tej grupy/u)).toBeTruthy();
  act(() => gameStore.setState({ wire: wire && { ...wire, randos: true, group: null, groupName: DRAWN_GROUP_NAME } }));
  expect(screen.getByRole('heading', { level: 1, name: 'Gracze losowani' })).toBeTruthy();
  expect(screen.getByText(/^Rozgrywka nr\s1/u)).toBeTruthy();
});

test('[LOB-2] [PAY-7] what a company costs that stands is told, where it costs', async () => {
  const game = aWaitingGame();
  playOn(game, { player: 's1', type: 'STUDENT' });
  await renderScreen(LobbyScreen, '', '');
  expect(screen.getByText(/Firma, która stoi, też kosztuje.*zapłacisz 500\szł/u)).toBeTruthy();
  cleanup();
  const settings = { ...game.setup.settings, standing_cost: 0 };
  playOn({ ...game, setup: { ...game.setup, settings } }, { player: 's1', type: 'STUDENT' });
  await renderScreen(LobbyScreen, '', '');
  expect(screen.queryByText(/Firma, która stoi/u)).toBeNull();
});

test('[LOB-11] the lobby says that amounts are scaled', async () => {
  playOn(aWaitingGame(), { player: 's1', type: 'STUDENT' });
  await renderScreen(LobbyScreen, '', '');
  expect(screen.getByText(/^Kwoty są skalowane/u)).toBeTruthy();
});

test('[LOB-2] how many rounds there are is told in the form that belongs to the number', async () => {
  const game = aWaitingGame();
  for (const [rounds, words] of [
    [1, /^1\srunda po/u],
    [4, /^4\srundy po/u],
  ] as const) {
    playOn({ ...game, setup: { ...game.setup, rounds } }, { player: 's1', type: 'STUDENT' });
    await renderScreen(LobbyScreen, '', '');
    expect(screen.getByText(words)).toBeTruthy();
    cleanup();
  }
});

test('[LOB-2] [NEW-3] the fleet is told as it would be with those who are here now, and that it grows with who joins', async () => {
  const together = aWaitingGame();
  const [student] = together.players.filter(({ type }) => type === 'STUDENT');
  if (student === undefined) throw new Error('nobody is here');
  const gone = Array.from({ length: 3 }, (_, index) => ({
    ...student,
    id: `gone-${String(index)}`,
    status: 'LEFT' as const,
  }));
  playOn({ ...together, players: [...together.players, ...gone] }, { player: 's1', type: 'STUDENT' });
  await renderScreen(LobbyScreen, '', '');
  expect(screen.getByText(/^Wspólna flota: teraz 5.samochodów, a.więcej z.każdą osobą/u)).toBeTruthy();
});

test('[LOB-3] the lobby says that the game has begun as soon as the clock runs, to the teacher too', async () => {
  const running: GameState = { ...joined(aWaitingGame()), state: 'IN_PROGRESS', round: 1 };
  for (const viewer of [
    { player: 's1', type: 'STUDENT' },
    { player: TEACHER.id, type: 'TEACHER' },
  ] as const) {
    playOn(running, viewer);
    await renderScreen(LobbyScreen, '', '');
    expect(screen.getByText('Gra się zaczęła. Otwieram mapę…')).toBeTruthy();
    expect(screen.queryByText(/za chwilę rozpocznie/u)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rozpocznij grę' })).toBeNull();
    cleanup();
  }
});

test('[LOB-1] every count before the start is of students: those who have come, of those who may play', async () => {
  playOn(joined(aWaitingGame()), { player: 's1', type: 'STUDENT' });
  await renderScreen(WithBar, '', '');
  expect(screen.getByText(/^na miejscu: 1\sz\s1$/u)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Gracze: 1\sz\s1 w\sgrze/u })).toBeTruthy();
});

function WithBar() {
  return (
    <>
      <PlayersButton />
      <LobbyScreen />
    </>
  );
}

test('[LOB-3] the teacher starts once somebody has joined', async () => {
  playOn(aWaitingGame(), { player: TEACHER.id, type: 'TEACHER' });
  await renderScreen(LobbyScreen, '', '');
  expect(screen.getByRole('button', { name: 'Rozpocznij grę' }).getAttribute('aria-disabled')).toBe('true');
  cleanup();
  playOn(joined(aWaitingGame()), { player: TEACHER.id, type: 'TEACHER' });
  await renderScreen(LobbyScreen, '', '');
  await userEvent.click(screen.getByRole('button', { name: 'Rozpocznij grę' }));
  expect(gameStore.getState().game?.state).toBe('IN_PROGRESS');
});

/** The same lobby with two bots: one in a member's place, one in nobody's. */
function withBots(game: GameState): GameState {
  const seats = [
    { action: 'SEAT_BOT', user: { ...STUDENT, id: 's2', first_name: 'Jan', last_name: 'Żak' }, level: 'ordinary' },
    { action: 'SEAT_BOT', user: { ...STUDENT, id: 'bot-1', first_name: 'Bot', last_name: '1' }, level: 'good' },
  ] as const;
  const seated = seats.reduce((state, step) => {
    const result = applyHostAction(state, step, DAY);
    return result.ok ? result.value : state;
  }, game);
  return { ...seated, bots: { level: 'mixed', places: 3 } };
}

test('[LOB-6] the teacher lets bots play in empty places, chooses their level and number, and reads who plays', async () => {
  playOn(joined(aWaitingGame()), { player: TEACHER.id, type: 'TEACHER' });
  const container = await renderScreen(LobbyScreen, '', '');
  const bots = screen.getByRole('switch', { name: 'Boty na wolnych miejscach' });
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(bots);
  expect(gameStore.getState().game?.bots).toEqual({ level: 'ordinary', places: 0 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Liczba miejsc' }), '6');
  await userEvent.click(screen.getByRole('button', { name: 'trudny' }));
  expect(gameStore.getState().game?.bots).toEqual({ level: 'good', places: 6 });
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('switch', { name: 'Boty na wolnych miejscach' }));
  expect(gameStore.getState().game?.bots).toBeUndefined();
});

test('[LOB-6] the chosen number of places is shown where more have come, and as many as the group has can be chosen again', async () => {
  const game = { ...threeStudents(), bots: { level: 'ordinary', places: 2 } } as const;
  playOn(game, { player: TEACHER.id, type: 'TEACHER' });
  await renderScreen(LobbyScreen, '', '');
  const places = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Liczba miejsc' });
  expect(places.selectedOptions[0]?.textContent).toMatch(/^2\s/u);
  await userEvent.selectOptions(places, '0');
  expect(gameStore.getState().game?.bots).toEqual({ level: 'ordinary', places: 0 });
});

test('[LOB-6] [LOB-3] the start says how many persons and bots play; one place has its own level or nobody', async () => {
  playOn(withBots(joined(aWaitingGame())), { player: TEACHER.id, type: 'TEACHER' });
  const container = await renderScreen(LobbyScreen, '', '');
  expect(screen.getByText(/^1\sstudent i\s2\sboty\. Kto się spóźni/u)).toBeTruthy();
  expect(screen.getByText(/^1\sstudent · 2\sboty$/u)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Kto gra na miejscu: Jan Żak'), 'careless');
  const levelOf = (id: string) => gameStore.getState().game?.players.find((player) => player.id === id)?.tenure?.bot;
  expect(levelOf('s2')).toBe('careless');
  await userEvent.selectOptions(screen.getByLabelText('Kto gra na miejscu: Bot 1'), '');
  expect(levelOf('bot-1')).toBeNull();
  await expectAccessible(container);
});

test('[LOB-6] [LOB-5] a student sees who is a bot, and changes nothing', async () => {
  playOn(withBots(joined(aWaitingGame())), { player: 's1', type: 'STUDENT' });
  await renderScreen(LobbyScreen, '', '');
  expect(screen.getByText('bot, poziom trudny, wolne miejsce')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('[LOB-3] bots alone begin nothing: the start says that a student is missing', async () => {
  playOn(withBots(aWaitingGame()), { player: TEACHER.id, type: 'TEACHER' });
  await renderScreen(LobbyScreen, '', '');
  expect(screen.getByText(/^Do startu potrzebny jest co najmniej jeden student: zagra z\s2\sbotami\.$/u)).toBeTruthy();
});

const MARKS = [
  { player: 's1', step: 3, done: false },
  { player: 's2', step: 5, done: true },
  { player: 's3', step: 0, done: false },
];

function threeStudents(): GameState {
  const game = joined(aWaitingGame());
  const [student] = game.players.filter(({ type }) => type === 'STUDENT');
  if (student === undefined) throw new Error('nobody is here');
  const more = [
    { ...student, id: 's2', user: { ...STUDENT, id: 's2', first_name: 'Bartek' } },
    { ...student, id: 's3', user: { ...STUDENT, id: 's3' } },
  ];
  return { ...game, players: [...game.players, ...more] };
}

test('[LOB-8] [VAL-6] the lobby tells of everybody how far the practice has come, and a student goes to the own one from there', async () => {
  fakeServer({ [`GET game/practice/${aWaitingGame().setup.game}`]: { payload: MARKS } });
  playOn(threeStudents(), { player: 's1', type: 'STUDENT' });
  const container = await renderScreen(LobbyScreen, '', '');
  const marks = [
    await screen.findByText('Po rozgrzewce'),
    screen.getByText(/^Rozgrzewka: krok 3 z\s5$/u),
    screen.getByText('Bez rozgrzewki'),
  ];
  const signs = marks.map((mark) => mark.parentElement?.querySelector('svg')?.innerHTML);
  expect(new Set(signs).size).toBe(3);
  expect(signs).not.toContain(undefined);
  expect(screen.getByRole('heading', { name: /^Rozgrzewka: 1 z\s3 osób$/u })).toBeTruthy();
  expect(screen.getByText(/W\strakcie: Zofia Łęcka \(1\)\. Bez rozgrzewki: Zofia Łęcka \(2\)\./u)).toBeTruthy();
  const way = screen.getByRole('link', { name: /^Dokończ rozgrzewkę, krok 3 z\s5$/u });
  expect(way.getAttribute('href')).toMatch(/^\/game\/[^/]+\/practice$/u);
  await expectAccessible(container);
});

test('[LOB-8] a teacher sees who has done it, and has no way to it there; without an answer nothing is said', async () => {
  fakeServer({ [`GET game/practice/${aWaitingGame().setup.game}`]: { payload: MARKS } });
  playOn(threeStudents(), { player: TEACHER.id, type: 'TEACHER' });
  await renderScreen(LobbyScreen, '', '');
  expect(await screen.findByRole('heading', { name: /^Rozgrzewka: 1/u })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /rozgrzewkę/u })).toBeNull();
  cleanup();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network here')));
  await renderScreen(LobbyScreen, '', '');
  expect(screen.queryByText('Po rozgrzewce')).toBeNull();
});

test('[LOB-10] the lobby reminds a student of the own sentence and of what the group agreed on, the teacher of the latter; else it says nothing', async () => {
  const call = `GET game/sentences/earlier/${aWaitingGame().setup.game}`;
  const agreed = ['Liczymy marżę.', 'Parking wybieramy wcześniej.'];
  fakeServer({ [call]: { payload: { own: 'policzę, czy zdążę', agreed } } });
  playOn(joined(aWaitingGame()), { player: 's1', type: 'STUDENT' });
  const container = await renderScreen(LobbyScreen, '', '');
  const title = await screen.findByRole('heading', { name: 'Twoje ostatnie zdanie' });
  expect(title.nextElementSibling?.textContent).toBe('Następnym razem policzę, czy zdążę');
  const list = screen.getByRole('heading', { name: 'Umowa grupy' }).nextElementSibling;
  expect([...(list?.children ?? [])].map((line) => line.textContent)).toEqual(agreed);
  await expectAccessible(container);
  cleanup();
  fakeServer({ [call]: { payload: { own: null, agreed } } });
  playOn(aWaitingGame(), { player: TEACHER.id, type: 'TEACHER' });
  await renderScreen(LobbyScreen, '', '');
  expect(await screen.findByRole('heading', { name: 'Umowa grupy' })).toBeTruthy();
  expect(screen.queryByText(/^Twoje zdanie/u)).toBeNull();
});
