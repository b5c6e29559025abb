import { decisionText } from '@fracht/content';
import { findParking, type World } from '@fracht/engine';
import type { DecisionChoice, DebriefDecision } from '@fracht/protocol';
import { formatGameHour } from '@fracht/kit/format.ts';
import { parkingName } from '../parts/parking-words.ts';
import { cityName } from '../parts/route-words.ts';

const { choices: words } = decisionText;

/** What was or could have been done, in a few words. (DBS-3) */
export function choiceWords(choice: DecisionChoice, kind: DebriefDecision['kind'], world: World): string {
  switch (choice.is) {
    case 'NOTHING':
      return choice.doing === undefined ? words.nothing[kind] : words.left[choice.doing];
    case 'DONE':
      return words.done[kind];
    case 'GIVEN_BACK':
      return words.givenBack;
    case 'ORDER':
      return words.order(choice.order, routeWords(choice, world));
    case 'CAR':
      return choice.city == null ? carWords(choice) : words.carAt(carWords(choice), cityName(world, choice.city));
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
