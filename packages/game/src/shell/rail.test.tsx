import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { CityLayer } from '../map/city-layer.tsx';
import { Rail } from './rail.tsx';

afterEach(cleanup);

const game = gameAt(aPlayedGame(), 3600);

const Page = () => (
  <>
    <h1>Gra</h1>
    <Rail />
    <svg role="group" aria-label="Miasta">
      <CityLayer />
    </svg>
  </>
);

const FOUR = ['Mapa', 'Zlecenia klientów', 'Moje zlecenia', 'Samochody'] as const;
const FOUR_LINKS = FOUR.map((words, index) => [words, `/game/game-1/${['map', 'orders', 'shipments', 'cars'][index]}`]);

test('[SHL-1] the menu of a game: four places, each under the address of the game', async () => {
  showGame(game, { player: 's4', type: 'STUDENT' });
  await renderScreen(Page, 'map');
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')]);
  expect(links).toEqual(FOUR_LINKS);
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/game/game-1/map');
});

test.each([
  ['FRESH', ['Poczekalnia', ...FOUR]],
  ['WAITING', ['Poczekalnia', ...FOUR]],
  ['IN_PROGRESS', FOUR],
  ['PAUSED', FOUR],
] as const)('[SHL-1] the four places are there in every state, for the teacher too: %s', async (state, words) => {
  for (const viewer of [
    { player: 's4', type: 'STUDENT' },
    { player: 'teacher', type: 'TEACHER' },
  ] as const) {
    showGame({ ...game, state }, viewer);
    await renderScreen(Page, 'map');
    const menu = within(screen.getByRole('navigation', { name: 'Gra' }));
    expect(menu.getAllByRole('link').map((link) => link.querySelector('span')?.textContent)).toEqual(words);
    expect(menu.getByRole('link', { current: 'page' }).textContent).toContain('Mapa');
    cleanup();
  }
});

test('[SHL-1] after the end the menu begins with the debrief, for the teacher with that of the class; the four places follow', async () => {
  showGame({ ...game, state: 'FINISHED' }, { player: 'teacher', type: 'TEACHER' });
  await renderScreen(Page, 'map');
  const links = () => within(screen.getByRole('navigation', { name: 'Gra' })).getAllByRole('link');
  expect(links().map((link) => link.querySelector('span')?.textContent)).toEqual(['Omówienie', 'Wynik', ...FOUR]);
  expect(links()[0]?.getAttribute('href')).toBe('/panel/lecturer/games/game-1/debrief');
  expect(screen.getByRole('navigation', { name: 'Gra' }).dataset['menuRows']).toBe('with-large-letters');
  cleanup();
  showGame({ ...game, state: 'FINISHED' }, { player: 's4', type: 'STUDENT' });
  await renderScreen(Page, 'summary', 'summary?stop=2');
  expect(links().map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')])).toEqual([
    ['Omówienie', '/game/game-1/summary'],
    ['Powtórka', '/replay/game-1'],
    ['Kompetencje', '/game/game-1/skills'],
    ...FOUR_LINKS,
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Omówienie');
  expect(screen.getByRole('navigation', { name: 'Gra' }).dataset['menuRows']).toBe('always');
  for (const below of ['decisions', 'what-if/d1', 'result', 'report']) {
    cleanup();
    await renderScreen(Page, below);
    expect(screen.getByRole('link', { current: true }).textContent).toContain('Omówienie');
  }
});

test('[MAP-1] all 18 cities are on the map, each a control with its name', async () => {
  showGame(game, { player: 's4', type: 'STUDENT' });
  await renderScreen(Page, 'map');
  const names = screen.getAllByRole('button').map((city) => city.getAttribute('aria-label') ?? city.textContent);
  expect(names).toHaveLength(18);
  for (const { displayName } of game.setup.world.cities)
    expect(names.filter((name) => name?.includes(displayName))).toHaveLength(1);
  const badges = document.querySelectorAll('[data-badges] [aria-label]');
  const told = [...badges].map((badge) => badge.getAttribute('aria-label'));
  expect(told.length).toBeGreaterThan(3);
  for (const words of told) expect(words).toMatch(/^, (?:\d+\szlece\S+|wolne samochody: \d+)$/u);
});
