import {
  accountOf,
  comparedWith,
  gradeOf,
  gradeOfOther,
  isAnswer,
  isGood,
  type JudgedDecision,
  stateAtDecision,
  type PlayerDecision,
  type Recording,
  type ScoreWorth,
  type Thresholds,
} from '@fracht/debrief';
import {
  type Car,
  carLeg,
  dayEndsAt,
  drivingLimitAt,
  findCar,
  findOrder,
  type GameState,
  type Grosze,
  isDriving,
  legEndsAt,
  legMetres,
  parkingsAhead,
  workingAt,
} from '@fracht/engine';
import { playAction, type DebriefDecision, type PlayAction, type DebriefWorth } from '@fracht/protocol';
import { brokenView } from './broken-view.ts';
import { chosenView, otherView } from './choice-view.ts';
import { questionThen } from './question-view.ts';

type CarThen = NonNullable<DebriefDecision['car']>;

const METRES_IN_KM = 1000;

/** A decision as a debrief presents it; `judged` null: it is not judged; `luck`: what chance then took or gave, in grosze. (DBF-3) */
export function decisionView(
  recording: Recording,
  {
    decision,
    judged,
    luck,
  }: { readonly decision: PlayerDecision; readonly judged: JudgedDecision | null; readonly luck: Grosze },
  thresholds: Thresholds,
): DebriefDecision {
  const then = stateAtDecision(recording, decision);
  const { id, kind, at, round, chosen } = decision;
  const question = chosen !== null && isAnswer(chosen) ? questionThen(then, chosen) : null;
  return {
    id,
    kind,
    at,
    round,
    order: orderThen(then, decision.order),
    car: carThen(then, decision.car),
    parkings: parkingsThen(then, decision.car),
    question:
      question === null || decision.question === null
        ? null
        : { situation: decision.question.situation, name: question.name, text: question.text, why: question.why },
    chosen: chosenView(then, decision),
    ...(decision.isUnserved === true && { isUnserved: true }),
    judgement:
      judged === null || judged.isForced
        ? null
        : {
            grade: gradeOf(judged, thresholds),
            loss: inZloty(judged.loss),
            lead: inZloty(judged.lead),
            breaks: brokenView(judged.breaks),
            dearer: dearerBy(judged),
            luck: luck / 100,
          },
    isForced: judged?.isForced === true || hadNoOtherWay(decision),
    alternatives: judged === null ? [] : alternativesOf(then, judged, thresholds),
    beside:
      judged === null
        ? 0
        : Math.max(
            0,
            judged.valued.findIndex((one) => one === comparedWith(judged)),
          ),
    account: judged === null ? [] : accountOf(judged).map(({ worth, ...line }) => ({ ...inZloty(worth), ...line })),
  };
}

/** Whether nothing else could be done; next to a right text there were wrong ones, but none of them is offered as an alternative. (DCN-2, DCN-3) */
function hadNoOtherWay({ judged, chosen }: PlayerDecision): boolean {
  return judged === 'FORCED' && !(chosen !== null && isAnswer(chosen) && chosen.text !== undefined);
}

function alternativesOf(
  then: GameState,
  judged: JudgedDecision,
  thresholds: Thresholds,
): DebriefDecision['alternatives'] {
  return judged.valued.map((valued) => {
    const { alternative, gain, time, breaks } = valued;
    return {
      choice: otherView(then, judged.decision, alternative.actions),
      actions: alternative.actions.map(asPlayed),
      gain: inZloty(gain),
      time: time / 100,
      isAsGood: isGood(gradeOfOther(judged, valued, thresholds)),
      breaks: brokenView(breaks),
    };
  });
}

/** How much less the right answer was expected to bring than another one that breaks no rule, in zł. */
function dearerBy({ mark, breaks, valued }: JudgedDecision): number {
  if (mark !== 'BEST' || breaks !== null) return 0;
  const more = valued.filter((one) => one.breaks === null).map(({ gain }) => gain.total);
  return -Math.max(0, ...more) / 100 + 0;
}

/** An action of the game in its wire format. */
export function asPlayed(action: unknown): PlayAction {
  return playAction.parse(action);
}

/** A worth in zł. (DBF-2) */
export function inZloty({ money, points, total }: ScoreWorth): DebriefWorth {
  return { money: money / 100, points, total: total / 100 };
}

function orderThen(then: GameState, id: string | null): DebriefDecision['order'] {
  const order = id === null ? null : findOrder(then, id);
  if (order === null) return null;
  const { type, base, destination, pickWindow, deliverWindow } = order;
  return { id: order.id, type, from: base, to: destination, pickWindow, deliverWindow };
}

function carThen(then: GameState, id: string | null): DebriefDecision['car'] {
  const car = id === null ? null : findCar(then, id);
  if (car === null) return null;
  return {
    id: car.id,
    type: car.type,
    isHired: car.subcontractor,
    working: Math.floor(workingAt(then, car, then.now) / 60),
    maxWorkTime: then.setup.settings.car_worktime,
    dayLeft: dayLeftOf(then, car),
    isDriving: isDriving(car.state.action),
    arrivesAt: legEndsAt(then, car, then.now),
    limitAt: drivingLimitAt(then, car),
    leg: legThen(then, car),
  };
}

/** Minutes until the end of a driver's day; null: it has not begun. */
function dayLeftOf({ setup, now }: GameState, car: Car): number | null {
  const end = dayEndsAt(setup.settings, car);
  return end === null ? null : Math.floor((end - now) / 60);
}

/** Where a car was on the drive that it was on; null: on none. */
function legThen({ now }: GameState, car: NonNullable<ReturnType<typeof findCar>>): CarThen['leg'] {
  const leg = carLeg(car);
  return leg === null ? null : { route: [...leg.route], km: legMetres(car, now) / METRES_IN_KM };
}

function parkingsThen(then: GameState, id: string | null): DebriefDecision['parkings'] {
  const car = id === null ? null : findCar(then, id);
  if (car === null || !isDriving(car.state.action)) return null;
  const within = parkingsAhead(then, car, then.now).filter(({ overrun }) => overrun <= 0);
  return { within: within.length, guarded: within.filter(({ parking }) => parking.guarded).length };
}
