import { CHANGE_EVENTS } from '@fracht/content';
import { OFFERED } from '@fracht/testing/game/offered.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  applyAction,
  EMPTY_LIBRARY,
  findOrder,
  isOnTime,
  leftOf,
  offeredOrders,
  onwardOf,
  orderPay,
  ordersOf,
  parseOrderStage,
  RULES_VERSION,
  subcontractorCar,
  tripCosts,
  tripMargin,
  type GameState,
  type Order,
} from '@fracht/engine';
import { formatDecimals, formatGrosze } from '@fracht/kit/format.ts';
import { playOn } from '@fracht/testing/game/local-session.ts';
import { aPlayedGame, gameAt, TEACHER } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen } from '@fracht/testing/game/render-in-game.tsx';
import { cargoFacts, cargoLine } from '../../parts/cargo-words.ts';
import { signedZloty } from '../../parts/margin.tsx';
import { carChoices, isInTime } from './car-choice.ts';
import { ShipmentsScreen } from './shipments-screen.tsx';

const played = aPlayedGame();
const newest = aPlayedGame(4, 'lekcja', EMPTY_LIBRARY, RULES_VERSION);
const PATH = 'shipments/{-$orderId}';
const AS = { player: 's1', type: 'STUDENT' } as const;

afterEach(cleanup);

test('[SHP-1] own orders under way are listed, the first is open with its course, windows and papers', async () => {
  const game = gameAt(played, 22 * 3600);
  playOn(game, AS);
  const container = await renderScreen(ShipmentsScreen, PATH, 'shipments');
  const list = screen.getByRole('list', { name: 'Lista moich zleceń' });
  const open = ordersOf(game, 's1').filter((order) => !order.delivered && !order.expired);
  expect(within(list).getAllByRole('link')).toHaveLength(open.length);
  expect(screen.getByRole('heading', { level: 2, name: open[0]?.id ?? '' })).toBeDefined();
  expect(screen.getByText('Przebieg zlecenia')).toBeDefined();
  expect(screen.getByText('Zlecenie transportowe')).toBeDefined();
  await expectAccessible(container);
});

test('[SHP-1] an address with dashes opens its order, an ended one among the ended', async () => {
  playOn(played.end, AS);
  const order = ordersOf(played.end, 's1').find(({ delivered }) => delivered);
  await renderScreen(ShipmentsScreen, PATH, `shipments/${order?.id.replaceAll('/', '-')}`);
  expect(screen.getByRole('heading', { level: 2, name: order?.id ?? '' })).toBeDefined();
  expect(screen.getByRole('button', { name: /Zakończone/ }).getAttribute('aria-pressed')).toBe('true');
});

