import { cityCases, whatIfText } from '@fracht/content';
import type { WhatIfPayload } from '@fracht/protocol';
import { shortMoment } from './moment-words.ts';
import type { ComparedChoice, WhatIfFact } from './compared-choice.ts';

type OrderDelivery = NonNullable<WhatIfPayload['delivered']['would']>;

const { facts: words } = whatIfText;

/** When the cargo would have been unloaded, compared with when it was, and whether in its window; null: neither choice is about an order. (DBS-6, CAR-8) */
export function deliveryFact({ decision, whatIf }: Pick<ComparedChoice, 'decision' | 'whatIf'>): WhatIfFact | null {
  const { was, would } = whatIf.delivered;
  if (would === null) return was === null ? null : { lead: words.notTaken(was.order), rest: wasWords(was) };
  if (was === null || was.order !== would.order) return otherFact(was, would);
  const place = cityCases[decision.order?.to ?? -1]?.inside ?? '';
  if (would.at === null) {
    return was.at === null ? { lead: words.neverAlike, rest: '' } : { lead: words.never, rest: wasWords(was) };
  }
  const when = shortMoment(would.at);
  if (was.at === would.at) {
    return { lead: words.unloadedAlike(place, when), rest: oneWindow(would) };
  }
  const lead = words.unloaded(place, when);
  if (was.at === null) return { lead: `${lead}${words.notBefore}`, rest: oneWindow(would) };
  return { lead, rest: `${words.instead(shortMoment(was.at))} ${bothWindows(was, would)}` };
}

function otherFact(was: OrderDelivery | null, { order, at, isOnTime }: OrderDelivery): WhatIfFact {
  const before = was === null ? '' : wasWords(was);
  if (at === null) return { lead: words.otherNever(order), rest: before };
  const lead = `${words.otherUnloaded(order, shortMoment(at))} ${isOnTime ? words.isOnTime : words.isLate}`;
  return { lead, rest: before };
}

function wasWords({ order, at }: OrderDelivery): string {
  return at === null ? words.wasNever(order) : words.was(order, shortMoment(at));
}

function oneWindow({ isOnTime }: OrderDelivery): string {
  return isOnTime ? words.window.isIn : words.window.isOut;
}

function bothWindows(was: OrderDelivery, would: OrderDelivery): string {
  const { bothIn, bothOut, onlyWas, onlyWould } = words.window;
  if (would.isOnTime) return was.isOnTime ? bothIn : onlyWould;
  return was.isOnTime ? onlyWas : bothOut;
}
