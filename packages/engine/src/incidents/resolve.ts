import { withCause, happen } from '../happenings/happen.ts';
import { carAt, carIndex, carOf } from '../cars/car.ts';
import { resume } from '../course/resume.ts';
import { withCar } from '../cars/with-car.ts';
import { applyEffect } from '../effects/index.ts';
import { isOpen, orderAt, withOrder } from '../orders/order.ts';
import type { HelpCall, GameState, OpenSituation, Order } from '../state.ts';
import type { OrderPlace } from '../units.ts';
import { outcomeBetween } from '../situations/answer-outcome.ts';
import { type DecisionOutcome, applyDecision } from '../situations/decide.ts';
import { scenarioOf } from '../situations/find.ts';
import type { Scenario } from '../situations/tables.ts';
import type { AnswerOutcome, SituationList } from '../situation-state.ts';
import { isStoppedBySituation } from '../cars/is-stopped-by-situation.ts';
import { stopIfStruck } from '../cars/stop-by-situation.ts';
import { premiumOf } from '../situations/premium.ts';
import { type SituationSubject, payForReaching } from '../situations/points.ts';
import type { Reply } from '../situations/reply.ts';
import { sendNewCar } from '../situations/send-new-car.ts';
import { placeAfter } from '../situations/walk.ts';

/** A situation of an order, by their list indexes. */
export type Which = { readonly place: OrderPlace; readonly list: SituationList; readonly id: string };

const RESOLVED: Readonly<Record<SituationList, 'EMERGENCY_RESOLVED' | 'CHANGE_EVENT_RESOLVED'>> = {
  emergencies: 'EMERGENCY_RESOLVED',
  changes: 'CHANGE_EVENT_RESOLVED',
};

/** Applies a player's answer to the current question: first its outcome, then the next question or the end of the situation. (SIT-6) */
export function resolveReply(state: GameState, which: Which, reply: Reply): GameState {
  const found = findOpen(state, which);
  if (found === null) return state;
  const { open, scenario, about } = found;
  const place = placeAfter(scenario.trees, open.decisions);
  if (place === null) return state;
  const [outcome, drawn] = applyDecision(state, place, open, reply);
  const decisions = [...open.decisions, outcome.decision];
  const decided = withOpen(drawn, which, { ...open, decisions });
  const answered = happen(decided, { what: 'QUESTION_ANSWERED', ...about, points: outcome.decision.points });
  const cause = { by: 'ANSWER', situation: which.id, order: about.order, step: open.decisions.length } as const;
  return withCause(answered, cause, (game) => {
    const after = withOutcome(game, which, found, outcome);
    const next = goesOn(after.orders[which.place]) ? placeAfter(scenario.trees, decisions) : null;
    return next === null ? closeSituation(after, which) : payForReaching(after, about, next);
  });
}

/**
 * Applies the outcome of an answer: its effects, on the car that the order has by then, and a replacement car. What they did is recorded. (SIT-25)
 */
function withOutcome(
  state: GameState,
  which: Which,
  { about, scenario }: FoundOpen,
  { effects, newCar }: DecisionOutcome,
): GameState {
  const outcome: AnswerOutcome[] = [];
  let game = state;
  const step = (next: GameState): void => {
    outcome.push(...outcomeBetween(game, next, { place: which.place, player: about.player }));
    game = next;
  };
  for (const effect of effects)
    step(applyEffect(game, effect, { ...about, car: game.orders[which.place]?.car ?? null }));
  if (newCar) step(sendNewCar(game, which.place, scenario));
  return outcome.length === 0 ? game : withTold(game, which, outcome);
}

/** Records in the last decision what it has done. (SIT-25) */
function withTold(state: GameState, which: Which, outcome: readonly AnswerOutcome[]): GameState {
  const open = orderAt(state, which.place)[which.list].find(({ id }) => id === which.id);
  const last = open?.decisions.at(-1);
  if (open === undefined || last === undefined) return state;
  return withOpen(state, which, { ...open, decisions: [...open.decisions.slice(0, -1), { ...last, outcome }] });
}

/** A player calls the driver or the boss: the first call gives help and earns or costs points. (SIT-6) */
export function resolveCall(state: GameState, which: Which, call: HelpCall): GameState {
  const found = findOpen(state, which);
  if (found === null || found.open.calls.includes(call)) return state;
  const { open, scenario, about } = found;
  const called = withOpen(state, which, { ...open, calls: [...open.calls, call] });
  const { emergency } = scenario;
  if (emergency === null) return called;
  const points = call === 'driver' ? emergency.driverCallPoints : emergency.bossCallPoints;
  return happen(called, { what: 'HELP_CALLED', ...about, call, points });
}

/** Closes a situation that has no questions left: its bonuses are paid, and the car may go on. (SIT-6, SIT-7) */
export function closeSituation(state: GameState, which: Which): GameState {
  const found = findOpen(state, which);
  if (found === null) return state;
  const { open, scenario, about } = found;
  const done = withOpen(state, which, { ...open, done: true, doneAt: state.now });
  const paid = withBonuses(done, about, scenario, open);
  const what = RESOLVED[which.list];
  return letGo(happen(paid, { what, ...about, name: scenario.name }), which);
}

type FoundOpen = { readonly open: OpenSituation; readonly scenario: Scenario; readonly about: SituationSubject };

function findOpen(state: GameState, { place, list, id }: Which): FoundOpen | null {
  const order = state.orders[place];
  const open = order?.[list].find((struck) => struck.id === id && !struck.done);
  const scenario = scenarioOf(state.setup.library, list, id);
  if (order === undefined || open === undefined || scenario === undefined) return null;
  return { open, scenario, about: { player: open.player, order: order.id, car: order.car, situation: id } };
}

function withOpen(state: GameState, { place, list, id }: Which, open: OpenSituation): GameState {
  const order = orderAt(state, place);
  return withOrder(state, place, { ...order, [list]: order[list].map((struck) => (struck.id === id ? open : struck)) });
}

/** Whether the remaining questions are still asked; they are not once the order has ended or been turned back. (SIT-6) */
function goesOn(order: Order | undefined): boolean {
  return order !== undefined && isOpen(order) && !order.reversed;
}

function withBonuses(
  state: GameState,
  about: SituationSubject,
  { emergency }: Scenario,
  open: OpenSituation,
): GameState {
  if (emergency === null) return state;
  const { inTime, alone } = premiumOf(emergency, open, state.now);
  return withPremium(withPremium(state, about, inTime), about, alone);
}

function withPremium(state: GameState, about: SituationSubject, points: number): GameState {
  return points === 0 ? state : happen(state, { what: 'PREMIUM_EARNED', ...about, points });
}

/** Lets the order's car continue, once it has stood as long as it had to. (SIT-7) */
function letGo(state: GameState, { place }: Which): GameState {
  const order = state.orders[place];
  const car = order === undefined ? null : carOf(state, order);
  if (car === null || car.state.action !== 'WAITING_EMERGENCY_STOP' || isStoppedBySituation(state, car)) return state;
  const index = carIndex(state, car.id);
  if (car.state.until > state.now) return withCar(state, index, carAt(state, index));
  return stopIfStruck(resume(state, index, car.state.then), index);
}