test('[CRS-4] while its car loads, the page of an order chooses the parking for afterwards, and gives it up again', async () => {
  const { game, order } = whileLoading();
  playOn(game, { player: order.player ?? '', type: 'STUDENT' });
  await renderScreen(ShipmentsScreen, PATH, `shipments/${order.id.replaceAll('/', '-')}`);
  const drop = { name: 'Zrezygnuj z parkingu' };
  expect(screen.queryByRole('button', drop)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Wybierz parking' }));
  const [first] = within(await screen.findByRole('dialog')).getAllByRole('button', { name: /^Parkuj tutaj/u });
  if (first === undefined) throw new Error('no parking');
  await userEvent.click(first);
  await userEvent.click(await screen.findByRole('button', drop));
  expect(await screen.findByRole('button', { name: 'Wybierz parking' })).toBeTruthy();
  expect(screen.queryByRole('button', drop)).toBeNull();
});

/** The first moment at which a student's car loads. */
function whileLoading(): { game: GameState; order: Order } {
  for (let minute = 30; minute < 2400; minute += 5) {
    const game = gameAt(newest, minute * 60);
    const order = game.orders.find(({ id }) =>
      game.cars.some(({ shipment, state }) => shipment === id && state.action === 'LOADING'),
    );
    if (game.state === 'IN_PROGRESS' && order !== undefined) return { game, order };
  }
  throw new Error('never in this game');
}

test('[SHP-1] an order that is nobody of ours says so', async () => {
  playOn(gameAt(played, 3600), AS);
  await renderScreen(ShipmentsScreen, PATH, 'shipments/XXX-1126-0010');
  expect(screen.getByText('Nie ma takiego zlecenia wśród Twoich.')).toBeDefined();
});

test('[SHP-2] a reserved order begins with its windows and offers its cars, best first; sending one begins the course, taking it back ends it', async () => {
  const game = withBooking(gameAt(played, 30));
  playOn(game.state, { player: 's4', type: 'STUDENT' });
  await renderScreen(ShipmentsScreen, PATH, `shipments/${game.order.replaceAll('/', '-')}`);
  const cars = screen.getByRole('list', { name: 'Wybierz samochód do zlecenia' });
  const facts = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(facts().slice(0, 5)).toEqual([
    expect.stringMatching(/^Załadunek, dzień\s1$/u),
    expect.stringMatching(/^Rozładunek, (?:dzień|dni)\s/u),
    'Fracht',
    'Kara, gdy się spóźni',
    'Trasa',
  ]);
  const [first] = within(cars).getAllByRole('button', { name: /^Wyślij/u });
  const name = first?.textContent?.replace('Wyślij ', '') ?? '';
  if (first !== undefined) await userEvent.click(first);
  expect(screen.getByText(/Przygotowanie samochodu/)).toBeDefined();
  expect(facts().slice(0, 5)).toEqual(['Fracht', 'Kara, gdy się spóźni', 'Trasa', 'Samochód', 'Czy zdąży']);
  await userEvent.click(screen.getByRole('button', { name: `Odwołaj ${name}` }));
  expect(screen.getByRole('list', { name: 'Wybierz samochód do zlecenia' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Odwołaj rezerwację' }));
  expect(screen.getByRole('button', { name: 'Rezerwuj' })).toBeDefined();
});

test('[SHP-2] [BKG-3] before a reservation is given back stands what goes back with it', async () => {
  const library = { ...EMPTY_LIBRARY, changes: CHANGE_EVENTS.filter(({ id }) => id === 'Z05') };
  const { state, order } = withBooking(gameAt(newest, 30));
  const begun = { ...state, setup: { ...state.setup, library } };
  const day = state.day ?? '';
  const bring = { action: 'START_EVENTS', situation: 'Z05', player: 's4' } as const;
  const struck = applyAction(begun, bring, { player: TEACHER.id, type: 'TEACHER', day });
  const reply = { action: 'RESOLVE_CHANGE_EVENT', order, event: 'Z05', answer: 2 } as const;
  const paid = struck.ok ? applyAction(struck.value, reply, { player: 's4', type: 'STUDENT', day }) : struck;
  if (!paid.ok) throw new Error(paid.error);
  playOn(paid.value, { player: 's4', type: 'STUDENT' });
  await renderScreen(ShipmentsScreen, PATH, `shipments/${order.replaceAll('/', '-')}`);
  expect(screen.getByText(/dopłata 600,00\szł wraca do klienta/u)).toBeDefined();
});

test('[SHP-6] beside each car stand its cost and margin, below them the calculation of the one that is chosen', async () => {
  const game = withBooking(gameAt(played, 30), (state, { id }) => {
    const order = findOrder(state, id);
    const choices = order === null ? [] : carChoices(state, order, 's4', state.now).filter(isInTime);
    return choices[0]?.offer === null && choices.some(({ offer }) => offer !== null);
  });
  playOn(game.state, { player: 's4', type: 'STUDENT' });
  const container = await renderScreen(ShipmentsScreen, PATH, `shipments/${game.order.replaceAll('/', '-')}`);
  const order = findOrder(game.state, game.order);
  const choices = order === null ? [] : carChoices(game.state, order, 's4', game.state.now);
  const rows = within(screen.getByRole('list', { name: 'Wybierz samochód do zlecenia' })).getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(1);
  for (const [place, row] of rows.entries()) {
    const trip = choices[place]?.trip;
    if (trip === undefined) throw new Error('a row without a choice');
    expect(row.textContent).toContain(formatDecimals(tripCosts(trip) / 100));
    expect(row.textContent).toContain(signedZloty(tripMargin(trip)));
  }
  const hired = choices.findIndex(({ offer, fit }) => offer !== null && fit.tone !== 'no');
  await userEvent.click(within(rows[hired] ?? container).getByRole('button', { name: /pokaż kalkulację/u }));
  const card = await screen.findByRole('region', { name: /^Kalkulacja wstępna: podwykonawca/u });
  expect(within(card).getByRole('row', { name: /^Cena podwykonawcy/u })).toBeDefined();
  await userEvent.click(within(rows[0] ?? container).getByRole('button', { name: /pokaż kalkulację/u }));
  const own = await screen.findByRole('region', { name: `Kalkulacja wstępna: ${choices[0]?.car.id}` });
  const amounts = within(own).getAllByRole('row').slice(1).map(lastAmount);
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
  expect(within(own).getByText('Próg rentowności')).toBeDefined();
  await expectAccessible(container);
});

test('[SHP-6] a hired car says that it is one, beside its number', async () => {
  const game = withBooking(gameAt(played, 30));
  const order = findOrder(game.state, game.order);
  if (order === null) throw new Error('no order');
  const hired = subcontractorCar({ id: `${order.type}-4-01`, type: order.type, base: order.base, driver: 1 }, 's4');
  playOn({ ...game.state, cars: [...game.state.cars, hired] }, { player: 's4', type: 'STUDENT' });
  await renderScreen(ShipmentsScreen, PATH, `shipments/${game.order.replaceAll('/', '-')}`);
  const rows = within(screen.getByRole('list', { name: 'Wybierz samochód do zlecenia' })).getAllByRole('listitem');
  const row = rows.find(({ textContent }) => textContent?.includes(hired.id));
  expect(row?.textContent).toMatch(/podwykonawca, \S/u);
});

test('[SHP-6] while the game stands the calculation of the chosen car does not go, nor that of a late one', async () => {
  const game = withBooking(gameAt(played, 30));
  const orders = game.state.orders.map((order) =>
    order.id === game.order ? { ...order, deliverWindow: { ...order.deliverWindow, to: order.pickWindow.to } } : order,
  );
  playOn({ ...game.state, orders, state: 'PAUSED' }, { player: 's4', type: 'STUDENT' });
  await renderScreen(ShipmentsScreen, PATH, `shipments/${game.order.replaceAll('/', '-')}`);
  const [first] = within(screen.getByRole('list', { name: 'Wybierz samochód do zlecenia' })).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/nie zdąży\s*brakuje \d+:\d{2}/u);
  expect(await screen.findByRole('region', { name: /^Kalkulacja wstępna/u })).toBeDefined();
  expect(screen.queryByRole('region', { name: /^A\spotem/u })).toBeNull();
});

test('[SHP-8] while the car is under way both ways on from the destination stand below its account, for an own car alone', async () => {
  const game = gameAt(newest, 22 * 3600);
  const open = ordersOf(game, 's1').find((order) => order.car !== null && !order.delivered && !order.expired);
  const car = game.cars.find(({ id }) => id === open?.car);
  if (open === undefined || car === undefined) throw new Error('no order under way');
  const away = game.setup.world.cities.find(({ id }) => id !== open.destination)?.id ?? -1;
  const shown = async (subcontractor: boolean): Promise<Element | null> => {
    cleanup();
    const cars = game.cars.map((one) => (one === car ? { ...one, base: away, subcontractor } : one));
    playOn({ ...game, cars }, AS);
    await renderScreen(ShipmentsScreen, PATH, `shipments/${open.id.replaceAll('/', '-')}`);
    await screen.findByRole('columnheader', { name: 'dotąd' });
    return screen.queryByRole('region', { name: /^A\spotem/u });
  };
  expect((await shown(false))?.textContent).toContain('Powrót na pusto');
  expect(await shown(true)).toBeNull();
});

test('[SHP-7] an ended order sets what was planned beside what came, an order under way beside what was spent so far', async () => {
  playOn(newest.end, AS);
  const ended = ordersOf(newest.end, 's1').find(({ delivered }) => delivered);
  const container = await renderScreen(ShipmentsScreen, PATH, `shipments/${ended?.id.replaceAll('/', '-')}`);
  const table = await screen.findByRole('table', { name: 'Kalkulacja wstępna i\u00a0wynikowa' });
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads).toEqual(['Kalkulacja, zł', 'wstępna', 'wynikowa', 'różnica']);
  const [me] = newest.end.players.filter(({ id }) => id === 's1');
  const entries = me?.ledger.filter(({ order }) => order === ended?.id) ?? [];
  const real = entries.reduce((sum, { money }) => sum + money, 0);
  expect(within(table).getByRole('row', { name: /^Marża/u }).textContent).toContain(formatDecimals(real / 100));
  await expectAccessible(container);
  cleanup();
  const game = gameAt(newest, 22 * 3600);
  playOn(game, AS);
  const open = ordersOf(game, 's1').find((order) => order.car !== null && !order.delivered && !order.expired);
  await renderScreen(ShipmentsScreen, PATH, `shipments/${open?.id.replaceAll('/', '-')}`);
  expect(await screen.findByRole('columnheader', { name: 'dotąd' })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'różnica' })).toBeNull();
});

