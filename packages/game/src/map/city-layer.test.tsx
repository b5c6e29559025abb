import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { isOnMap } from '../parts/is-on-map.ts';
import { standsIn } from '../parts/stands-in.ts';
import { select, uiStore } from '../store/ui-store.ts';
import { CityLayer } from './city-layer.tsx';

afterEach(() => {
  cleanup();
  select(null);
});

const Cities = () => (
  <>
    <h1>Mapa</h1>
    <svg>
      <CityLayer />
    </svg>
  </>
);

test('[MAP-17] the name of a city tells how many trucks stand there, and Enter opens the card with their list', async () => {
  const game = gameAt(aPlayedGame(), 60);
  const standing = (city: number) => game.cars.filter((car) => isOnMap(car) && standsIn(game, car) === city).length;
  const city = game.setup.world.cities.find(({ id }) => standing(id) > 0);
  if (city === undefined) throw new Error('no truck stands in a city');
  playOn(game, { player: 's4', type: 'STUDENT' });
  await renderScreen(Cities, 'map');
  const mark = screen.getByRole('button', {
    name: new RegExp(`^${city.displayName} ?,.*na postoju: ${standing(city.id)}$`, 'u'),
  });
  expect(screen.getAllByRole('button', { name: /na postoju/u })).toHaveLength(
    game.setup.world.cities.filter(({ id }) => standing(id) > 0).length,
  );
  mark.focus();
  await userEvent.keyboard('{Enter}');
  expect(uiStore.getState().selection).toEqual({ kind: 'CITY', id: city.id });
});
