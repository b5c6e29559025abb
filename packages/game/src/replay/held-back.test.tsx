import { cleanup, screen, waitFor } from '@testing-library/react';
import { SHIPPED_LIBRARY } from '@fracht/content';
import { setUser } from '@fracht/kit/session/session-store.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { showGame } from '@fracht/testing/game/render-in-game.tsx';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AllDecisionsScreen } from '../debrief/all-decisions-screen.tsx';
import { DebriefScreen } from '../debrief/debrief-screen.tsx';
import { WhatIfScreen } from '../debrief/what-if-screen.tsx';
import * as stageText from '../lobby/use-stage-text.ts';
import { ReportScreen } from '../report/report-screen.tsx';
import { SkillsScreen } from '../screens/skills/skills-screen.tsx';
import { SummaryScreen } from '../screens/summary/summary-screen.tsx';
import { ReplayScreen } from './replay-screen.tsx';

vi.spyOn(stageText, 'useStageText').mockReturnValue('Koniec gry.');

const { end } = aPlayedGame(4, 'zdarzenia', SHIPPED_LIBRARY);
const VIEWER = { player: 's4', type: 'STUDENT' } as const;
const text = 'Omówienie i powtórka tego podejścia będą po terminie zadania: 7 grudnia 2026 o 20:00.';
const HELD_BACK = {
  status: 409,
  payload: { until: 1 },
  message: { type: 'info', text, code: 'HOMEWORK_HELD_BACK' },
};

beforeEach(() => {
  showGame(end, { ...VIEWER, isHeldBack: true });
  setUser({ id: 's4', email: 'z@szkola.test', first_name: 'Zofia', last_name: 'Łęcka', type: 'STUDENT' });
  fakeServer({
    'GET game/debrief/game-1': HELD_BACK,
    'GET game/skills/game-1': HELD_BACK,
    'GET game/replay/game-1': HELD_BACK,
    'GET survey/all/': { payload: [] },
    'GET game/sentences/own/game-1': { payload: null },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['debrief', DebriefScreen, '/game/$id/summary', '/game/game-1/summary'],
  ['all decisions', AllDecisionsScreen, '/game/$id/decisions', '/game/game-1/decisions'],
  ['what-if', WhatIfScreen, '/game/$id/what-if/$decision', '/game/game-1/what-if/5'],
  ['competences', SkillsScreen, '/game/$id/skills', '/game/game-1/skills'],
  ['report', ReportScreen, '/game/$id/report', '/game/game-1/report'],
  ['replay', ReplayScreen, '/replay/$id', '/replay/game-1'],
] as const)(
  '[DBS-12] in the place of %s stands that the attempt is kept and when more is shown, with nothing to try again',
  async (_, Screen, path, address) => {
    await showScreen(Screen, path, address);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('Podejście zapisane')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
    expect(screen.queryByText(/Nie udało się/u)).toBeNull();
    // A chunk that is loaded separately may still be on its way.
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  },
);

test('[DBS-12] the result in detail says nothing of what the best answers would have been', async () => {
  await showScreen(SummaryScreen, '/game/$id/result', '/game/game-1/result');
  expect(await screen.findByRole('heading', { level: 1, name: 'Twój wynik' })).toBeTruthy();
  expect(screen.queryByText('Za decyzje')).toBeNull();
  cleanup();
  showGame(end, VIEWER);
  await showScreen(SummaryScreen, '/game/$id/result', '/game/game-1/result');
  expect(await screen.findByText('Za decyzje')).toBeTruthy();
});
