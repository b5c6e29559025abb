import { Fragment, useMemo, useState } from 'react';
import { Undo2 } from 'lucide-react';
import { auditPageText, uiText } from '@fracht/content';
import type { AuditEntryPayload } from '@fracht/protocol';
import { callUndoAudit, useAuditEntry } from '@fracht/kit/api/audit-calls.ts';
import { retryOf, useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { changedLines } from '@fracht/kit/panel/earlier/changed-lines.ts';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { objectWords, valueWords } from './audit-words.ts';
import styles from './audit.module.css';

const text = auditPageText;
/** For texts with more characters than this, only the lines that differ are shown. */
const SHORT = 60;
type FieldChange = AuditEntryPayload['changes'][number];

/** An opened change: each field before and after, and the undo button if it can be undone. (ADT-2) */
export function AuditDetails({ seq }: { seq: number }) {
  const asked = useAuditEntry(seq);
  const onRetry = retryOf(asked);
  if (onRetry !== null) return <LoadError onRetry={onRetry} />;
  if (asked.data === undefined) return <p className="muted">{uiText.loading}</p>;
  return <Entry entry={asked.data} />;
}

function Entry({ entry }: { entry: AuditEntryPayload }) {
  const { changes, undo } = entry;
  return (
    <div className={styles.details}>
      {changes.length === 0 ? (
        <p className="small muted">{emptyWords(entry)}</p>
      ) : (
        <dl className={styles.changes}>
          {changes.map((change) => (
            <Changed key={change.field} change={change} action={entry.action} />
          ))}
        </dl>
      )}
      {undo === null ? null : <UndoButton entry={entry} undo={undo} />}
    </div>
  );
}

/** Why there is nothing to compare. */
function emptyWords({ kind, label, action }: AuditEntryPayload): string {
  if (kind === 'USER' && label === '') return text.emptied;
  return action === 'TAKEN' ? text.taken : text.gone;
}

function Changed({ change, action }: { change: FieldChange; action: AuditEntryPayload['action'] }) {
  const { field, before, after } = change;
  const isSecret = action === 'CHANGED' && before === null && after === null;
  return (
    <div className={styles.change}>
      <dt>{text.fields[field] ?? field}</dt>
      <dd>{isSecret ? <p className="small muted">{text.secret}</p> : <Sides {...{ before, after }} />}</dd>
    </div>
  );
}

function Sides({ before, after }: Pick<FieldChange, 'before' | 'after'>) {
  const [was, now] = [valueWords(before), valueWords(after)];
  const lines = useMemo(
    () => (was.length + now.length > SHORT ? changedLines(was.split('\n'), now.split('\n')) : null),
    [was, now],
  );
  if (lines === null || before === null || after === null) {
    return (
      <div className={styles.sides}>
        <Side label={text.before} words={was} isBefore />
        <Side label={text.after} words={now} />
      </div>
    );
  }
  const sideOf = (other: 'was' | 'now') =>
    lines.map((pieces, line) => {
      const own = pieces.filter(({ is }) => is !== other);
      if (own.length === 0) return null;
      return (
        <p key={line}>
          {own.map(({ is, text: words }, place) => {
            if (is === 'same') return <bdi key={place}>{words}</bdi>;
            const Mark = is === 'was' ? 'del' : 'ins';
            return (
              <Fragment key={place}>
                <Mark>{words.trimEnd()}</Mark>{' '}
              </Fragment>
            );
          })}
        </p>
      );
    });
  return (
    <div className={styles.sides}>
      <div className={styles.side}>
        <p className={styles.sideName}>{text.before}</p>
        {sideOf('now')}
      </div>
      <div className={styles.side}>
        <p className={styles.sideName}>{text.after}</p>
        {sideOf('was')}
      </div>
    </div>
  );
}

function Side({ label, words, isBefore = false }: { label: string; words: string; isBefore?: boolean }) {
  const Mark = isBefore ? 'del' : 'ins';
  return (
    <div className={styles.side}>
      <p className={styles.sideName}>{label}</p>
      <p>{words === text.nothing ? <span className="muted">{words}</span> : <Mark>{words}</Mark>}</p>
    </div>
  );
}

function UndoButton({ entry, undo }: { entry: AuditEntryPayload; undo: NonNullable<AuditEntryPayload['undo']> }) {
  const [isAsking, setAsking] = useState(false);
  const { seq } = entry;
  const what = objectWords(entry);
  const back = useInvalidatingMutation(callUndoAudit, [
    ...(['audit', 'bin', 'settings', 'stages', 'content', 'library', 'images', 'groups', 'games', 'homework'] as const),
  ]);
  return (
    <>
      <Button size="s" isBusy={back.isPending} aria-label={text.undoOf(what)} onClick={() => setAsking(true)}>
        <Undo2 className="i" aria-hidden="true" />
        {text.undo}
      </Button>
      <Confirm
        show={isAsking}
        title={text.undoTitle(what)}
        text={undo.isLatest ? text.undoText : text.undoLater}
        act={text.undo}
        keep={text.keep}
        onKeep={() => setAsking(false)}
        onAct={() => {
          setAsking(false);
          back.mutate({ seq, follows: undo.follows });
        }}
      />
    </>
  );
}
