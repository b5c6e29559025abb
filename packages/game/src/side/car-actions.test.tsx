import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { carsOf, findCar, returnCost, type Car, type GameState } from '@fracht/engine';
import { formatGrosze } from '@fracht/kit/format.ts';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { gameStore } from '../store/game-store.ts';
import { useGame } from '../store/hooks.ts';
import { CarActions } from './car-actions.tsx';

const played = aPlayedGame();

afterEach(cleanup);

function live(): GameState {
  const { game } = gameStore.getState();
  if (game === null) throw new Error('no game');
  return game;
}

/** The first moment at which a car of the viewer's stands empty away from its base. */
function emptyAway(): { game: GameState; car: Car } {
  for (let minute = 30; minute < 2400; minute += 5) {
    const game = gameAt(played, minute * 60);
    const car = carsOf(game, 's4').find(({ state, subcontractor }) => state.action === 'AVAILABLE' && !subcontractor);
    if (car !== undefined) return { game, car };
  }
  throw new Error('never in this game');
}

test('an empty car is sent to its base only after the price of the way was said and agreed to', async () => {
  const { game, car } = emptyAway();
  const cost = returnCost(game, car);
  playOn(game, { player: 's4', type: 'STUDENT' });
  await renderScreen(function Card() {
    const state = useGame((now) => now);
    const own = findCar(state, car.id);
    return (
      <>
        <h1>{car.id}</h1>
        {own === null ? null : <CarActions game={state} car={own} now={state.now} />}
      </>
    );
  }, 'map');

  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Wróć do bazy' }));
  await ask();
  const question = await screen.findByRole('alertdialog', { name: `Wysłać ${car.id} do bazy?` });
  expect(question.textContent).toContain(formatGrosze(cost));
  await userEvent.click(within(question).getByRole('button', { name: 'Niech czeka' }));
  expect(findCar(live(), car.id)?.state.action).toBe('AVAILABLE');

  await ask();
  await userEvent.click(screen.getByRole('button', { name: /^Wróć do bazy \(/u }));
  expect(findCar(live(), car.id)?.state.action).toBe('DRIVING_EMPTY');
  expect(screen.queryByRole('button', { name: 'Wróć do bazy' })).toBeNull();
});
