import { act, cleanup, render, screen } from '@testing-library/react';
import { gameText } from '@fracht/content';
import { afterEach, expect, test } from 'vitest';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { EMPTY_STORE, gameStore } from '../store/game-store.ts';
import { LostStrip } from './lost-strip.tsx';
import { NoGame } from './no-game.tsx';
import { RoundClock } from './round-clock.tsx';

afterEach(cleanup);

test('[LIN-16] while the server cannot store the strip says that the game stands and goes on by itself, and is accessible', async () => {
  gameStore.setState({ ...EMPTY_STORE, link: { link: 'LOST', isStorageAway: true }, isServerThere: true }, true);
  const { container } = render(<LostStrip />);
  const strip = screen.getByRole('alert').textContent;
  expect(strip).toContain(gameText.link.standsTitle);
  expect(strip).toContain(gameText.link.standsText);
  expect(strip).not.toContain(gameText.link.serverThere);
  expect(await axeFindings(container)).toEqual([]);
});

test('[LIN-16] a line that is lost otherwise says what is known of the network', () => {
  gameStore.setState({ ...EMPTY_STORE, link: { link: 'LOST' }, isServerThere: false }, true);
  render(<LostStrip />);
  expect(screen.getByRole('alert').textContent).toContain(gameText.link.noServer);
  expect(screen.queryByRole('link')).toBeNull();
});

test('[LIN-26] where the network lets everything through but the game, the strip leads to the test of the network', async () => {
  gameStore.setState({ ...EMPTY_STORE, link: { link: 'LOST' }, isServerThere: true }, true);
  await showScreen(LostStrip);
  expect((await screen.findByRole('link', { name: gameText.link.test })).getAttribute('href')).toBe('/test');
});

test('[LIN-26] a game that does not come says why, and leads to the test of the network', async () => {
  gameStore.setState({ ...EMPTY_STORE, link: { link: 'CONNECTING' } }, true);
  await showScreen(NoGame);
  expect(await screen.findByText(gameText.link.connecting)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  act(() => gameStore.setState({ isServerThere: true }));
  expect(screen.getByText(gameText.link.serverThere, { exact: false })).toBeDefined();
  expect(screen.getByRole('link', { name: gameText.link.test }).getAttribute('href')).toBe('/test');
});

test('[LIN-25] [LIN-16] the clock says that it stands, and reckons no time until the break', () => {
  playOn(gameAt(aPlayedGame(2), 3600), { player: 's1', type: 'STUDENT' });
  gameStore.setState(({ reading }) => (reading === null ? {} : { reading: { ...reading, rate: 0 } }));
  const { container } = render(<RoundClock />);
  expect(container.textContent).toContain(gameText.clockStands);
  expect(container.textContent).not.toMatch(/NaN|Infinity/u);
});
