import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { againText, stopsText } from '@fracht/content';
import type { DebriefDecision, StudentDebrief } from '@fracht/protocol';
import { noteShown, noteVerdict } from '@fracht/kit/session/moment-row.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { whatIfPlace } from '../debrief/addresses.ts';
import { choiceWords } from '../debrief/choice-words.ts';
import { bestOther, hasBetter, isGoodGrade } from '../debrief/decision.ts';
import { brokenWords } from '../debrief/broken-words.ts';
import { longMoment } from '../debrief/moment-words.ts';
import { changeWords } from '../debrief/worth-words.ts';
import { useGame } from '../store/hooks.ts';
import { askAgain, showDoneAsBest, tryActions, type AskWhatIf } from './again.ts';
import { againStore, type AgainStage } from './again-store.ts';
import { againWay, mayBeLeft } from './again-way.ts';
import { waysFromHere } from './way-on.ts';
import { wrongWords } from './wrong-words.ts';
import styles from './again-panel.module.css';

type AgainPanelProps = {
  readonly game: string;
  readonly debrief: StudentDebrief;
  readonly decision: DebriefDecision;
  readonly ask: AskWhatIf;
};

/**
 * Asks for the decision, then says whether the choice was right or what it would have brought; after that the student tries again, sees the best choice, or
 * goes on. (DBS-8)
 */
export function AgainPanel({ game, debrief, decision, ask }: AgainPanelProps) {
  const stage = againStore((store) => store.stage);
  // Right after a step to the next moment the verdict drawn is still that of the previous one.
  const isOfThis = againStore((store) => store.decision?.id === decision.id);
  const isTold = stage.is === 'TOLD' || stage.is === 'DONE_BEST';
  const on = waysFromHere(game, debrief, decision);
  useEffect(() => {
    if (!isOfThis) return;
    const moment = { game, decision: decision.id };
    if (stage.is === 'DONE_BEST' || (stage.is === 'TOLD' && stage.isShown)) noteShown(moment);
    else if (stage.is === 'TOLD') noteVerdict(moment, isGoodGrade(stage.whatIf.grade));
  }, [stage, isOfThis, game, decision.id]);
  return (
    <section className={styles.panel} aria-label={againText.label}>
      <div className={styles.words} role="status">
        <h1>
          <bdi>{againText.label}</bdi>
          {on.position === null ? null : <small>{on.position}</small>}
        </h1>
        <Said stage={stage} decision={decision} />
      </div>
      <div className="row wrap">
        {isTold || stage.is === 'FAILED' ? (
          <Button onClick={askAgain}>{againText.actions.again}</Button>
        ) : (
          <LeaveButton decision={decision} ask={ask} />
        )}
        <Button isBusy={stage.is === 'COUNTING'} onClick={() => void showBest(decision, ask)}>
          {againText.actions.showBest}
        </Button>
        {stage.is === 'TOLD' ? (
          <Link {...whatIfPlace(game, decision)} className={buttonClass({})}>
            {stopsText.whatIf}
          </Link>
        ) : null}
        {on.next === null ? null : (
          <Link {...on.next.place} className={buttonClass({ kind: isTold ? 'primary' : 'plain' })}>
            {isTold ? on.next.text : againText.actions.skip}
          </Link>
        )}
        <Link {...on.end.place} className={buttonClass({})}>
          {on.end.text}
        </Link>
      </div>
    </section>
  );
}

/** Leaves everything as it is, where that is a way to take the decision. */
function LeaveButton({ decision, ask }: Pick<AgainPanelProps, 'decision' | 'ask'>) {
  const isBusy = againStore((store) => store.stage.is === 'COUNTING');
  const words = againText.nothing[againWay(decision)];
  if (words === null || !mayBeLeft(decision)) return null;
  return (
    <Button isBusy={isBusy} onClick={() => void tryActions([], ask)}>
      {words}
    </Button>
  );
}

type SaidProps = { readonly stage: AgainStage; readonly decision: DebriefDecision };

function Said({ stage, decision }: SaidProps) {
  switch (stage.is) {
    case 'ASKED':
      return <p>{`${againText.ask(longMoment(decision.at, decision.round))} ${againText.how[againWay(decision)]}`}</p>;
    case 'COUNTING':
      return <p>{againText.asking}</p>;
    case 'FAILED':
      return <p className={styles.wrong}>{stage.text}</p>;
    case 'DONE_BEST':
      return <DoneBest decision={decision} />;
    case 'TOLD':
    default:
      return <Verdict stage={stage} decision={decision} />;
  }
}

/** A choice that broke a rule was not the best: if there was no alternative, only an earlier decision would have been better. */
function DoneBest({ decision: { chosen, kind, judgement } }: { readonly decision: DebriefDecision }) {
  const world = useGame(({ setup }) => setup.world);
  if (judgement?.breaks == null) return <p>{againText.doneBest(choiceWords(chosen, kind, world))}</p>;
  const instead = kind === 'DRIVE_ON' ? againText.restEarlier : againText.earlier;
  return <p className={styles.wrong}>{`${againText.breaks(brokenWords(judgement.breaks))} ${instead}`}</p>;
}

type VerdictProps = {
  readonly stage: Extract<AgainStage, { readonly is: 'TOLD' }>;
  readonly decision: DebriefDecision;
};

function Verdict({ stage: { whatIf, isShown }, decision }: VerdictProps) {
  const world = useGame(({ setup }) => setup.world);
  const isRight = isGoodGrade(whatIf.grade);
  if (isShown) {
    return (
      <p>{againText.best(choiceWords(whatIf.choice, decision.kind, world), changeWords(whatIf.expected.total))}</p>
    );
  }
  return (
    <p className={isRight ? styles.right : styles.wrong}>
      {isRight
        ? `${againText.right} ${againText.gained(changeWords(whatIf.expected.total))}`
        : wrongWords(whatIf, decision)}
    </p>
  );
}

/** Shows what was best: one of the alternatives or, if none of them is better, what was done in the game. */
async function showBest(decision: DebriefDecision, ask: AskWhatIf): Promise<void> {
  const best = bestOther(decision);
  if (best === null || !hasBetter(decision)) showDoneAsBest();
  else await tryActions(best.actions, ask, true);
}