/** The amount in the last cell of a row, in grosze. */
function lastAmount(row: HTMLElement): number {
  const text = within(row).getAllByRole('cell').at(-1)?.textContent ?? '';
  return Math.round(Number(text.replaceAll(/\s/gu, '').replace(',', '.')) * 100);
}

test('[SHP-8] beside the calculation stand both ways home, empty and with a load on offer, with what is left of both', async () => {
  const waysOf = (state: GameState, id: string) => {
    const order = findOrder(state, id);
    const [choice] = order === null ? [] : carChoices(state, order, 's4', state.now);
    const plan = choice?.fit.plan ?? null;
    if (order === null || choice === undefined || plan === null || !isInTime(choice)) return null;
    const onward = onwardOf(state, order, { car: choice.car, plan }, 's4');
    return onward?.load == null ? null : { choice, onward, load: onward.load };
  };
  const game = withBooking(gameAt(aPlayedGame(8, 'lekcja'), 60), (state, { id }) => waysOf(state, id) !== null);
  const ways = waysOf(game.state, game.order);
  if (ways === null) throw new Error('no way on');
  playOn(game.state, { player: 's4', type: 'STUDENT' });
  const container = await renderScreen(ShipmentsScreen, PATH, `shipments/${game.order.replaceAll('/', '-')}`);
  const card = screen.getByRole('region', { name: /^A\spotem:/u });
  const margin = tripMargin(ways.choice.trip);
  expect(card.textContent).toContain(`razem ${signedZloty(margin - ways.onward.empty)}`);
  expect(card.textContent).toContain(`razem ${signedZloty(margin + leftOf(ways.load))}`);
  const costs = tripCosts(ways.load.calculation);
  expect(orderPay(ways.load.order) - costs - ways.load.home).toBe(leftOf(ways.load));
  expect(card.textContent).toContain(`, koszt ${formatGrosze(costs)}, okno od`);
  expect(within(card).getByRole('link', { name: ways.load.order.id })).toBeDefined();
  await expectAccessible(container);
});

