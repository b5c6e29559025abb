import {
  type ForkDifference,
  type Gain,
  gradeOf,
  type JudgedDecision,
  stateAtDecision,
  type Recording,
  thresholdsOf,
  type WhatIf,
} from '@fracht/debrief';
import type { GameAction, Happening } from '@fracht/engine';
import type { ToldHappening, WhatIfPayload } from '@fracht/protocol';
import { choiceView } from './choice-view.ts';
import { asPlayed, gainView } from './decision-view.ts';

/** Something else that was tried at a decision, and what would have come of it. */
export type TriedActions = { readonly actions: readonly GameAction[]; readonly result: WhatIf };

/** What would have come of something else; other players' names are still empty. (DBF-5) */
export function whatIfView(
  recording: Recording,
  judged: JudgedDecision,
  { actions, result }: TriedActions,
): WhatIfPayload {
  const { money, points, score, gain, delivered, course, differences, happened, refused, repairs, others } = result;
  return {
    choice: choiceView(stateAtDecision(recording, judged.decision), actions),
    money: { was: money.was / 100, would: money.would / 100 },
    points,
    score,
    gain: gainView(gain),
    grade: gradeOfTried(recording, judged, gain),
    delivered,
    course: { was: course.was.map(courseView), would: course.would.map(courseView) },
    differences: differences.map(differenceView),
    happened,
    refused: refused.map(({ entry, code }) => ({ at: entry.at, action: asPlayed(entry.action), code })),
    repairs: repairs.map(({ at, action, isOwn }) => ({ at, action: asPlayed(action), isOwn })),
    others: others.map((other) => ({ ...other, name: '', contested: [...other.contested] })),
  };
}

/** How good it would have been, beside the best that is known for this decision. (STP-1) */
function gradeOfTried(
  recording: Recording,
  { valued, stake }: JudgedDecision,
  { least }: Gain,
): WhatIfPayload['grade'] {
  const gains = [0, ...valued.map(({ gain }) => gain.least.total)];
  const best = Math.max(...gains, least.total);
  const worst = Math.min(...gains, least.total);
  const loss = { ...least, total: best - least.total };
  return gradeOf({ loss, stake: Math.max(stake, best - worst) }, thresholdsOf(recording.end));
}

function courseView({ at, what, order }: WhatIf['course']['was'][number]): WhatIfPayload['course']['was'][number] {
  return { at, what, order };
}

function differenceView({ at, was, would, money, points }: ForkDifference): WhatIfPayload['differences'][number] {
  return { at, was: told(was), would: told(would), money: money / 100, points };
}

function told(happening: Happening | null): ToldHappening | null {
  if (happening === null) return null;
  const { at, what, car, order, money, points } = happening;
  return {
    at,
    // A car that takes something up is told by what it takes up.
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
