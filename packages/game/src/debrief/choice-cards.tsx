import { whatIfText } from '@fracht/content';
import type { DebriefDecision } from '@fracht/protocol';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useGame } from '../store/hooks.ts';
import { choiceStanding, isShownAsGain } from './choice-standing.ts';
import { choiceWords } from './choice-words.ts';
import type { OtherChoice } from './decision.ts';
import { changeWords } from './worth-words.ts';
import styles from './choice-cards.module.css';

type ChoiceCardsProps = {
  readonly decision: DebriefDecision;
  /** The index of the chosen alternative, from 0. */
  readonly place: number;
  readonly onChoose: (place: number) => void;
};

/** The alternatives, each with what it was expected to bring and how it compares; one of them is chosen, also with the arrow keys. (DBS-6) */
export function ChoiceCards({ decision, place, onChoose }: ChoiceCardsProps) {
  return (
    <div className={styles.cards} role="radiogroup" aria-label={whatIfText.choose}>
      {decision.alternatives.map((other, index) => (
        <ChoiceCard
          key={index}
          decision={decision}
          other={other}
          isChosen={index === place}
          onChoose={() => onChoose(index)}
        />
      ))}
    </div>
  );
}

type ChoiceCardProps = {
  readonly decision: DebriefDecision;
  readonly other: OtherChoice;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function ChoiceCard({ decision, other, isChosen, onChoose }: ChoiceCardProps) {
  const world = useGame(({ setup }) => setup.world);
  const standing = choiceStanding(decision, other);
  return (
    <label className={classNames(styles.card, standing === 'BROKEN' && styles.broken)}>
      <input type="radio" name="what-if" checked={isChosen} onChange={onChoose} />
      <span className={styles.text}>{choiceWords(other.choice, decision.kind, world)}</span>{' '}
      <span className={styles.worth}>
        <b className={isShownAsGain(decision, other) ? styles.gain : undefined}>{changeWords(other.gain.total)}</b>{' '}
        <small>
          {standing === 'BROKEN' ? <Icon name="i-law" size={16} /> : null}
          <bdi>{whatIfText.choice[standing]}</bdi>
        </small>
      </span>
    </label>
  );
}
