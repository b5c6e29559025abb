import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Check, History } from 'lucide-react';
import { earlierText, uiText } from '@fracht/content';
import { EARLIER_LIMITS, type EarlierValuePayload } from '@fracht/protocol';
import { ApiError } from '../../api/api-error.ts';
import { type KeptThing, useEarlier } from '../../api/earlier-calls.ts';
import { retryOf } from '../../api/panel-queries.ts';
import { personName } from '../../session/names.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { momentWords } from '../moments.ts';
import { LoadError } from '../pending-rows.tsx';
import { Difference } from './difference.tsx';
import { isConflict, restoreEarlier } from './put-back.ts';
import { type Reading, valueReading } from './value-reading.ts';
import styles from './earlier.module.css';

/** How many values are added to the list at a time: diffs are computed only for those shown. */
const STEP = 10;
const text = earlierText;

type ListProps = {
  readonly thing: KeptThing;
  readonly unit?: string | undefined;
  readonly isUnsaved: boolean;
  readonly onRestored: () => void;
};

/** The history of a value, newest first: who, when, what changed, and a button to restore it. */
export function EarlierList(props: ListProps) {
  const asked = useEarlier(props.thing);
  const onRetry = retryOf(asked);
  if (onRetry !== null) return <LoadError onRetry={onRetry} />;
  if (asked.data === undefined) return <p className="muted">{uiText.loading}</p>;
  if (asked.data.length < 2) return <Nothing />;
  return <Values {...props} values={asked.data} onReload={() => void asked.refetch()} />;
}

function Nothing() {
  const { title, text: words } = text.none;
  return <EmptyState icon={<History className="i-l" aria-hidden="true" />} title={title} text={words} />;
}

function Values({
  thing,
  unit,
  isUnsaved,
  onRestored,
  values,
  onReload,
}: ListProps & { values: readonly EarlierValuePayload[]; onReload: () => void }) {
  const client = useQueryClient();
  const reading = useMemo(() => valueReading(thing.kind, unit), [thing.kind, unit]);
  const [count, setCount] = useState(STEP);
  const [busy, setBusy] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const follows = values[0]?.version ?? 0;
  const restore = async (version: number): Promise<void> => {
    setBusy(version);
    setFault(null);
    try {
      await restoreEarlier(client, thing, { version, follows });
      onRestored();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setFault(reasonOf(cause));
      if (isConflict(cause)) onReload();
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="stack stack-3">
      <div role="alert">{fault === null ? null : <Note tone="warn">{fault}</Note>}</div>
      {isUnsaved ? <Note>{text.unsaved}</Note> : null}
      <ol className={styles.values} aria-label={text.list}>
        {values.slice(0, count).map((value, index) => (
          <Entry
            key={value.version}
            value={value}
            before={values[index + 1] ?? null}
            reading={reading}
            isInForce={index === 0}
            isBusy={busy === value.version}
            onRestore={() => void restore(value.version)}
          />
        ))}
      </ol>
      {values.length > count ? (
        <Button className={styles.more} onClick={() => setCount(count + STEP)}>
          {text.more(values.length - count)}
        </Button>
      ) : null}
      <p className="small muted">{text.kept(EARLIER_LIMITS.values)}</p>
    </div>
  );
}

function Entry({
  value,
  before,
  reading,
  isInForce,
  isBusy,
  onRestore,
}: {
  value: EarlierValuePayload;
  before: EarlierValuePayload | null;
  reading: Reading;
  isInForce: boolean;
  isBusy: boolean;
  onRestore: () => void;
}) {
  const when = momentOf(value);
  const called = typeof value.value === 'number' ? `${when}, ${reading.shown(value.value)}` : when;
  return (
    <li>
      <div className={styles.head}>
        <p>
          <b>{when}</b>
          {value.author === null ? null : <span className="muted">{`, ${personName(value.author)}`}</span>}
        </p>
        {isInForce ? (
          <Chip tone="ok" icon={<Check className="i-s" aria-hidden="true" />}>
            {text.inForce}
          </Chip>
        ) : (
          <Button size="s" isBusy={isBusy} aria-label={text.restoreOf(called)} onClick={onRestore}>
            {text.restore}
          </Button>
        )}
      </div>
      <Difference {...{ value, before, reading }} />
    </li>
  );
}

/** When the value took effect; for the oldest one that may be unknown. */
function momentOf({ date, version }: EarlierValuePayload): string {
  if (date !== null) return momentWords(date);
  return version === 0 ? text.first : text.unknown;
}

/** Why a value could not be restored: the error of its field, else the server's message. */
function reasonOf(cause: ApiError): string {
  if (isConflict(cause)) return text.changedMeanwhile;
  const [words] = Object.values(cause.fields).flat();
  return words ?? cause.message;
}
