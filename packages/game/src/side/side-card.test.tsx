import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  carsOf,
  findCar,
  findOrder,
  isSleeping,
  offeredOrders,
  parkingsAhead,
  type Car,
  type GameState,
} from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { fitOf } from '../parts/fit.ts';
import { isOnMap } from '../parts/is-on-map.ts';
import { standsIn } from '../parts/stands-in.ts';
import { gameStore } from '../store/game-store.ts';
import { select, uiStore } from '../store/ui-store.ts';
import { SideCard } from './side-card.tsx';

const played = aPlayedGame();
const AS = { player: 's4', type: 'STUDENT' } as const;

afterEach(() => {
  cleanup();
  select(null);
});

function live(): GameState {
  const { game } = gameStore.getState();
  if (game === null) throw new Error('no game');
  return game;
}

/** The trucks that are in the same place as this one. */
function stackOf(game: GameState, car: Car): readonly Car[] {
  const city = standsIn(game, car);
  return city === null ? [] : game.cars.filter((one) => isOnMap(one) && standsIn(game, one) === city);
}

/** The game at the first moment at which something holds for one of the viewer's cars. */
function when(holds: (game: GameState, car: ReturnType<typeof carsOf>[number]) => boolean) {
  for (let minute = 30; minute < 2400; minute += 10) {
    const game = gameAt(played, minute * 60);
    const car = carsOf(game, 's4').find((own) => holds(game, own));
    if (car !== undefined) return { game, car };
  }
  throw new Error('never in this game');
}

test('[MAP-11] an order nobody has can be booked, and then a car sent: two presses', async () => {
  const game = gameAt(played, 60);
  const [order] = offeredOrders(game);
  if (order === undefined) throw new Error('no order');
  playOn(game, AS);
  select({ kind: 'ORDER', id: order.id });
  const container = await renderScreen(SideCard, 'map');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Rezerwuj zlecenie' }));
  expect(findOrder(live(), order.id)?.player).toBe('s4');
  const [send] = screen.getAllByRole('button', { name: /^Wyślij/ });
  if (send === undefined) throw new Error('no car to send');
  await userEvent.click(send);
  expect(findOrder(live(), order.id)?.car).not.toBeNull();
});

test('[ORL-11] the card of an order on offer tells what its trip would cost and leave; one that nobody makes in time tells nothing', async () => {
  const game = gameAt(played, 60);
  const made = offeredOrders(game).find((order) => fitOf(game, order, 's4', 60).calculation !== null);
  const late = offeredOrders(game).find((order) => order !== made);
  if (made === undefined || late === undefined) throw new Error('no such orders');
  const closed = { ...late, deliverWindow: { ...late.deliverWindow, to: late.pickWindow.to } };
  playOn({ ...game, orders: game.orders.map((order) => (order === late ? closed : order)) }, AS);
  select({ kind: 'ORDER', id: made.id });
  await renderScreen(SideCard, 'map');
  expect(screen.getByText('Koszt własny').nextElementSibling?.textContent).toMatch(/\d,\d\d\szł$/u);
  expect(screen.getByText('Marża').nextElementSibling?.textContent).toMatch(/%.*[+−]/u);
  act(() => select({ kind: 'ORDER', id: late.id }));
  expect(screen.queryByText('Marża')).toBeNull();
});

test('[ORL-10] the card of an order within a foreign state says that it is cabotage, and where', async () => {
  const game = gameAt(played, 60);
  const [order] = offeredOrders(game);
  if (order === undefined) throw new Error('no order');
  const coded = (wanted: string): number => game.setup.world.cities.find(({ code }) => code === wanted)?.id ?? -1;
  const path = [coded('HAM'), coded('HAN')];
  const [base = -1, destination = -1] = path;
  const orders = game.orders.map((one) => (one.id === order.id ? { ...one, eu: true, base, destination, path } : one));
  playOn({ ...game, orders }, AS);
  select({ kind: 'ORDER', id: order.id });
  await renderScreen(SideCard, 'map');
  expect(screen.getByText(/^kabotaż\sDE$/u, { selector: 'abbr' })).toBeDefined();
});

