import { cleanup, screen } from '@testing-library/react';
import { DEFAULT_SETTINGS } from '@fracht/content/settings/index.ts';
import { afterEach, expect, test } from 'vitest';
import { carsOf, findCar, type Car, type GameState } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { useGame } from '../store/hooks.ts';
import { select } from '../store/ui-store.ts';
import { DriverDay } from './driver-day.tsx';

const played = aPlayedGame();
const HOUR = 3600;

afterEach(() => {
  cleanup();
  select(null);
});

/** A loaded car of the viewer on the road, under the rules of today. */
function onTheRoad(): { game: GameState; car: Car } {
  for (let minute = 30; minute < 2400; minute += 5) {
    const game = gameAt(played, minute * 60);
    const car = carsOf(game, 's4').find(({ state }) => state.action === 'DRIVING_WITH_SHIPMENT');
    if (car !== undefined) return { game, car };
  }
  throw new Error('never in this game');
}

async function show(begun: number | null, settings = DEFAULT_SETTINGS): Promise<HTMLElement> {
  const { game, car } = onTheRoad();
  playOn(game, { player: 's4', type: 'STUDENT' });
  function Card() {
    const live = useGame((now) => now);
    const state = { ...live, setup: { ...live.setup, settings } };
    const own = findCar(state, car.id);
    const dutySince = begun === null ? undefined : game.now - begun * HOUR;
    return (
      <>
        <h1>Mapa</h1>
        <h2>{car.id}</h2>
        {own === null ? null : (
          <DriverDay game={state} car={dutySince === undefined ? own : { ...own, dutySince }} now={state.now} />
        )}
      </>
    );
  }
  return renderScreen(Card, 'map');
}

test('[CRS-7] the day of a driver is a strip with what is left of the driving time and of the day, and its next break', async () => {
  const container = await show(9 + 1 / 3);
  await expectAccessible(container);
  expect(screen.getByRole('heading', { name: /^Doba kierowcy start \d+:\d{2}$/u })).toBeDefined();
  expect(
    screen.getByRole('img', { name: /^Doba kierowcy i\splan jazdy, .*odpoczynek najpóźniej o\s\d+:\d{2}\.$/u }),
  ).toBeDefined();
  expect(container.textContent).toMatch(/Jazda \d+:\d{2} z\s9:00zostało \d+:\d{2}/u);
  expect(container.textContent).toMatch(/Doba 9:20 z\s15:00zostało 5:40/u);
  expect(container.textContent).toMatch(/odpoczynek najpóźniej o \d+:\d{2}, za 5\sgodz\.\s40\smin\./u);
});

test('[CRS-7] what is over the end of the day is said', async () => {
  const container = await show(15.5);
  expect(container.textContent).toMatch(/Doba 15:30 z\s15:00za długo o\s0:30/u);
});

test('[CRS-7] before the day has begun, and where days have no end, the driving time stands alone', async () => {
  const without = await show(3, { ...DEFAULT_SETTINGS, day_minutes: 0 });
  expect(screen.getByRole('heading', { name: 'Czas jazdy kierowcy' })).toBeDefined();
  expect(without.textContent).not.toMatch(/Doba/u);
  cleanup();
  await show(null);
  expect(screen.getByRole('heading', { name: 'Czas jazdy kierowcy' })).toBeDefined();
});
