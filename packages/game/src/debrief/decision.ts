import type { DebriefDecision, StudentDebrief, WhatIfPayload } from '@fracht/protocol';

/** A stop of a debrief with its decision. */
export type DebriefStop = {
  readonly decision: DebriefDecision;
  readonly isStrength: boolean;
  readonly inClass: StudentDebrief['stops'][number]['inClass'];
};

/** The best alternative; null: there was none. */
export type OtherChoice = DebriefDecision['alternatives'][number];

/** The stops of a debrief, in order; those that name no decision of it are left out. (DBS-1) */
export function stopsWithDecisions({ stops, decisions }: StudentDebrief): readonly DebriefStop[] {
  const byId = new Map(decisions.map((decision) => [decision.id, decision]));
  return stops.flatMap(({ is, decision: id, inClass }) => {
    const decision = byId.get(id);
    return decision === undefined ? [] : [{ decision, isStrength: is === 'STRENGTH', inClass }];
  });
}

/** The best alternative of a decision; null: there was none. */
export function bestOther({ alternatives }: DebriefDecision): OtherChoice | null {
  return alternatives[0] ?? null;
}

/** The alternative with which a decision is compared: if it is ahead, the one that comes nearest to it, else the best; null: there was none. */
export function besideIt({ alternatives, beside }: DebriefDecision): OtherChoice | null {
  return alternatives[beside] ?? null;
}

/**
 * Whether nothing that could still be done would have kept to the driver's limits, so that only an earlier rest would have been better. If something would, be
 * it only driving on, that is shown instead.
 */
export function isTooLateToRest({ kind, alternatives }: Pick<DebriefDecision, 'kind' | 'alternatives'>): boolean {
  if (kind !== 'DRIVE_ON' && kind !== 'PARK') return false;
  return alternatives.length > 0 && alternatives.every(({ breaks }) => breaks !== null);
}

/** Whether the limit that a decision broke is the end of the driver's day, not a driving time. (LSS-4) */
export function isDayBroken({ judgement }: Pick<DebriefDecision, 'judgement'>): boolean {
  return judgement?.breaks?.limit === 'DAY';
}

/**
 * Whether the best alternative is better than what was done: it was expected to bring more, it breaks no rule while the decision did, or it is the answer
 * preferred by the library while the decision was not. (LSS-4)
 */
export function hasBetter(decision: DebriefDecision): boolean {
  const best = bestOther(decision);
  if (best === null || best.breaks !== null || !best.isAsGood) return false;
  const { breaks = null, loss, grade = 'BEST' } = decision.judgement ?? {};
  return breaks !== null || (loss?.total ?? 0) > 0 || (decision.question !== null && grade !== 'BEST');
}

/** Whether a decision cost so much that it does not count as equal to the best one. */
export function isLossy({ judgement }: DebriefDecision): boolean {
  return judgement !== null && !isGoodGrade(judgement.grade);
}

/** Whether a choice of this grade is reported as right: it is the best, or as good as the best. (STP-1, DBS-8) */
export function isGoodGrade(grade: WhatIfPayload['grade']): boolean {
  return grade === 'BEST' || grade === 'AS_GOOD';
}

/** Whether a decision is worse only by the declared price of a car's time: without that, it was expected to bring no less than the best. (DFD-5) */
export function isByTimeAlone(decision: DebriefDecision): boolean {
  const best = bestOther(decision);
  if (best === null || !isLossy(decision) || decision.judgement?.breaks != null || best.breaks !== null) return false;
  return best.gain.total > 0 && Math.round(best.time) > 0 && Math.round((best.gain.total - best.time) * 100) <= 0;
}

/**
 * The game second at which a decision is shown: the one before its action, when the action has not happened yet; if a driver drove on past the limit, where
 * there was no action, the decision's own second.
 */
export function seenMoment({ at, kind }: Pick<DebriefDecision, 'at' | 'kind'>): number {
  return kind === 'DRIVE_ON' ? at : Math.max(0, at - 1);
}

/** How the difference to the best known result is made up, in zł: `decisions` + `luck` + `rest` = `all`. (DBS-5) */
export type ResultAccount = {
  /** What the judged decisions cost, never above zero. */
  readonly decisions: number;
  readonly luck: number;
  /** The part charged to no decision and to no luck; null, like `all`: no best result is known. */
  readonly rest: number | null;
  readonly all: number | null;
};

/**
 * The difference between the player's own result and the best known one: what decisions cost, what luck took or gave, and the rest. Exact to the grosz, so that
 * the parts add up as they are displayed. (DBS-5)
 */
export function resultAccount({ best, decisions, luck }: StudentDebrief): ResultAccount {
  const lost = inGrosze(-decisions.reduce((sum, { judgement }) => sum + (judgement?.loss.total ?? 0), 0));
  const lucky = inGrosze(luck.total);
  const all = best === null ? null : inGrosze(-best.gap);
  const rest = all === null ? null : (all - lost - lucky) / 100;
  return { decisions: lost / 100, luck: lucky / 100, rest, all: all === null ? null : all / 100 };
}

function inGrosze(zloty: number): number {
  return Math.round(zloty * 100);
}
