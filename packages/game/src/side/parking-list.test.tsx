import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RULES_VERSION, carsOf, findCar, type Car, type GameState } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { formatGameHour } from '@fracht/kit/format.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { parkingsToOffer } from '../parts/parking-offer.ts';
import { gameStore } from '../store/game-store.ts';
import { useGame } from '../store/hooks.ts';
import { select } from '../store/ui-store.ts';
import { ParkingList } from './parking-list.tsx';

const played = aPlayedGame();
const AS = { player: 's4', type: 'STUDENT' } as const;

afterEach(() => {
  cleanup();
  select(null);
  vi.unstubAllGlobals();
});

function live(): GameState {
  const { game } = gameStore.getState();
  if (game === null) throw new Error('no game');
  return game;
}

/** The first moment at which a loaded car of the viewer has several parkings ahead. */
function several(): { game: GameState; car: Car } {
  for (let minute = 30; minute < 2400; minute += 5) {
    const game = gameAt(played, minute * 60);
    const car = carsOf(game, 's4').find(
      (own) => own.state.action === 'DRIVING_WITH_SHIPMENT' && parkingsToOffer(game, own, game.now).length > 2,
    );
    if (car !== undefined) return { game, car };
  }
  throw new Error('never in this game');
}

async function show(
  { game, car }: { game: GameState; car: Car },
  seenAs: (state: GameState) => GameState = (state) => state,
): Promise<HTMLElement> {
  playOn(game, AS);
  select({ kind: 'CAR', id: car.id });
  function Card() {
    const state = seenAs(useGame((now) => now));
    const own = findCar(state, car.id);
    return (
      <>
        <h1>Mapa</h1>
        <h2>{car.id}</h2>
        {own === null ? null : <ParkingList game={state} car={own} now={state.now} />}
      </>
    );
  }
  return renderScreen(Card, 'map');
}

/** The first moment at which a car of the viewer loads. */
function loading(): { game: GameState; car: Car } {
  for (let minute = 30; minute < 2400; minute += 5) {
    const then = gameAt(played, minute * 60);
    const game = { ...then, setup: { ...then.setup, rulesVersion: RULES_VERSION } };
    const car = carsOf(game, 's4').find((own) => own.state.action === 'LOADING');
    if (car !== undefined) return { game, car };
  }
  throw new Error('never in this game');
}

const onAPhone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
const doing = (car: Car) => findCar(live(), car.id)?.state.action;

test('[CRS-4] one parking is proposed; another one is picked by the keyboard, and the button parks there', async () => {
  const { game, car } = several();
  const container = await show({ game, car });
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios).toHaveLength(parkingsToOffer(game, car, game.now).length);
  expect(radios.filter(({ checked }) => checked)).toHaveLength(1);
  await expectAccessible(container);
  const before = screen.getByRole('button', { name: /^Parkuj/u }).textContent;
  const other = radios.find(({ checked }) => !checked);
  if (other === undefined) throw new Error('no other parking');
  other.focus();
  await userEvent.keyboard(' ');
  expect(other.checked).toBe(true);
  const park = screen.getByRole('button', { name: /^Parkuj/u });
  expect(park.textContent).not.toBe(before);
  await userEvent.click(park);
  expect(doing(car)).toBe('DRIVING_TO_SLEEP');
});

test('[CRS-4] while a car loads the parking of the rest that follows is chosen, with the moment at which it begins, and given up again', async () => {
  const { game, car } = loading();
  const container = await show({ game, car });
  const [first] = screen.getAllByRole<HTMLInputElement>('radio');
  if (first === undefined) throw new Error('no parking');
  await userEvent.click(first);
  const [here] = parkingsToOffer(game, car, game.now);
  const hour = formatGameHour((here?.arrivesAt ?? 0) / 60);
  expect(container.textContent).toMatch(/Skrócony odpoczynek 9\sgodz\. po załadunku/u);
  expect(container.textContent).toContain(`po załadunku, od ${hour}.`);
  await userEvent.click(screen.getByRole('button', { name: /^Parkuj/u }));
  expect([doing(car), findCar(live(), car.id)?.restsNext]).toEqual(['LOADING', here?.parking.id]);
  expect(screen.queryByRole('button', { name: /jedź dalej/u })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zrezygnuj z parkingu' }));
  expect(findCar(live(), car.id)?.restsNext).toBeUndefined();
});

test('[CRS-6] where the day ends before the driving time, the parkings tell how they lie to it', async () => {
  const { game, car } = several();
  const dutySince = game.now - 14.5 * 3600;
  const short = (state: GameState): GameState => ({
    ...state,
    setup: { ...state.setup, settings: { ...state.setup.settings, day_minutes: 1440 } },
    cars: state.cars.map((own) => (own.id === car.id ? { ...own, dutySince } : own)),
  });
  const container = await show({ game, car }, short);
  expect(container.textContent).toMatch(/po porze odpoczynku/u);
  expect(container.textContent).toMatch(/do limitu jazdy \d+:\d{2} · \d+:\d{2} po porze/u);
  expect(container.textContent).not.toMatch(/po limicie/u);
});

test('a parking that was chosen is given up with one press, and the car goes on', async () => {
  const { game, car } = several();
  await show({ game, car });
  await userEvent.click(screen.getByRole('button', { name: /^Parkuj/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Nie parkuj, jedź dalej' }));
  expect(doing(car)).toBe('DRIVING_WITH_SHIPMENT');
  expect(screen.getByRole('button', { name: /^Parkuj/u })).toBeDefined();
});

test('the car is stopped where it is', async () => {
  const { game, car } = several();
  await show({ game, car });
  await userEvent.click(screen.getByRole('button', { name: 'Zatrzymaj tu' }));
  expect(doing(car)).not.toBe('DRIVING_WITH_SHIPMENT');
});

test('on a phone the proposed one stands alone; the others and the stop unfold, and fold again', async () => {
  onAPhone();
  const { game, car } = several();
  const count = parkingsToOffer(game, car, game.now).length;
  await show({ game, car });
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Zatrzymaj tu' })).toBeNull();
  const others = screen.getByRole('button', { name: `Inne (${count - 1})` });
  await userEvent.click(others);
  expect(screen.getAllByRole('radio')).toHaveLength(count);
  expect(screen.getByRole('button', { name: 'Zatrzymaj tu' })).toBeDefined();
  await userEvent.click(others);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

test('where no parking is left before the goal that is said, and the car can still be stopped', async () => {
  const { game, car } = several();
  await show({ game, car }, (state) => ({
    ...state,
    setup: { ...state.setup, world: { ...state.setup.world, parkings: [] } },
  }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Do celu nie ma już parkingu.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Zatrzymaj tu' }));
  expect(doing(car)).not.toBe('DRIVING_WITH_SHIPMENT');
});

test('each parking tells its price, when it is reached and how that lies to the limit', async () => {
  const { game, car } = several();
  await show({ game, car });
  for (const row of within(screen.getByRole('list')).getAllByRole('listitem')) {
    expect(row.textContent).toMatch(/strzeżony · \d+\szł/u);
    expect(row.textContent).toMatch(/\d{1,2}:\d{2}/u);
    expect(row.textContent).toMatch(/(?:do limitu jazdy \d+:\d{2}|po limicie)/u);
  }
});
