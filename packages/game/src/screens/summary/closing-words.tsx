import { summaryText } from '@fracht/content';
import { Card } from '@fracht/kit/ui/card.tsx';
import styles from './stage-card.module.css';

/** The closing words as the summary shows them; nothing where there are none. */
export function ClosingWords({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <Card className={styles.card}>
      <h2>{summaryText.stage}</h2>
      <p>{text}</p>
    </Card>
  );
}