test('[SHP-9] [ORL-12] the page of an order tells all of its cargo, and its consignment note names it', async () => {
  const game = gameAt(newest, 22 * 3600);
  playOn(game, AS);
  const container = await renderScreen(ShipmentsScreen, PATH, 'shipments');
  const [open] = ordersOf(game, 's1').filter((order) => !order.delivered && !order.expired);
  if (open === undefined) throw new Error('Nothing under way');
  const { world } = game.setup;
  const seen = (words: string) => words.replaceAll('\u00a0', ' ');
  const facts = cargoFacts(world, open);
  expect(facts.length).toBeGreaterThanOrEqual(3);
  for (const [name, value] of facts) {
    expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(screen.getAllByText(seen(value)).length).toBeGreaterThan(0);
  }
  const line = seen(cargoLine(world, open) ?? 'nothing');
  expect(screen.getAllByText(line).length).toBeGreaterThanOrEqual(2);
  expect(
    screen.getByText((text) => text.startsWith(`${line}; podpis nadawcy`) || text.startsWith(`${line}; 3 oryg`)),
  ).toBeDefined();
  await expectAccessible(container);
});

test('[ORL-10] [SHP-5] an order within a foreign state says that it is cabotage, and what the law says of that', async () => {
  const game = withBooking(gameAt(played, 30));
  const coded = (wanted: string): number => game.state.setup.world.cities.find(({ code }) => code === wanted)?.id ?? -1;
  const [base, destination] = [coded('HAM'), coded('HAN')];
  const orders = game.state.orders.map((order) =>
    order.id === game.order ? { ...order, eu: true, base, destination, path: [base, destination] } : order,
  );
  playOn({ ...game.state, orders }, { player: 's4', type: 'STUDENT' });
  const container = await renderScreen(ShipmentsScreen, PATH, `shipments/${game.order.replaceAll('/', '-')}`);
  expect(screen.getByText(/^kabotaż\sDE$/u, { selector: 'abbr' })).toBeDefined();
  expect(screen.getByText(/^Zgłoszenie delegowania/u)).toBeDefined();
  expect(container.textContent).toMatch(/kabotaż\sw\sNiemczech.*3\sprzewozy w\s7\sdni.*1072\/2009.*Sprawdzono/u);
  await expectAccessible(container);
});

