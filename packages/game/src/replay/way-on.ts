import { againText } from '@fracht/content';
import type { DebriefDecision, ExerciseMoment, StudentDebrief } from '@fracht/protocol';
import { placeInRow } from '@fracht/kit/session/moment-row.ts';
import { againPlace } from '../debrief/addresses.ts';

/** A link's address and text. */
type WordedLink = {
  readonly place: { readonly to: string; readonly search: Readonly<Record<string, string | number>> };
  readonly text: string;
};

/** The links of a retried decision: its position among the others ("2 z 4"), the next decision, and the exit. */
type DecisionLinks = { readonly position: string | null; readonly next: WordedLink | null; readonly end: WordedLink };

const TERM = { to: '/panel/student/term', search: {} } as const;

/** The links onward from a decision: those of the series in which it is, else those of its debrief. (DBS-8, DBS-9) */
export function waysFromHere(
  game: string,
  { stops, decisions }: StudentDebrief,
  { id }: Pick<DebriefDecision, 'id'>,
): DecisionLinks {
  const inRow = rowWay(game, id);
  if (inRow !== null) return inRow;
  const place = stops.findIndex((stop) => stop.decision === id);
  const next = decisions.find((one) => one.id === stops[place + 1]?.decision) ?? null;
  return {
    position: place === -1 ? null : againText.position(place + 1, stops.length),
    next: next === null ? null : { place: againPlace(game, next), text: againText.actions.next },
    end: toDebrief(game, { stop: Math.max(1, place + 1) }),
  };
}

/** The link onward from a decision that the debrief does not have: to the next one of its series, else to the debrief. (DBS-8, DBS-9) */
export function wayFromUnknown(game: string, decision: string): WordedLink {
  return rowWay(game, decision)?.next ?? toDebrief(game, {});
}

function toDebrief(game: string, search: WordedLink['place']['search']): WordedLink {
  return { place: { to: `/game/${encodeURIComponent(game)}/summary`, search }, text: againText.actions.end };
}

/** The links onward in a series of moments; null: the decision is in none. (DBS-9) */
function rowWay(game: string, decision: string): DecisionLinks | null {
  const row = placeInRow({ game, decision });
  if (row === null) return null;
  const { place, count, next } = row;
  return {
    position: againText.position(place + 1, count),
    next:
      next === null
        ? { place: TERM, text: againText.row.last }
        : { place: momentPlace(next), text: againText.row.next },
    end: { place: TERM, text: againText.row.end },
  };
}

/** Where one of the viewer's own moments is retried. (DBS-9) */
export function momentPlace({ game, decision, kind, at, order, car }: ExerciseMoment): WordedLink['place'] {
  return againPlace(game, {
    id: decision,
    kind,
    at,
    order: order === null ? null : { id: order },
    car: car === null ? null : { id: car },
  });
}
