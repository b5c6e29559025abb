import type { GameSeconds, GameState, ShownDecision } from '@fracht/engine';
import type { GameViewer } from '../store/game-store.ts';
import { answerSituation, forgetSituations, leaveSituation, uiStore } from '../store/ui-store.ts';
import { ownSituations, readableSituations, type OwnSituation } from '../situations/own-situations.ts';
import type { Scope, ShownHappening } from './shown-happenings.ts';

/** For how long a happening counts as new, in game seconds: for this time its text is shown on the map, and the outcome of a last answer on its card. */
export const TOLD_FOR = 600;

/**
 * Opens and closes the situation card to fit the moment: an answered situation stays on the card while its outcome is new. A situation that the viewer has put
 * aside is back when the replay goes to an earlier moment, for a teacher at any other moment. (RPL-13)
 */
export function followSituations(game: GameState, viewer: GameViewer, at: GameSeconds): void {
  const { current, answered, foldedAt } = uiStore.getState().situation;
  const isTeacher = viewer.type === 'TEACHER';
  if (foldedAt !== -1 && (at < foldedAt || (isTeacher && at !== foldedAt))) forgetSituations();
  if (isTeacher) return;
  const own = ownSituations(game, viewer.player);
  const settled = own.find(({ open, shown }) => open.done && isNew(shown.decisions.at(-1), at));
  if (settled !== undefined) {
    const before = settled.shown.decisions.length - 1;
    if (current !== settled.key || answered !== before) answerSituation(settled.key, before);
    return;
  }
  const isHeld = answered !== null || (current !== null && !own.some(({ key, isOpen }) => key === current && isOpen));
  if (isHeld) leaveSituation();
}

function isNew(decision: ShownDecision | undefined, at: GameSeconds): boolean {
  return decision !== undefined && decision.at <= at && at - decision.at < TOLD_FOR;
}

type Watching = {
  readonly happenings: readonly ShownHappening[];
  readonly scope: Scope;
  readonly at: GameSeconds;
};

/** The situation that a teacher reads at a moment: that of a happening at this very second, else the one for which the chosen car waits; null: none. */
export function watchedSituation(game: GameState, { happenings, scope, at }: Watching): OwnSituation | null {
  const { foldedAt } = uiStore.getState().situation;
  const all = readableSituations(game).filter(({ open }) => open.since > foldedAt);
  const order = happenings.findLast((one) => one.at === at && STRUCK.has(one.what))?.order ?? null;
  const struck = order === null ? undefined : all.findLast((own) => own.order.id === order);
  if (struck !== undefined || scope.of !== 'CAR') return struck ?? null;
  return all.find((own) => own.isOpen && own.order.car === scope.car) ?? null;
}

const STRUCK: ReadonlySet<ShownHappening['what']> = new Set<ShownHappening['what']>([
  'EMERGENCY',
  'CHANGE_EVENT',
  'QUESTION_ANSWERED',
  'HELP_CALLED',
]);

/** What the player answered to the question that was open, known from the end of the replay; null: it was never answered. (RPL-13) */
export function answerThen({ key, shown }: OwnSituation, end: GameState): ShownDecision | null {
  const later = readableSituations(end).find((own) => own.key === key);
  return later?.shown.decisions[shown.decisions.length] ?? null;
}
