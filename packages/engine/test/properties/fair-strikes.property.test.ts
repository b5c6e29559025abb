import { beforeAll, expect, test } from 'vitest';
import { playGame } from '@fracht/bots';
import { DAY, aSetup } from '@fracht/testing/engine/a-setup.ts';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import { spend } from '@fracht/testing/runs/costs.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { applyAction } from '../../src/actions/index.ts';
import { advance, nextEventAt } from '../../src/advance.ts';
import { gameEndsAt, roundSeconds } from '../../src/clock.ts';
import { findCar } from '../../src/cars/car.ts';
import { type LogEntry, runEntry } from '../../src/log.ts';
import { newGame } from '../../src/new-game.ts';
import { isOpen } from '../../src/orders/order.ts';
import { type DeliveryPlan, planDelivery } from '../../src/planning/plan-delivery.ts';
import { scenarioOf } from '../../src/situations/find.ts';
import { withNumbers } from '../../src/situations/numbers.ts';
import { acceptedTexts } from '../../src/situations/typed-text.ts';
import { type OpenNode, placeAfter, wantsText } from '../../src/situations/walk.ts';
import { bestAnswerIndex } from '../../src/situations/worth.ts';
import type { Car, CarAction, GameSetup, GameState, OpenSituation, Order } from '../../src/state.ts';

const LEVELS = ['good', 'ordinary', 'careless', 'ordinary'] as const;
const LISTS = ['emergencies', 'changes', 'accidents'] as const;
type List = (typeof LISTS)[number];

/** Something that struck an order at a moment of a game, with the game at the previous event, which may be minutes earlier, and the game after it. */
type Blow = {
  readonly id: string;
  readonly list: List;
  readonly at: number;
  readonly place: number;
  readonly before: GameState;
  readonly after: GameState;
};

function user(id: string) {
  return { id, first_name: 'Ola', last_name: 'Mazur', num_games: 0 };
}

/** Every blow of a lesson of bots with the situations that ship. */
function blowsOf(seed: string): readonly Blow[] {
  spend('game');
  const setup = aSetup({ seed, library: THE_LIBRARY });
  const seats = LEVELS.map((level, seat) => ({ user: user(`gracz-${seat}`), level }));
  return blowsIn(setup, playGame(setup, user('nauczyciel'), seats, DAY).log);
}

function blowsIn(setup: GameSetup, log: readonly LogEntry[]): readonly Blow[] {
  const blows: Blow[] = [];
  let state = newGame(setup);
  const take = (next: GameState): void => {
    blows.push(...newIn(state, next));
    state = next;
  };
  const runTo = (end: number): void => {
    for (let at = nextEventAt(state); at !== null && at <= end; at = nextEventAt(state)) take(advance(state, at));
    take(advance(state, end));
  };
  for (const entry of log) {
    runTo(entry.at);
    const result = runEntry(state, entry);
    if (!result.ok) throw new Error(`Entry ${entry.seq} is refused: ${result.error}`);
    take(result.value);
  }
  runTo(gameEndsAt(setup));
  return blows;
}

function newIn(before: GameState, after: GameState): readonly Blow[] {
  if (before.orders === after.orders) return [];
  return after.orders.flatMap((order, place) =>
    LISTS.flatMap((list) =>
      order[list]
        .slice(before.orders[place]?.[list].length ?? 0)
        .map((one) => ({ id: one.id, list, at: 'at' in one ? one.at : one.since, place, before, after })),
    ),
  );
}

