import type { GameSeconds, PlayerId } from '@fracht/engine';
import type { Recording } from '../recording.ts';
import type { ScoreWorth } from '../score-worth.ts';
import type { JudgedDecision } from '../worth/losses.ts';
import { type Option, type PointSubject, optionChosen, optionOf, subjectOf } from './options.ts';

/** A judged decision as a class list compares it: without its game, so that decisions of several games can stand in one list. (CLD-1, CLD-4) */
export type MetDecision = {
  readonly subject: PointSubject;
  readonly player: PlayerId;
  /** Its id, unique in its game. */
  readonly decision: string;
  readonly at: GameSeconds;
  readonly round: number;
  readonly chosen: Option;
  readonly standing: LawAndLibrary;
  /** What else could be done, the best first, each with what it was to bring more. */
  readonly others: readonly (LawAndLibrary & { readonly option: Option; readonly gain: ScoreWorth })[];
  readonly loss: ScoreWorth;
  readonly lead: ScoreWorth;
};

/** How law and library see what can be done, whatever it brings. (LSS-4) */
export type LawAndLibrary = Pick<JudgedDecision, 'mark' | 'breaks'>;

/** Judged decisions of one game as a class list compares them; those that nobody else can meet alike are left out. (CLD-1) */
export function metDecisions(recording: Recording, judged: readonly JudgedDecision[]): readonly MetDecision[] {
  return judged.flatMap((one) => {
    const subject = subjectOf(recording, one.decision);
    if (subject === null) return [];
    const { player, id: decision, at, round } = one.decision;
    const chosen = optionChosen(recording, one.decision);
    const { loss, lead, mark, breaks } = one;
    const standing = { mark, breaks };
    const others = othersOf(recording, chosen, one);
    return [{ subject, player, decision, at, round, chosen, standing, others, loss, lead }];
  });
}

/** The best alternative of each option but the one that was chosen. */
function othersOf(
  { setup }: Recording,
  chosen: Option,
  { valued }: Pick<JudgedDecision, 'valued'>,
): MetDecision['others'] {
  const known = new Set([JSON.stringify(chosen)]);
  // The best alternative comes first.
  return valued.flatMap(({ alternative, gain, mark, breaks }) => {
    const option = optionOf({ setup }, alternative.actions[0]);
    const key = JSON.stringify(option);
    if (known.has(key)) return [];
    known.add(key);
    return [{ option, gain, mark, breaks }];
  });
}
