import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { carsOf, isDriving, parkingsAhead } from '@fracht/engine';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { carOutlook } from './car-outlook.ts';
import { CarsScreen } from './cars-screen.tsx';

const played = aPlayedGame();
const AS = { player: 's1', type: 'STUDENT' } as const;

afterEach(cleanup);

test('[CRS-1] own cars are listed with what they do, their work time and the EU courses', async () => {
  const game = gameAt(played, 22 * 3600);
  playOn(game, AS);
  const container = await renderScreen(CarsScreen, 'cars');
  const table = screen.getByRole('table', { name: 'Tabela samochodów' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(
    carsOf(game, 's1').map(({ id, subcontractor }) =>
      expect.stringContaining(`${id}${subcontractor ? 'podwykonawca' : 'firmowy'}`),
    ),
  );
  expect(within(table).getAllByRole('img', { name: /^Czas jazdy/ })).toHaveLength(carsOf(game, 's1').length);
  await expectAccessible(container);
});

test('[CRS-1] a subcontractor that is added stands among own cars', async () => {
  const game = gameAt(played, 60);
  playOn(game, AS);
  await renderScreen(CarsScreen, 'cars');
  const before = screen.queryAllByText('podwykonawca').length;
  const [offer] = screen.getAllByRole('button', { name: /^Dodaj podwykonawcę/ });
  if (offer !== undefined) await userEvent.click(offer);
  expect(screen.getAllByText('podwykonawca')).toHaveLength(before + 1);
});

test('[CRS-1] the free cars of the group stand in a list of their own', async () => {
  const game = gameAt(played, 60);
  playOn(game, AS);
  const container = await renderScreen(CarsScreen, 'cars');
  await userEvent.click(screen.getByRole('button', { name: /Wolne w\u00a0grupie/ }));
  const rows = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  const counts = rows.map((text) => Number(/-\d{2}(\d+)\u00a0woln/.exec(text)?.[1] ?? 1));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(game.cars.filter(({ player }) => player === null).length);
  await expectAccessible(container);
});

test('[CRS-4] a parking is chosen among those ahead, and the car is then on its way to sleep, until the choice is given up in the same list', async () => {
  const { game, car } = carThatNeedsParking();
  playOn(game, { player: car.player ?? '', type: 'STUDENT' });
  await renderScreen(CarsScreen, 'cars');
  await userEvent.click(screen.getByRole('button', { name: `Wybierz parking, ${car.id}` }));
  const dialog = await screen.findByRole('dialog', { name: `Parking dla ${car.id}` });
  await expectAccessible(dialog);
  expect(within(dialog).getByText(/24\sgodziny od końca poprzedniego.*najwyżej trzy/u)).toBeTruthy();
  expect(within(dialog).getByText(/561\/2006.*art\.\s8 ust\.\s2.*sprawdzono/iu)).toBeTruthy();
  const [first] = within(dialog).getAllByRole('button', { name: /^Parkuj tutaj/ });
  if (first !== undefined) await userEvent.click(first);
  expect(screen.getByRole('row', { name: new RegExp(`^${car.id}|${car.id}`) }).textContent).toContain(
    'Dojazd na parking',
  );
  await userEvent.click(screen.getByRole('button', { name: `Zmień parking, ${car.id}` }));
  const again = await screen.findByRole('dialog', { name: `Parking dla ${car.id}` });
  expect(within(again).getByText('wybrany')).toBeTruthy();
  await userEvent.click(within(again).getByRole('button', { name: 'Nie parkuj, jedź dalej' }));
  expect(screen.queryByRole('button', { name: `Zmień parking, ${car.id}` })).toBeNull();
  expect(screen.getByRole('row', { name: new RegExp(`^${car.id}|${car.id}`) }).textContent).not.toContain(
    'Dojazd na parking',
  );
});

function carThatNeedsParking() {
  for (let at = 3600; at < 36 * 3600; at += 1200) {
    const game = gameAt(played, at);
    if (game.state !== 'IN_PROGRESS') continue;
    const car = game.cars.find(
      (candidate) =>
        candidate.player !== null &&
        isDriving(candidate.state.action) &&
        candidate.state.action !== 'DRIVING_TO_SLEEP' &&
        carOutlook(game, candidate, at).task?.kind === 'PARK' &&
        parkingsAhead(game, candidate, at).length > 0,
    );
    if (car !== undefined) return { game, car };
  }
  throw new Error('no car needs a parking in this game');
}