underSeeds('fair-strikes', (seed) => {
  let blows: readonly Blow[] = [];

  beforeAll(() => {
    const games = Array.from({ length: howMany({ few: 3, many: 40 }) }, (_, number) => `${seed} po równo ${number}`);
    blows = games.flatMap((game) => blowsOf(game));
  });

  test('[SIT-23] nothing strikes a player of whose orders none was loaded', () => {
    expect(blows.length).toBeGreaterThan(60);
    const early = blows.filter(({ after, place }) => {
      const player = after.orders[place]?.player;
      return !after.orders.some((order) => order.player === player && order.loaded);
    });
    expect(early.map(({ id }) => id)).toEqual([]);
  });

  test('[SIT-24] nothing strikes an order twice in a round', () => {
    const rounds = blows.map(({ at, place, after: { setup } }) => {
      return `${setup.seed} ${String(place)} ${String(Math.floor(at / roundSeconds(setup)))}`;
    });
    expect(rounds.filter((round, index) => rounds.indexOf(round) !== index)).toEqual([]);
  });

  test('[SIT-2] [SIT-10] [SIT-11] each strikes a car that does what its words say', () => {
    const told = blows.filter(({ list, id }) => statusOf(list, id) !== undefined);
    expect(told.length).toBeGreaterThan(20);
    const elsewhere = told.filter((blow) => {
      const status = statusOf(blow.list, blow.id);
      return ![...doingsOf(blow, blow.before), ...doingsOf(blow, blow.after)].some((doing) => doing === status);
    });
    expect(elsewhere.map(({ id, before, place }) => [id, before.orders[place]?.car])).toEqual([]);
  });

  test('[SIT-14] whoever answers at once in the best way is in time for every window, or no later for it than before', () => {
    const tried = blows.flatMap((blow) => {
      const [before, after] = [planIn({ ...blow.before, now: blow.at }, blow), planIn(answered(blow), blow)];
      return before === null || after === null ? [] : [{ id: blow.id, before, after }];
    });
    expect(tried.length).toBeGreaterThan(40);
    const late = tried.filter(({ id, before, after }) => {
      // A situation triggered by an event, such as a crossing, may let the driver rest.
      if (comesByWhatHappens(id) && (after.margins.day ?? 0) > (before.margins.day ?? 0)) return false;
      return (['loading', 'unloading'] as const).some((window) => {
        const [left, leaves] = [before.margins[window], after.margins[window]];
        return leaves !== null && leaves < 0 && (left === null || leaves < left);
      });
    });
    expect(late.map(({ id, before, after }) => [id, before.margins, after.margins])).toEqual([]);
  });
});

/** Whether the situation is triggered by a check, a theft, a ferry or a late arrival. */
function comesByWhatHappens(wanted: string): boolean {
  return THE_LIBRARY.emergencies.some(({ id, subtype, theft }) => id === wanted && (subtype !== 'EMERGENCY' || theft));
}

/** What the car should be doing according to the library; undefined if it does not say. */
function statusOf(list: List, wanted: string): CarAction | undefined {
  const items: readonly { readonly id: string; readonly status?: CarAction | undefined }[] = THE_LIBRARY[list];
  return items.find(({ id }) => id === wanted)?.status;
}

function carIn(state: GameState, { after, place }: Blow): Car | null {
  const struck = after.orders[place]?.car ?? null;
  return struck === null ? null : findCar(state, struck);
}

/** What the struck car is doing, and what a stop has interrupted. */
function doingsOf(blow: Blow, state: GameState): readonly CarAction[] {
  const doing = carIn(state, blow)?.state;
  if (doing === undefined) return [];
  if (!('then' in doing) || typeof doing.then === 'string') return [doing.action];
  return 'parking' in doing.then ? [doing.action, 'DRIVING_TO_SLEEP'] : [doing.action, doing.then.action];
}

/** The game after the situation has been answered in the best way, without asking for minutes that could be refused. */
function answered({ after, list, place, id }: Blow): GameState {
  if (list === 'accidents') return after;
  const scenario = scenarioOf(THE_LIBRARY, list, id);
  if (scenario === undefined) throw new Error(`No situation ${id}`);
  let state = after;
  for (;;) {
    const order = state.orders[place];
    const open = order?.[list].find((one) => one.id === id && !one.done);
    const question = open === undefined ? null : placeAfter(scenario.trees, open.decisions);
    if (order === undefined || open === undefined || question === null || !isOpen(order)) return state;
    const said = { order: order.id, ...bestReply(question, open) };
    const action =
      list === 'emergencies'
        ? ({ action: 'RESOLVE_EMERGENCY', emergency: id, tree: question.tree, ...said } as const)
        : ({ action: 'RESOLVE_CHANGE_EVENT', event: id, ...said } as const);
    const result = applyAction(state, action, { player: open.player, type: 'STUDENT', day: DAY });
    if (!result.ok) throw new Error(`${id}: ${result.error}`);
    state = result.value;
  }
}

function bestReply({ tree, node }: OpenNode, { numbers }: OpenSituation) {
  if (wantsText(node)) return { text: withNumbers(acceptedTexts(node)[0] ?? '', numbers) };
  const answer = bestAnswerIndex(node, tree);
  return node.answers[answer]?.input === true ? { answer, input: 0 } : { answer };
}

function planIn(state: GameState, { place }: Pick<Blow, 'place'>): DeliveryPlan | null {
  const order: Order | undefined = state.orders[place];
  const car = order === undefined || order.car === null ? null : findCar(state, order.car);
  if (order === undefined || car === null || !isOpen(order) || car.state.action === 'WAITING_ASSISTANCE') return null;
  return planDelivery(state, car, order, state.now);
}
