import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { advance, applyAction, applyHostAction, gameEndsAt, type GameState, newGame } from '@fracht/engine';
import type { OwnHomework } from '@fracht/protocol';
import { aSetup } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import * as stageText from '../lobby/use-stage-text.ts';
import { DebriefScreen } from './debrief-screen.tsx';

vi.spyOn(stageText, 'useStageText').mockReturnValue('Koniec gry.');

const DAY = '2026-11-21';
const DAY_MS = 86_400_000;
const ZOFIA = { id: 's1', first_name: 'Zofia', last_name: 'Łęcka', num_games: 0 };
const VIEWER = { player: 's1', type: 'STUDENT' } as const;
const UNCOUNTED = 'To podejście się nie liczy.';

beforeAll(() => import('./uncounted-note.tsx'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function sound<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: string },
) {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** Zofia's own one-round game, however far it has run. */
function running(): GameState {
  let game = newGame({ ...aSetup('zadanie'), leader: 's1', rounds: 1 });
  for (const step of [{ action: 'RUN' }, { action: 'CONNECT', user: ZOFIA, type: 'STUDENT' }] as const)
    game = sound(applyHostAction(game, step, DAY));
  for (const action of ['USER_JOIN', 'START'] as const)
    game = sound(applyAction(game, { action }, { ...VIEWER, day: DAY }));
  return game;
}

/** The same, ended by the server after an hour of server time. */
const closed = () => sound(applyHostAction(advance(running(), 3600), { action: 'CLOSE' }, DAY));

type Attempt = OwnHomework['own'][number];
const attempt = (changes: Partial<Attempt>): Attempt => ({
  game: 'game-1',
  attempt: 2,
  state: 'BROKEN_OFF',
  score: null,
  round: 1,
  isPlaying: false,
  seenAt: Date.now(),
  closedAt: null,
  ...changes,
});

function own(changes: Partial<OwnHomework>): OwnHomework {
  return {
    id: 'h1',
    title: 'czas jazdy',
    group: 'g',
    groupName: 'LOG-2A',
    rounds: 1,
    bots: 0,
    level: 'ordinary',
    opensAt: Date.now() - 9 * DAY_MS,
    closesAt: Date.now() + DAY_MS,
    attempts: 3,
    counts: 'BEST',
    shown: 'AT_ONCE',
    state: 'BROKEN_OFF',
    score: null,
    own: [attempt({ attempt: 1 })],
    ...changes,
  };
}

async function show(state: GameState, homework: OwnHomework) {
  showGame(state, VIEWER);
  fakeServer({
    'GET homework/get-own/': { payload: [homework] },
    'GET game/debrief/game-1': { payload: { state: 'WORKING', share: 0 } },
  });
  return renderScreen(DebriefScreen, 'summary');
}

test('[SOL-4] whose homework was ended by its date reads so, which result counts, and that nothing is lost', async () => {
  const closesAt = Date.now() - 60_000;
  const first = attempt({ game: 'game-0', attempt: 1, state: 'DONE', score: 13_120 });
  const container = await show(
    closed(),
    own({ closesAt, state: 'DONE', score: 13_120, own: [first, attempt({ closedAt: closesAt + 20_000 })] }),
  );
  const note = (await screen.findByText(UNCOUNTED)).closest('p');
  await waitFor(() => expect(note?.textContent).toContain('Termin zadania minął, zanim gra dobiegła końca.'));
  expect(note?.textContent).toMatch(/Liczy się wynik 13\s120 z\sinnego podejścia\. Nic nie przepadło/u);
  expect(note?.textContent).not.toContain('zostało podejść');
  await expectAccessible(container);
});

test('[SOL-4] whose date was moved on afterwards still reads why it ended, and has that attempt back', async () => {
  await show(closed(), own({ attempts: 1, own: [attempt({ attempt: 1, closedAt: Date.now() - DAY_MS })] }));
  const note = (await screen.findByText(UNCOUNTED)).closest('p');
  await waitFor(() => expect(note?.textContent).toContain('Termin zadania minął, zanim gra dobiegła końca.'));
  expect(note?.textContent).toContain('zostało podejść: 1.');
});

test('[SOL-4] who gave up before the date reads how many attempts are left', async () => {
  await show(closed(), own({}));
  const note = (await screen.findByText(UNCOUNTED)).closest('p');
  await waitFor(() => expect(note?.textContent).toContain('Gra skończyła się przed końcem ostatniej rundy.'));
  expect(note?.textContent).toContain('zostało podejść: 2.');
  expect(note?.textContent).not.toContain('Liczy się');
});

test('[SOL-4] an attempt that was played through has no such words', async () => {
  const state = running();
  await show(
    advance(state, gameEndsAt(state.setup)),
    own({ state: 'DONE', score: 1, own: [attempt({ state: 'DONE', score: 1 })] }),
  );
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(screen.queryByText(UNCOUNTED)).toBeNull();
});
