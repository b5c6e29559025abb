import { summaryText } from '@fracht/content';
import { Card } from '@fracht/kit/ui/card.tsx';
import styles from './stage-card.module.css';

/** The closing text on the summary; nothing if it is empty. */
export function ClosingWords({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <Card className={styles.card}>
      <h2>{summaryText.stage}</h2>
      <p>{text}</p>
    </Card>
  );
}
