import { uiText } from '@fracht/content';
import type { RouteRow } from '@fracht/kit/route-row.ts';
import { inMenu, LATER, partRows } from './part-rows.ts';

const { titles } = uiText;

// The list of what each screen imports is in a chunk of its own: only players load it.
const row = partRows({ parent: 'game', access: { allow: ['STUDENT', 'TEACHER'] }, bodyClass: 'game' }, () =>
  import('./game-screens.ts').then((part) => part.gameScreens),
);

/** The screens of a game, in the order of its menu. */
export const GAME_SCREENS: readonly RouteRow[] = [
  row('home', titles.game, {}, '/'),
  row('summary', titles.summary, LATER),
  row('result', titles.result, LATER),
  row('decisions', titles.decisions, LATER),
  row('what-if', titles.whatIf, LATER, 'what-if/$decision'),
  row('skills', titles.skills, LATER),
  row('report', titles.classDebrief, LATER),
  row('map', titles.map, inMenu('game', 'i-map')),
  row('orders', titles.orders, inMenu('game', 'i-orders')),
  row('shipments', titles.shipments, inMenu('game', 'i-ship'), 'shipments/{-$orderId}'),
  row('cars', titles.cars, inMenu('game', 'i-cars')),
  row('practice', titles.practice, LATER, 'practice/{-$screen}/{-$orderId}'),
];
