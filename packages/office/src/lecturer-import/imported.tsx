import { Link } from '@tanstack/react-router';
import { CircleCheck, Download, KeyRound } from 'lucide-react';
import { studentsImportText } from '@fracht/content';
import type { ImportPayload } from '@fracht/protocol';
import { useAddresses } from '@fracht/kit/api/address-queries.ts';
import { useShowCards } from '@fracht/kit/api/lecturer-queries.ts';
import { useBusily } from '@fracht/kit/panel/use-busily.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { rowsToMend, type ImportDraft } from './import-rules.ts';
import { saveWrong } from './save-wrong.ts';
import styles from './imported.module.css';

type ImportedProps = {
  readonly done: ImportPayload;
  /** The rows as they are now; those that were not imported need work. */
  readonly left: ImportDraft;
  readonly onOther: () => void;
};

/** The last step: what was imported, what was not, and what happens to the letters. */
export function Imported({ done, left, onOther }: ImportedProps) {
  const text = studentsImportText;
  const hasMail = useAddresses().data?.hasMail;
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
        text={[letters > 0 ? lettersText(hasMail) : '', cards.length > 0 ? text.done.cards : ''].join(' ').trim()}
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
            <NotTaken left={left} />
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

/** What is said about the letters to new people; nothing while it is unknown whether they are sent. */
function lettersText(hasMail: boolean | undefined): string {
  if (hasMail === undefined) return '';
  return hasMail ? studentsImportText.done.letters : studentsImportText.done.lettersWait;
}

/** How many rows were left out, which can be saved, corrected and imported again. */
function NotTaken({ left }: Pick<ImportedProps, 'left'>) {
  const text = studentsImportText;
  const { isBusy, busily } = useBusily('rows not taken in');
  const count = rowsToMend(left).length;
  if (count === 0) return null;
  return (
    <div className={styles.left}>
      <p>{text.done.left(count)}</p>
      <Button isBusy={isBusy} onClick={() => void busily(() => saveWrong(left))}>
        <Download className="i" aria-hidden="true" />
        {text.saveWrong}
      </Button>
    </div>
  );
}
