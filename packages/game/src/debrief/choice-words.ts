import { decisionText, whatIfText } from '@fracht/content';
import { findParking, type World } from '@fracht/engine';
import type { DecisionChoice, DebriefDecision, PlayAction } from '@fracht/protocol';
import { formatGameHour } from '@fracht/kit/format.ts';
import { parkingName } from '../parts/parking-words.ts';
import { cityName } from '../parts/route-words.ts';

const { choices: words } = decisionText;

/** What was or could have been done, in a few words. (DBS-3) */
export function choiceWords(choice: DecisionChoice, kind: DebriefDecision['kind'], world: World): string {
  switch (choice.is) {
    case 'NOTHING':
      return words.nothing[kind];
    case 'DONE':
      return words.done[kind];
    case 'ORDER':
      return words.order(choice.order, routeWords(choice, world));
    case 'CAR':
      return carWords(choice);
    case 'PARKING':
      return parkingWords(choice, world);
    case 'ANSWER':
      return choice.text;
    case 'TEXT':
    default:
      return words.text(choice.text);
  }
}

/** "Szczecin → Hamburg". */
export function routeWords({ from, to }: { readonly from: number; readonly to: number }, world: World): string {
  return decisionText.route(cityName(world, from), cityName(world, to));
}

/** A later action of a player, with the car or order that it was about. */
export function actionWords(action: PlayAction): string {
  switch (action.action) {
    case 'ADD_CAR':
      return whatIfText.actions.ADD_CAR();
    case 'BOOK_CAR':
    case 'CANCEL_CAR_BOOKING':
    case 'SELECT_PARKING':
    case 'CONFIRM_RETURN':
      return whatIfText.actions[action.action](action.car);
    case 'BOOK_ORDER':
    case 'CANCEL_ORDER':
    case 'RESOLVE_EMERGENCY':
    case 'RESOLVE_CHANGE_EVENT':
    default:
      return whatIfText.actions[action.action](action.order);
  }
}

/** A car by its id; one that would have to be hired has none yet. */
function carWords({ car, type, isHired }: Extract<DecisionChoice, { readonly is: 'CAR' }>): string {
  if (!isHired) return words.car(car);
  return car.startsWith(`${type}-`) ? words.hired(car) : words.newlyHired(type);
}

function parkingWords(choice: Extract<DecisionChoice, { readonly is: 'PARKING' }>, world: World): string {
  const { parking: id, isGuarded, at } = choice;
  if (id === 'HERE') return words.here;
  if (id === 'GO') return words.go;
  const parking = findParking(world, id);
  const place = parking === undefined ? id : parkingName(world, parking);
  const what = isGuarded ? words.guarded(place) : words.unguarded(place);
  return at === null ? what : words.reached(what, formatGameHour(at / 60));
}
