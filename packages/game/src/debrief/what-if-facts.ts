import { cityCases, whatIfText } from '@fracht/content';
import type { WhatIfPayload } from '@fracht/protocol';
import { formatKm } from '@fracht/kit/format.ts';
import { limitNote } from './chosen-block.tsx';
import type { ComparedChoice, WhatIfFact } from './compared-choice.ts';
import { deliveryFact } from './delivery-fact.ts';
import { hourOf } from './moment-words.ts';
import { planFact } from './plan-fact.ts';

const { facts: words } = whatIfText;

/**
 * At most three plain sentences about an alternative: where the cars stood or the driver would have, when the cargo would have been delivered, and what the
 * planned amount is made up of. What the data do not contain is left out. (DBS-6)
 */
export function whatIfFacts(compared: ComparedChoice): readonly WhatIfFact[] {
  const facts = [placeFact(compared), deliveryFact(compared), planFact(compared.other)];
  return facts.filter((fact) => fact !== null);
}

function placeFact({ decision, other: { choice }, whatIf }: ComparedChoice): WhatIfFact | null {
  if (choice.is === 'PARKING') {
    if (choice.at === null) return null;
    return { lead: words.parked(hourOf(choice.at)), rest: limitNote({ ...decision, chosen: choice }) ?? '' };
  }
  const { course, approach } = whatIf;
  const isSameName = course.was.car === course.would.car;
  const isAnother = !isSameName || approach.was?.city !== approach.would?.city;
  const [before, after] =
    isSameName && isAnother && approach.would !== null
      ? [words.wasHired, words.thisHired]
      : [course.was.car, course.would.car];
  const [was, would] = [stoodWords(before, approach.was), stoodWords(after, approach.would)];
  if (would === '') return was === '' ? null : { lead: was, rest: '' };
  return { lead: would, rest: isAnother ? was : '' };
}

function stoodWords(car: string | null, approach: WhatIfPayload['approach']['was']): string {
  if (car === null || approach === null) return '';
  const place = cityCases[approach.city]?.inside ?? '';
  return approach.km === 0 ? words.stoodThere(car, place) : words.stood(car, place, formatKm(approach.km));
}
