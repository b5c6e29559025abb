import { Link } from '@tanstack/react-router';
import { CircleCheck, KeyRound } from 'lucide-react';
import { studentsImportText } from '@fracht/content';
import type { ImportPayload } from '@fracht/protocol';
import { useShowCards } from '@fracht/kit/api/lecturer-queries.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import styles from './imported.module.css';

/** The last step: the result for each row. */
export function Imported({ done, onOther }: { done: ImportPayload; onOther: () => void }) {
  const text = studentsImportText;
  const show = useShowCards();
  const { cards = [] } = done;
  const letters = done.added - cards.length;
  const counts = [
    [text.done.added, done.added],
    [text.done.moved, done.moved],
    [text.done.skipped, done.skipped],
    [text.done.wrong, done.wrong],
  ] as const;
  return (
    <Card>
      <EmptyState
        icon={<CircleCheck className="i-l" aria-hidden="true" />}
        title={text.done.title(done.added + done.moved)}
        text={`${letters > 0 ? text.done.letters : ''} ${cards.length > 0 ? text.done.cards : ''}`.trim()}
        action={
          <>
            <dl className={styles.counts}>
              {counts.map(([name, count]) =>
                count === 0 ? null : (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{count}</dd>
                  </div>
                ),
              )}
            </dl>
            <div className="row wrap">
              <Button onClick={onOther}>{text.other}</Button>
              <Link
                to="/panel/lecturer/students"
                className={buttonClass({ kind: cards.length > 0 ? 'plain' : 'primary' })}
              >
                {text.done.toList}
              </Link>
              {cards.length === 0 ? null : (
                <Button kind="primary" onClick={() => void show(cards)}>
                  <KeyRound className="i" aria-hidden="true" />
                  {text.done.toCards(cards.length)}
                </Button>
              )}
            </div>
          </>
        }
      />
    </Card>
  );
}
