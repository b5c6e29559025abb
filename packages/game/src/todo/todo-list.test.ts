import { expect, test } from 'vitest';
import {
  carProspects,
  carsOf,
  findCar,
  limitAt,
  mayOrdersCome,
  meanwhileOf,
  ordersOf,
  type Car,
  type GameState,
  type WorthDoing,
} from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { meanwhileRows, timeLeft, todoList } from './todo-list.ts';

const played = aPlayedGame();
const HOURS = Array.from({ length: 40 }, (_, hour) => gameAt(played, hour * 3600 + 600));
const SEATS = ['s1', 's2', 's3', 's4'] as const;

function everyList(read: (game: GameState, player: string) => void): void {
  for (const game of HOURS) for (const player of SEATS) read(game, player);
}

test('[MAP-12] the least time left comes first', () => {
  everyList((game, player) => {
    const left = todoList(game, player, game.now).flatMap((row) => (row.left === null ? [] : [row.left]));
    expect(left).toEqual([...left].toSorted((one, other) => one - other));
  });
});

test('[MAP-12] every order without a car asks for one, with the time to the end of its window', () => {
  everyList((game, player) => {
    const waiting = ordersOf(game, player).filter(
      ({ car, loaded, delivered, expired }) => car === null && !loaded && !delivered && !expired,
    );
    const rows = todoList(game, player, game.now).filter(({ target }) => target.kind === 'ORDER');
    expect(rows.map(({ key, left }) => `${key} ${left}`).toSorted()).toEqual(
      waiting.map(({ id, pickWindow }) => `${id} ${timeTo(pickWindow.to * 60 - game.now)}`).toSorted(),
    );
  });
});

function timeTo(left: number): number | null {
  return left > 0 ? left : null;
}

test('[MAP-12] a car that arrives within its work time asks for nothing', () => {
  everyList((game, player) => {
    const asking = todoList(game, player, game.now).map(({ key }) => key);
    const calm = carsOf(game, player).filter((car) => arrivesInTime(game, car));
    expect(calm.filter(({ id }) => asking.includes(id))).toEqual([]);
  });
});

function arrivesInTime(game: GameState, { id, state }: Car): boolean {
  const car = findCar(game, id);
  if (car === null || !('leg' in state) || state.leg.extra !== 0) return false;
  const limit = limitAt(game, car);
  const { leg } = state;
  return limit !== null && ((leg.length - leg.from) * 18) / (leg.speed * 5) + 1 < limit - leg.since;
}

test('[MAP-12] time left is a span, never an hour of the day', () => {
  expect(timeLeft(19 * 60)).toBe('19\u00a0min.');
  expect(timeLeft(86 * 60)).toBe('1:26');
  expect(timeLeft(0)).toBe('0\u00a0min.');
});

test('[MAP-15] what is worth a look meanwhile opens the back-load and the car that rests next, with the time that is left', () => {
  const seen: WorthDoing[] = [];
  everyList((game, player) => {
    const meanwhile = meanwhileOf(game, player, game.now);
    seen.push(meanwhile);
    const { backLoad, rest, free } = meanwhile;
    const rows = meanwhileRows(game, meanwhile, game.now).map(({ target, left }) => [target, left]);
    expect(rows).toEqual([
      ...(backLoad === null
        ? []
        : [
            [
              { kind: 'ORDER', id: backLoad.load.order.id, car: backLoad.car.id },
              backLoad.load.order.pickWindow.to * 60 - game.now,
            ],
          ]),
      ...(rest === null ? [] : [[{ kind: 'CAR', id: rest.car.id }, rest.at - game.now]]),
      ...(free === null || free.car.id === backLoad?.car.id
        ? []
        : [[{ kind: 'CAR', id: free.car.id }, free.at - game.now]]),
    ]);
  });
  expect(seen.filter(({ backLoad }) => backLoad !== null).length).toBeGreaterThan(0);
  expect(seen.filter(({ rest }) => rest !== null).length).toBeGreaterThan(3);
  expect(seen.filter(({ free }) => free !== null).length).toBeGreaterThan(3);
  expect(seen.filter(({ orders }) => orders > 1).length).toBeGreaterThan(3);
});

test('[MAP-18] an idle car says by how many orders it can earn, and where by none what is worth doing', () => {
  const seen = new Set<string>();
  for (const game of HOURS.map(withIdleCars)) {
    const rows = todoList(game, 's1', game.now);
    for (const car of carsOf(game, 's1').filter(({ state }) => state.action === 'AVAILABLE')) {
      const { here, away } = carProspects(game, car, game.now);
      const words = idleWords(here, away);
      const detail = rows.find(({ key }) => key === car.id)?.detail ?? '';
      expect(detail).toContain(words);
      expect(detail.includes('odesłać go do bazy')).toBe(
        here + away === 0 && !car.subcontractor && mayOrdersCome(game, game.now),
      );
      seen.add(words.replace(/\d+/u, ''));
    }
  }
  expect(seen.size).toBeGreaterThan(1);
});

function idleWords(here: number, away: number): string {
  if (here > 0) return `tu zarobi na ${here}\u00a0zleceni`;
  return away > 0 ? `zarobi na ${away}\u00a0zleceni` : 'na niczym nie zarobi';
}

/** The free cars of the fleet are all the first student's. */
function withIdleCars(game: GameState): GameState {
  const cars = game.cars.map((car): Car => {
    const { state } = car;
    return state.action === 'FREE' ? { ...car, player: 's1', state: { action: 'AVAILABLE', at: state.at } } : car;
  });
  return { ...game, cars };
}
