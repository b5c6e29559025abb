import { cleanup, screen } from '@testing-library/react';
import { gameText } from '@fracht/content';
import { afterEach, expect, test } from 'vitest';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import type { LinkState } from '../client/game-client.ts';
import { gameStore } from '../store/game-store.ts';
import { ConnectionSign } from './connection-sign.tsx';
import { LostStrip } from './lost-strip.tsx';

afterEach(cleanup);

const Page = () => (
  <>
    <h1>Gra</h1>
    <ConnectionSign />
    <LostStrip />
  </>
);

async function shownOn(link: LinkState) {
  showGame(gameAt(aPlayedGame(), 3600), { player: 's4', type: 'STUDENT' });
  gameStore.setState({ link, isServerThere: true });
  const page = await renderScreen(Page, 'map');
  return { page, sign: screen.getByRole('status'), strip: screen.getByRole('alert') };
}

test('[LIN-16] while the server cannot store the sign in the bar says so and that the game goes on by itself, as the strip does, and nothing of the network', async () => {
  const { page, sign, strip } = await shownOn({ link: 'LOST', isStorageAway: true });
  for (const told of [sign.textContent, sign.title, strip.textContent]) {
    expect(told).toMatch(/serwer nie.* zapis.*gra ruszy sama/iu);
  }
  expect(page.textContent).not.toMatch(/połączeni|sieć/iu);
  expect(await axeFindings(page)).toEqual([]);
});

test('[LIN-16] a line that is lost otherwise is told as one, in the bar and in the strip', async () => {
  const { sign, strip } = await shownOn({ link: 'LOST' });
  expect(sign.textContent).toBe(gameText.link.LOST);
  expect(strip.textContent).toContain(gameText.link.lostTitle);
});
