import type { GameAction } from '@fracht/engine';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import type { Recording } from '../src/recording.ts';

/** The car that Anna sends. */
export const ANNAS_CAR = 'ST-06';

/** Sends its driver to a parking, to the roadside (HERE) or on (GO). */
export function annaParksAt(parking: string): GameAction {
  return { action: 'SELECT_PARKING', car: ANNAS_CAR, parking };
}

/** Anna's delivery; loaded at 302 minutes, the limit of driving time comes at 615. `steps`: further actions, each with its game minute. */
export function annasDelivery(...steps: readonly (readonly [number, GameAction])[]): Recording {
  const script = new Script(handMadeSetup(), ['anna'])
    .does('anna', { action: 'BOOK_ORDER', order: ORDER })
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: ANNAS_CAR });
  for (const [minute, action] of steps) {
    script.at(minute).does(action.action === 'START_EVENTS' ? 'teacher' : 'anna', action);
  }
  return script.finished();
}
