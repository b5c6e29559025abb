import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applyAction, applyHostAction, type GameState, newGame, ROUND_UNITS } from '@fracht/engine';
import { formatDayTime, formatTime } from '@fracht/kit/format.ts';
import { aSetup } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { SoloStart } from '../lobby/solo-start.tsx';
import { PauseStrip } from './pause-strip.tsx';
import { TermStrip } from './homework-term.tsx';

const DAY = '2026-11-21';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ZOFIA = { id: 's1', first_name: 'Zofia', last_name: 'Łęcka', num_games: 0 };
const VIEWER = { player: 's1', type: 'STUDENT' } as const;
const SETUP = { ...aSetup('zadanie'), leader: 's1', rounds: 2 };
/** How long the two rounds take at the speed of a lesson. */
const GAME_MS = 2 * ROUND_UNITS * SETUP.settings.unit_ms;

beforeAll(() => import('../lobby/lobby-term.tsx'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Zofia's own game after these actions of hers. */
function played(...actions: readonly ('START' | 'STOP_EVENTS')[]): GameState {
  let game = newGame(SETUP);
  for (const step of [{ action: 'RUN' }, { action: 'CONNECT', user: ZOFIA, type: 'STUDENT' }] as const) {
    const result = applyHostAction(game, step, DAY);
    if (result.ok) game = result.value;
  }
  for (const action of ['USER_JOIN', ...actions] as const) {
    const result = applyAction(game, { action }, { ...VIEWER, day: DAY });
    if (!result.ok) throw new Error(result.error);
    game = result.value;
  }
  return game;
}

/** Serves the student's assignment with a deadline this many ms from now; returns the deadline. */
function endsIn(leftMs: number): number {
  const closesAt = Date.now() + leftMs;
  const attempt = { attempt: 1, state: 'OPEN', score: null, round: 1, isPlaying: true, seenAt: 1, closedAt: null };
  const terms = { id: 'h', title: 'Czas jazdy', group: 'g', groupName: 'LOG-2A', rounds: 2, bots: 0, attempts: 3 };
  const homework = {
    ...terms,
    level: 'ordinary',
    counts: 'BEST',
    shown: 'AT_ONCE',
    opensAt: 1,
    state: 'OPEN',
    score: null,
  };
  fakeServer({
    'GET homework/get-own/': {
      payload: [
        { ...homework, closesAt: closesAt + 9 * HOUR_MS, own: [{ ...attempt, game: 'another' }] },
        { ...homework, closesAt, own: [{ ...attempt, game: SETUP.game }] },
      ],
    },
  });
  return closesAt;
}

const Lobby = () => (
  <>
    <h1>Lobby</h1>
    <SoloStart />
  </>
);
const Strips = () => (
  <>
    <h1>Mapa</h1>
    <PauseStrip />
    <TermStrip />
  </>
);

async function show(state: GameState, Screen: () => React.JSX.Element): Promise<HTMLElement> {
  showGame(state, VIEWER);
  return renderScreen(Screen, 'map');
}

test('[SOL-5] in the lobby the student reads until when there is time, and no warning where it is enough', async () => {
  const end = endsIn(GAME_MS + MINUTE_MS);
  await show(played(), Lobby);
  expect(await screen.findByText(`Termin zadania: do ${formatDayTime(end)}.`)).toBeTruthy();
  expect(screen.queryByText(/W\stempie lekcji/u)).toBeNull();
});

test('[SOL-5] where the rounds do not fit at the speed of a lesson the lobby warns, and says what pace is needed', async () => {
  endsIn(GAME_MS / 3 + MINUTE_MS);
  const container = await show(played(), Lobby);
  const warning = await screen.findByText(/W\stempie lekcji gra trwa .+, a\smasz .+ do końca terminu\. /u);
  expect(warning.textContent).toMatch(/Żeby zdążyć, graj co najmniej w\stempie ×\s3\./u);
  await expectAccessible(container);
});

test('[SOL-5] the lobby says where no pace is enough', async () => {
  endsIn(GAME_MS / 20);
  await show(played(), Lobby);
  expect(await screen.findByText(/Nie zdążysz nawet w\snajszybszym tempie\./u)).toBeTruthy();
});

test('[SOL-5] in a pause the student reads until when the game waits', async () => {
  const end = endsIn(3 * HOUR_MS);
  await show(played('START', 'STOP_EVENTS'), Strips);
  expect(await screen.findByText(`Zegar stoi, nic nie ucieka. Gra poczeka do ${formatDayTime(end)}.`)).toBeTruthy();
  expect(screen.queryByText(/Termin zadania mija/u)).toBeNull();
});

test('[SOL-5] in the last hour a strip says when the time is over, while the game runs too', async () => {
  const end = endsIn(HOUR_MS - MINUTE_MS);
  const container = await show(played('START'), Strips);
  const strip = await screen.findByRole('status');
  expect(strip.textContent).toContain(`Termin zadania mija o\u00a0${formatTime(end)}.`);
  expect(strip.textContent).toMatch(/nie liczy się/u);
  await expectAccessible(container);
});
