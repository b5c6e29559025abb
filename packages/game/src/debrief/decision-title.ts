import { decisionText } from '@fracht/content';
import type { DecisionAccountLine, DecisionChoice, DebriefDecision } from '@fracht/protocol';
import { bestOther, isByTimeAlone, isDayBroken, isLossy, isTooLateToRest } from './decision.ts';

const { titles } = decisionText;

/** The title of a decision: what it cost, what it was good for, or only what it was about. (DBS-3) */
export function decisionTitle(decision: DebriefDecision, isStrength = false): string {
  if (isStrength) return strengthTitle(decision);
  if (isByTimeAlone(decision)) return titles.carTime(plainTitle(decision));
  return isLossy(decision) ? lossTitle(decision) : plainTitle(decision);
}

function plainTitle({ kind, question }: DebriefDecision): string {
  return question === null ? decisionText.kinds[kind] : question.name;
}

function strengthTitle(decision: DebriefDecision): string {
  const { kind, question, chosen, car } = decision;
  const id = car?.id ?? '';
  switch (kind) {
    case 'BOOK_ORDER':
      return titles.orderWell;
    case 'GIVE_ORDER_BACK':
      return titles.givenBackWell;
    case 'BOOK_CAR':
      return chosen.is === 'CAR' && chosen.isHired ? titles.hiredWell : titles.carWell(id);
    case 'HIRE_CAR':
      return titles.hiredWell;
    case 'TAKE_CAR_OFF':
      return titles.takenOffWell(id);
    case 'SEND_CAR_HOME':
      return plainTitle(decision);
    case 'PARK':
      return isInTime(chosen) ? titles.parkedWell : plainTitle(decision);
    case 'DRIVE_ON':
      return plainTitle(decision);
    case 'ANSWER_EMERGENCY':
    case 'ANSWER_CHANGE':
      return titles.answeredWell(question?.name ?? decisionText.kinds[kind]);
    case 'CALL':
    default:
      return titles.calledWell;
  }
}

/** Whether a parking is reached before the limit of driving time. */
function isInTime(chosen: DecisionChoice): boolean {
  return chosen.is === 'PARKING' && chosen.overrun !== null && chosen.overrun <= 0;
}

function lossTitle(decision: DebriefDecision): string {
  const { kind, question, chosen, car } = decision;
  const best = bestOther(decision)?.choice ?? { is: 'NOTHING' };
  const id = car?.id ?? '';
  switch (kind) {
    case 'BOOK_ORDER':
      if (decision.isUnserved === true) return titles.orderUnserved;
      return best.is === 'ORDER' ? titles.orderForOrder : titles.orderForNothing;
    case 'GIVE_ORDER_BACK':
      return titles.givenBack;
    case 'BOOK_CAR':
    case 'HIRE_CAR':
      return carTitle(kind === 'HIRE_CAR' || (chosen.is === 'CAR' && chosen.isHired), id, best);
    case 'TAKE_CAR_OFF':
      return titles.takenOff(id);
    case 'SEND_CAR_HOME':
      return plainTitle(decision);
    case 'PARK':
      return parkingTitle(decision, best);
    case 'DRIVE_ON':
      return drivingTitle(decision);
    case 'ANSWER_EMERGENCY':
    case 'ANSWER_CHANGE':
      return titles.answered(question?.name ?? decisionText.kinds[kind]);
    case 'CALL':
    default:
      return titles.called;
  }
}

function carTitle(wasHired: boolean, car: string, best: DecisionChoice): string {
  if (best.is !== 'CAR') return wasHired ? titles.hiredForNothing : titles.carForNothing(car);
  if (wasHired) return best.isHired ? titles.hiredForHired : titles.hiredForCar(best.car);
  return best.isHired ? titles.carForHired(car) : titles.carForCar(car, best.car);
}

/** The title of driving on past a limit: that of driving time, or the end of the day. */
function drivingTitle(decision: DebriefDecision): string {
  const { chosen } = decision;
  const { driving, day, stood } = titles.wentPast;
  if (chosen.is === 'NOTHING' && (chosen.doing === 'STANDS' || chosen.doing === 'WAITS')) {
    return isDayBroken(decision) ? stood.day : stood.driving;
  }
  const { alone, instead } = isDayBroken(decision) ? day : driving;
  return isTooLateToRest(decision) ? alone : instead;
}

function parkingTitle(decision: DebriefDecision, best: DecisionChoice): string {
  const { chosen } = decision;
  const { parkedLate } = titles;
  if (isRestCut(decision)) return titles.restCut;
  if (chosen.is !== 'PARKING') return titles.parkedElsewhere;
  if (chosen.parking === 'GO') return isDayBroken(decision) ? titles.wentOnPastDay : titles.wentOn;
  if (chosen.parking === 'HERE') return titles.parkedHere;
  if ((chosen.overrun ?? 0) > 0 && (isTooLateToRest(decision) || best.is !== 'PARKING' || (best.overrun ?? 0) <= 0))
    return isDayBroken(decision) ? parkedLate.day : parkedLate.driving;
  if (best.is !== 'PARKING') return titles.parkedForNothing;
  if (chosen.isGuarded !== best.isGuarded && isMostlyTheGuard(decision))
    return chosen.isGuarded ? titles.parkedGuarded : titles.parkedUnguarded;
  return isEarlier(chosen, best) ? titles.parkedEarly : titles.parkedElsewhere;
}

/** What a guard costs, and what it is there for. */
const OF_THE_GUARD: ReadonlySet<DecisionAccountLine['reason']> = new Set(['PARKING', 'GUARDED_SLEEP', 'THEFT']);

/** Whether at least half of what a rest lost is due to the guard that it had or had not: the title names where the larger part comes from. (DBS-3) */
function isMostlyTheGuard({ account }: DebriefDecision): boolean {
  const sums = { guard: 0, rest: 0 };
  for (const { reason, total } of account) sums[OF_THE_GUARD.has(reason) ? 'guard' : 'rest'] += total;
  return sums.guard <= sums.rest;
}

type ParkingChoice = Extract<DecisionChoice, { readonly is: 'PARKING' }>;

function isEarlier(chosen: ParkingChoice, best: ParkingChoice): boolean {
  return chosen.at !== null && best.at !== null && chosen.at < best.at;
}

/** Whether a driver who was asleep was woken. */
function isRestCut({ alternatives }: DebriefDecision): boolean {
  return alternatives.some(({ choice }) => choice.is === 'NOTHING' && choice.doing === 'RESTS');
}
