import { whatIfText } from '@fracht/content';
import type { PlayAction } from '@fracht/protocol';

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