test('[MAP-11] a driving car shows its parkings, those past the limit with their overrun, and parks with one press', async () => {
  const { game, car } = when(
    (at, own) =>
      own.state.action === 'DRIVING_WITH_SHIPMENT' && parkingsAhead(at, own, at.now).some(({ overrun }) => overrun > 0),
  );
  playOn(game, AS);
  select({ kind: 'CAR', id: car.id });
  const container = await renderScreen(SideCard, 'map');
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);
  expect(screen.getAllByText(/po limicie$/u).length).toBeGreaterThan(0);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: /^Parkuj/ }));
  expect(findCar(live(), car.id)?.state.action).toBe('DRIVING_TO_SLEEP');
  expect(document.activeElement?.textContent).toBe('Nie parkuj, jedź dalej');
});

test('[MAP-10] a card that is opened has the focus on its title, and what opened it has it again when the card is closed', async () => {
  const game = gameAt(played, 60);
  const [order] = offeredOrders(game);
  if (order === undefined) throw new Error('no order');
  playOn(game, AS);
  await renderScreen(OverTheMap, 'map');
  const city = screen.getByRole('button', { name: 'Miasto' });
  city.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  act(() => select({ kind: 'ORDER', id: order.id }));
  expect(document.activeElement?.textContent).toBe(order.id);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(city);
});

test('[MAP-10] a card that goes after its opener has gone leaves the focus to the list of what is to be done', async () => {
  playOn(gameAt(played, 60), AS);
  await renderScreen(OverTheMap, 'map');
  act(() => select({ kind: 'CITY', id: 0 }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zadanie' }));
});

function OverTheMap() {
  return (
    <>
      <h1>Mapa</h1>
      <section data-hint="todo">
        <button type="button">Zadanie</button>
      </section>
      <button type="button" onClick={() => select({ kind: 'CITY', id: 0 })}>
        Miasto
      </button>
      <SideCard />
    </>
  );
}

test('[CRS-5] a sleeping driver’s card says until when, and what waking would cost', async () => {
  const { game, car } = when((_, own) => isSleeping(own.state.action));
  playOn(game, AS);
  select({ kind: 'CAR', id: car.id });
  const container = await renderScreen(SideCard, 'map');
  expect(screen.getByText(/^Odpoczywa do/u)).toBeTruthy();
  expect(screen.getByText(/odpoczynek się nie liczy/u)).toBeTruthy();
  await expectAccessible(container);
});

test('[MAP-11] a city lists its orders and free cars, and each opens its own card', async () => {
  const game = gameAt(played, 60);
  const [order] = offeredOrders(game);
  if (order === undefined) throw new Error('no order');
  playOn(game, AS);
  select({ kind: 'CITY', id: order.base });
  const container = await renderScreen(SideCard, 'map');
  await expectAccessible(container);
  const [row] = screen.getAllByRole('button', { name: /Załadunek/ });
  if (row === undefined) throw new Error('no order in the list');
  await userEvent.click(row);
  expect(screen.getByRole('complementary').getAttribute('aria-label')).toMatch(/^Zlecenie/u);
});

test('[MAP-17] a stack of trucks opens to their list, the own ones first, before the orders; each opens its own card', async () => {
  const { game, car: own } = when(
    (now, car) => isOnMap(car) && stackOf(now, car).some(({ player }) => player !== 's4'),
  );
  const city = standsIn(game, own);
  if (city === null) throw new Error('it stands in no city');
  const here = stackOf(game, own);
  playOn(game, AS);
  select({ kind: 'CITY', id: city, isStack: true });
  const container = await renderScreen(SideCard, 'map');
  await expectAccessible(container);
  const [first] = screen.getAllByRole('heading', { level: 3 });
  expect(first?.textContent).toMatch(/^Twoje samochody tutaj/u);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  const rows = here.map(({ id, player }) => ({
    isOwn: player === 's4',
    place: names.findIndex((name) => name.includes(id)),
  }));
  expect(rows.every(({ place }) => place !== -1)).toBe(true);
  const places = (isOwn: boolean) => rows.filter((row) => row.isOwn === isOwn).map(({ place }) => place);
  expect(Math.max(...places(true))).toBeLessThan(Math.min(...places(false), Infinity));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(own.id, 'u') }));
  expect(uiStore.getState().selection).toEqual({ kind: 'CAR', id: own.id });
});

test('[MAP-11] another player’s car offers nothing to do', async () => {
  const game = gameAt(played, 10 * 3600);
  const [car] = carsOf(game, 's2');
  if (car === undefined) throw new Error('no car');
  playOn(game, AS);
  select({ kind: 'CAR', id: car.id });
  await renderScreen(SideCard, 'map');
  expect(screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Pokaż więcej',
    'Zamknij kartę',
  ]);
});
