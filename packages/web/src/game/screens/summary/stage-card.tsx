import { summaryText } from '@fracht/content';
import { Card } from '../../../ui/card.tsx';
import { useStageText } from '../../lobby/use-stage-text.ts';
import styles from './stage-card.module.css';

/** The stage text after the last round comes with this number. (spec §9 "Stage info") */
const CLOSING = 5;

/** The closing words of the game. (rules §2) */
export function StageCard() {
  const text = useStageText(CLOSING);
  if (text === '') return null;
  return (
    <Card className={styles.card}>
      <h2>{summaryText.stage}</h2>
      <p>{text}</p>
    </Card>
  );
}
