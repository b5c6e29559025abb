import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { gameEndsAt, meanwhileOf, type GameState, type WorthDoing, type PlayerId } from '@fracht/engine';
import { aPlayedGame, gameAt, TEACHER } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { select, uiStore } from '../store/ui-store.ts';
import { todoList } from './todo-list.ts';
import { TodoPanel } from './todo-panel.tsx';

const played = aPlayedGame();
const STUDENT = 's4';

afterEach(() => {
  cleanup();
  select(null);
  vi.unstubAllGlobals();
});

const Page = () => (
  <>
    <h1>Mapa</h1>
    <TodoPanel />
  </>
);

/** The first moment at which a student of the game has this many things to do. */
function when(isRight: (count: number, game: GameState) => boolean): GameState {
  for (let at = 600; at < 40 * 3600; at += 600) {
    const game = gameAt(played, at);
    if (game.state === 'IN_PROGRESS' && isRight(todoList(game, STUDENT, game.now).length, game)) return game;
  }
  throw new Error('never in this game');
}

async function show(game: GameState, player: PlayerId = STUDENT): Promise<HTMLElement> {
  showGame(game, { player, type: player === TEACHER.id ? 'TEACHER' : 'STUDENT' });
  return renderScreen(Page, 'map');
}

const panel = () => within(screen.getByRole('region', { name: 'Do zrobienia' }));
const titles = () => panel().queryAllByRole('listitem').length;

test('[MAP-12] a row of the list opens its order or car, by the keyboard too', async () => {
  const game = when((count) => count > 0);
  const container = await show(game);
  await expectAccessible(container);
  const [first] = todoList(game, STUDENT, game.now);
  panel().getAllByRole('button')[0]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(uiStore.getState().selection).toEqual(first?.target);
});

test('[MAP-12] [ORD-13] that new orders may come is said only while they may', async () => {
  const game = when((count) => count === 0);
  const none = { ...game, orders: [], orderIndex: {}, cars: [] };
  await show(none);
  expect(panel().getByText(/ Teraz nie ma wolnych zleceń\. Nowe mogą się jeszcze pojawić\.$/u)).toBeDefined();
  cleanup();
  await show({ ...none, round: 4, now: gameEndsAt(game.setup) - 1 });
  expect(panel().getByText(/ Teraz nie ma wolnych zleceń\.$/u)).toBeDefined();
});

test('[MAP-15] while all is on the road the list tells what can be done meanwhile, and opens it', async () => {
  const game = when((count, at) => count === 0 && [meanwhileOf(at, STUDENT, at.now)].some(isWorthALook));
  const { orders, rest } = meanwhileOf(game, STUDENT, game.now);
  await expectAccessible(await show(game));
  expect(panel().getByText(/^Wszystko jedzie\./u)).toBeDefined();
  expect(panel().getByRole('link').textContent).toMatch(new RegExp(`^Zdążysz jeszcze wziąć ${orders}\u00a0zlece`, 'u'));
  await userEvent.click(panel().getByRole('button', { name: new RegExp(`${rest?.car.id}: następny odpoczynek`, 'u') }));
  expect(uiStore.getState().selection).toEqual({ kind: 'CAR', id: rest?.car.id });
});

function isWorthALook({ orders, rest }: WorthDoing): boolean {
  return orders > 0 && rest !== null;
}

test('[MAP-20] the own sentence of before stands over the list until the first order is reserved, for its student alone', async () => {
  const game = when((count) => count === 0);
  const call = `GET game/sentences/earlier/${game.setup.game}`;
  fakeServer({ [call]: { payload: { own: 'policzę, czy zdążę', agreed: [] } } });
  const late = (player: GameState['players'][number]) => (player.id === STUDENT ? { ...player, journal: [] } : player);
  const container = await show({ ...game, cars: [], players: game.players.map(late) });
  expect((await panel().findByText('Następnym razem')).parentElement?.textContent).toBe(
    'Następnym razem policzę, czy zdążę',
  );
  await expectAccessible(container);
  cleanup();
  const asked = fakeServer({ [call]: { payload: { own: 'policzę, czy zdążę', agreed: [] } } });
  await show(game);
  expect(panel().queryByText('Następnym razem')).toBeNull();
  expect(asked).toEqual([]);
});

test('who has nothing to do is told so, with a way to the orders', async () => {
  const game = when((count) => count === 0);
  await show({ ...game, cars: [] });
  expect(titles()).toBe(0);
  expect(panel().getByText(/^(?:Wszystko jedzie|Nic jeszcze nie jedzie)\./u)).toBeDefined();
  expect(panel().getByRole('link').getAttribute('href')).toBe('/game/game-1/orders');
});

test('on a phone the most urgent stands alone; the rest unfolds and folds again', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const game = when((count) => count > 1);
  const count = todoList(game, STUDENT, game.now).length;
  await show(game);
  expect(titles()).toBe(1);
  await userEvent.click(panel().getByRole('button', { name: `jeszcze ${count - 1}` }));
  expect(titles()).toBe(count);
  await userEvent.click(panel().getByRole('button', { name: 'zwiń', expanded: true }));
  expect(titles()).toBe(1);
});

test('a teacher without cars has no list, and after the end nobody has', async () => {
  const game = when((count) => count > 0);
  await show(game, TEACHER.id);
  expect(screen.queryByRole('region', { name: 'Do zrobienia' })).toBeNull();
  cleanup();
  await show({ ...game, state: 'FINISHED' });
  expect(screen.queryByRole('region', { name: 'Do zrobienia' })).toBeNull();
});
