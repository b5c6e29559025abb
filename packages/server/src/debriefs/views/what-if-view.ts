import {
  type ForkDifference,
  gradeOfOther,
  type JudgedDecision,
  stateAtDecision,
  type Recording,
  thresholdsOf,
  type Valued,
  type WhatIf,
} from '@fracht/debrief';
import type { Happening } from '@fracht/engine';
import type { ToldHappening, WhatIfPayload } from '@fracht/protocol';
import { brokenView } from './broken-view.ts';
import { otherView } from './choice-view.ts';
import { asPlayed, inZloty } from './decision-view.ts';

/** An alternative that was tried at a decision: what it was expected to bring, and what it would have led to. */
export type TriedChoice = { readonly valued: Valued; readonly result: WhatIf };

/** What an alternative would have led to. (DBF-5) */
export function whatIfView(
  recording: Recording,
  judged: JudgedDecision,
  { valued, result }: TriedChoice,
): WhatIfPayload {
  const { money, points, score, gain, delivered, course, approach, freed, differences, happened, refused, repairs } =
    result;
  const { breaks } = valued;
  return {
    choice: otherView(stateAtDecision(recording, judged.decision), judged.decision, valued.alternative.actions),
    money: { was: money.was / 100, would: money.would / 100 },
    points,
    score,
    gain: inZloty(gain),
    expected: inZloty(valued.gain),
    grade: gradeOfOther(judged, valued, thresholdsOf(recording.end)),
    breaks: brokenView(breaks),
    delivered,
    course: { was: courseView(course.was), would: courseView(course.would) },
    approach,
    freed,
    differences: differences.map(differenceView),
    happened,
    refused: refused.map(({ entry, code }) => ({ at: entry.at, action: asPlayed(entry.action), code })),
    repairs: repairs.map(({ at, action, isOwn }) => ({ at, action: asPlayed(action), isOwn })),
  };
}

function courseView({ entries, ...car }: WhatIf['course']['was']): WhatIfPayload['course']['was'] {
  return { ...car, entries: entries.map(({ at, what, order }) => ({ at, what, order })) };
}

function differenceView({ was, would, money, points }: ForkDifference): WhatIfPayload['differences'][number] {
  return { was: told(was), would: told(would), money: money / 100, points };
}

function told(happening: Happening | null): ToldHappening | null {
  if (happening === null) return null;
  const { at, what, car, order, money, points } = happening;
  return {
    at,
    // A car that picks something up is described by what it picks up.
    what: happening.what === 'CAR_TOOK_UP' ? happening.action : what,
    car,
    order,
    situation: 'name' in happening ? happening.name : null,
    parking: happening.what === 'CAR_TOOK_UP' ? happening.parking : null,
    city: 'city' in happening ? happening.city : null,
    minutes: 'minutes' in happening ? happening.minutes : null,
    money: money / 100,
    points,
  };
}