test('[SHP-1] without orders the screen says where to find some', async () => {
  const game = gameAt(played, 10);
  playOn({ ...game, orders: game.orders.map((order) => parseOrderStage({ ...order, ...OFFERED })) }, AS);
  const container = await renderScreen(ShipmentsScreen, PATH, 'shipments');
  expect(screen.getByRole('link', { name: 'Przejdź do zleceń klientów' }).getAttribute('href')).toBe(
    '/game/game-1/orders',
  );
  await expectAccessible(container);
});

function withBooking(
  state: GameState,
  wanted: (state: GameState, order: Order) => boolean = () => true,
): { readonly state: GameState; readonly order: string } {
  for (const order of offeredOrders(state)) {
    const actor = { player: 's4', type: 'STUDENT', day: '2026-11-21' } as const;
    const booked = applyAction(state, { action: 'BOOK_ORDER', order: order.id }, actor);
    const hasCar = state.cars.some((car) => car.type === order.type && car.player === null);
    if (booked.ok && hasCar && wanted(booked.value, order)) return { state: booked.value, order: order.id };
  }
  throw new Error('nothing to book');
}

test('[JOY-10] [JOY-6] the row of a late delivery keeps a calm stamp beside what it brought and what being late took', async () => {
  const { end } = played;
  const isLate = (order: Order) => order.player === 's1' && order.delivered && !order.reversed && !isOnTime(order);
  const order = end.orders.find((one) => one.player === 's1' && one.delivered && isOnTime(one));
  if (order === undefined) throw new Error('nothing was delivered on time');
  const late = { ...order, reportedAt: order.deliverWindow.to * 60 + 1 };
  const line = { at: end.now, player: 's1', order: order.id, car: order.car };
  const players = end.players.map((player) =>
    player.id === 's1'
      ? {
          ...player,
          ledger: [
            ...player.ledger.filter((entry) => entry.order !== order.id),
            { ...line, id: 9001, reason: 'PAY', money: 204_600, points: 0 } as const,
            { ...line, id: 9002, reason: 'LATE_PENALTY', money: -20_500, points: 0 } as const,
            { ...line, id: 9003, reason: 'LATE_DELIVERY', money: 0, points: -10 } as const,
          ],
        }
      : player,
  );
  const orders = end.orders.map((one) => (one.id === order.id ? late : one));
  playOn({ ...end, orders, players }, AS);
  const container = await renderScreen(ShipmentsScreen, PATH, `shipments/${order.id.replaceAll('/', '-')}`);
  const list = screen.getByRole('list', { name: 'Lista moich zleceń' });
  const row = within(list).getByRole('link', { name: new RegExp(order.id, 'u') });
  expect(row.textContent?.replaceAll(/\s/gu, ' ')).toMatch(
    /dostarczone po czasie 2 046 zł, spóźnienie −205 zł i −10 pkt/u,
  );
  const punctual = end.orders.filter((one) => one.player === 's1' && one.id !== order.id && isOnTime(one));
  const stamps = within(list).queryAllByText('na czas');
  expect(stamps).toHaveLength(punctual.length);
  expect(within(list).getAllByText('dostarczone po czasie')).toHaveLength(orders.filter(isLate).length);
  await expectAccessible(container);
});
