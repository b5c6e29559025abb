import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { carsOf, findCar, findOrder, isSleeping, offeredOrders, parkingsAhead, type GameState } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { gameStore } from '../store/game-store.ts';
import { select } from '../store/ui-store.ts';
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
