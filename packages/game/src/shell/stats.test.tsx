import { cleanup, screen } from '@testing-library/react';
import type { GameState } from '@fracht/engine';
import { afterEach, expect, test } from 'vitest';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { Stats } from './stats.tsx';

afterEach(cleanup);

const game = gameAt(aPlayedGame(), 3600);
const STUDENT = 's4';

const Page = () => (
  <>
    <h1>Gra</h1>
    <Stats />
  </>
);

async function scoreShown(hasDelivered: boolean): Promise<string> {
  const players = game.players.map((player) => ({ ...player, hasDelivered: player.id === STUDENT && hasDelivered }));
  const shown: GameState = { ...game, players };
  showGame(shown, { player: STUDENT, type: 'STUDENT' });
  await renderScreen(Page, 'map');
  const [score] = screen.getAllByRole('definition').slice(-1);
  return score?.textContent ?? '';
}

test('[SHL-5] [PTS-9] a place is told from the own first delivery on: who has done nothing yet is not called the first', async () => {
  expect(await scoreShown(false)).not.toContain(' z');
  cleanup();
  expect(await scoreShown(true)).toMatch(/1\.\sz\s\d/u);
});
