import { useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { competenceLabels, skillsText } from '@fracht/content';
import type { SkillObservation, StudentSkills } from '@fracht/protocol';
import { formatWholeZloty } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { returnPlaceIn } from '@fracht/kit/ui/use-return-focus.ts';
import { momentPlaceName, type SkillsCard } from '../../parts/replay-origin.ts';
import { ReplayLink } from './moment-link.tsx';
import { type MomentWords, type ObservedDecision, observedDecisions, whatWords } from './skill-moments.ts';
import { useStriking } from './skills-queries.ts';
import { StrikeDialog } from './strike-dialog.tsx';
import styles from './decision-fold.module.css';

type DecisionFoldProps = {
  readonly page: SkillsCard;
  readonly skills: Pick<StudentSkills, 'player' | 'observations' | 'struck'>;
  /** The name of each decision on the page. */
  readonly words: MomentWords;
};

/** The name of the list, as used in the origins of its moments. */
const LIST = 'all';

/** All decisions of the lesson for the teacher, each of which can be struck out with a reason and restored; expanded when the teacher returns to one of them. (SKS-6) */
export function DecisionFold({ page, skills: { player, observations, struck }, words }: DecisionFoldProps) {
  const [open, setOpen] = useState<ObservedDecision | null>(null);
  const isReturn = returnPlaceIn(useLocation().searchStr).startsWith(`${LIST}.`);
  const { strike, restore } = useStriking(page.game, player);
  const decisions = observedDecisions(observations);
  if (decisions.length === 0) return null;
  return (
    <Card className={styles.card}>
      <details open={isReturn}>
        <summary>{skillsText.all.title(decisions.length)}</summary>
        <ol>
          {decisions.map((decision, index) => (
            <DecisionRow
              key={decision.decision}
              page={page}
              place={momentPlaceName(LIST, index)}
              observed={decision}
              words={words({ game: page.game, observation: decision.first })}
              reason={struck.find((one) => one.decision === decision.decision)?.reason ?? null}
              isBusy={restore.isPending && restore.variables === decision.decision}
              onStrike={() => setOpen(decision)}
              onRestore={() => restore.mutate(decision.decision)}
            />
          ))}
        </ol>
      </details>
      <StrikeDialog
        key={open?.decision}
        observed={open}
        onStrike={async (decision, reason) => void (await strike.mutateAsync({ decision, reason }))}
        onClose={() => setOpen(null)}
      />
    </Card>
  );
}

type DecisionRowProps = {
  readonly page: SkillsCard;
  readonly place: string;
  readonly observed: ObservedDecision;
  readonly words: string;
  /** Why it is struck out; null: it counts. */
  readonly reason: string | null;
  readonly isBusy: boolean;
  readonly onStrike: () => void;
  readonly onRestore: () => void;
};

function DecisionRow({ page, place, observed, words, reason, isBusy, onStrike, onRestore }: DecisionRowProps) {
  const { all, struck } = skillsText;
  const { first, observations } = observed;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <ReplayLink game={page.game} at={first.at} page={page} place={place}>
          {words}
        </ReplayLink>
        <span className={styles.note}>{all.round(first.round)}</span>
        {reason === null ? null : <Chip icon={<Icon name="b-cross" />}>{all.isStruck}</Chip>}
      </div>
      <ul className={styles.says}>
        {observations.map((observation) => (
          <li key={observation.competence}>{saidWords(observation)}</li>
        ))}
        {reason === null ? null : <li>{`${struck.reason} ${reason}`}</li>}
      </ul>
      <Button
        size="s"
        isBusy={isBusy}
        aria-label={reason === null ? all.strikeSpoken(words) : all.restoreSpoken(words)}
        onClick={reason === null ? onStrike : onRestore}
      >
        {reason === null ? all.strike : all.restore}
      </Button>
    </li>
  );
}

/** "Okna czasowe: dostawa po terminie, strata 300 zł". */
function saidWords(observation: SkillObservation): string {
  const { all } = skillsText;
  const loss = observation.loss > 0 ? all.loss(formatWholeZloty(observation.loss)) : all.noLoss;
  return all.said(competenceLabels[observation.competence], whatWords(observation), loss);
}
