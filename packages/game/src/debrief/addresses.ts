import type { DebriefDecision } from '@fracht/protocol';
import { orderBelow } from '@fracht/kit/ui/order-links.ts';
import { seenMoment } from './decision.ts';

/** Where a link leads: an address and its search. */
type LinkTarget<Search> = { readonly to: string; readonly search: Search };

/** Where that page was opened from: a stop of the debrief, the list of all decisions, or the term page. */
export type WhatIfFrom = 'stop' | 'all' | 'term';

/** The page that compares a decision with one of its alternatives; `place`: the index of the alternative, from 0. */
export function whatIfPlace(
  game: string,
  { id }: Pick<DebriefDecision, 'id'>,
  place = 0,
  from: WhatIfFrom = 'stop',
): LinkTarget<{ readonly a: number; readonly from?: WhatIfFrom }> {
  const search = { a: place, ...(from === 'stop' ? {} : { from }) };
  return { to: `/game/${encodeURIComponent(game)}/what-if/${encodeURIComponent(id)}`, search };
}

/** Where the page was opened from, as its address says. */
export function whatIfFromIn(search: string): WhatIfFrom {
  const told = new URLSearchParams(search).get('from');
  return told === 'term' || told === 'all' ? told : 'stop';
}

/** The anchor of a decision in the list of all, for the way back. */
export function decisionPlace({ id }: Pick<DebriefDecision, 'id'>): string {
  return `decision.${id}`;
}

/** The replay's map at the moment of a decision. Its back link leads to the stop number `place`, counted from 0. (RPL-12) */
export function replayPlace(
  game: string,
  decision: DebriefDecision,
  place: number,
): LinkTarget<{ readonly t: number; readonly from: string }> {
  const search = { t: seenMoment(decision), from: `stop.${String(place + 1)}` };
  return { to: `/replay/${encodeURIComponent(game)}`, search };
}

/** The parts of a decision that determine on which screen it was taken. */
type TakenAgain = Pick<DebriefDecision, 'id' | 'kind' | 'at'> & {
  readonly order: { readonly id: string } | null;
  readonly car: { readonly id: string } | null;
};

/** The screen of the replay on which a decision was taken, at its moment, where it can be retried. (DBS-8) */
export function againPlace(
  game: string,
  decision: TakenAgain,
): LinkTarget<{ readonly t: number; readonly again: string }> {
  return { to: screenOf(game, decision), search: { t: seenMoment(decision), again: decision.id } };
}

function screenOf(game: string, { kind, order, car }: TakenAgain): string {
  const home = `/replay/${encodeURIComponent(game)}`;
  switch (kind) {
    case 'BOOK_ORDER':
      return `${home}/orders`;
    case 'GIVE_ORDER_BACK':
    case 'BOOK_CAR':
    case 'HIRE_CAR':
      return order === null ? `${home}/cars` : orderBelow(home, order.id);
    case 'TAKE_CAR_OFF':
    case 'SEND_CAR_HOME':
    case 'PARK':
    case 'DRIVE_ON':
      return car === null ? `${home}/cars` : home;
    case 'ANSWER_EMERGENCY':
    case 'ANSWER_CHANGE':
    case 'CALL':
    default:
      return home;
  }
}
