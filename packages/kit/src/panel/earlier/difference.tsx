import { useMemo } from 'react';
import { ArrowRight } from 'lucide-react';
import { earlierText } from '@fracht/content';
import type { EarlierValuePayload } from '@fracht/protocol';
import type { LinePiece } from './changed-lines.ts';
import type { Reading } from './value-reading.ts';
import styles from './earlier.module.css';

const text = earlierText;

/** What a change altered compared with the previous value; for the oldest stored value, that value itself. */
export function Difference({
  value,
  before,
  reading,
}: {
  value: EarlierValuePayload;
  before: EarlierValuePayload | null;
  reading: Reading;
}) {
  const lines = useMemo(
    () => (before === null ? null : reading.changes(before.value, value.value)),
    [before, value, reading],
  );
  if (lines === null) return <Oldest {...{ value, reading }} />;
  if (lines.length === 0) return <p className="small muted">{text.sameWords}</p>;
  return (
    <div className={styles.lines}>
      {lines.map((pieces, index) => (
        <p key={index}>
          {pieces.map((piece, place) => (
            <Shown key={place} piece={piece} isFirst={place === 0} isNumber={typeof value.value === 'number'} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Oldest({ value, reading }: { value: EarlierValuePayload; reading: Reading }) {
  if (typeof value.value === 'number') return <p className={styles.number}>{reading.shown(value.value)}</p>;
  return <p className="small muted">{value.version === 0 ? text.firstText : text.oldestText}</p>;
}

/** A piece of a diffed line; an arrow is shown between two numbers. */
function Shown({
  piece: { is, text: words },
  isFirst,
  isNumber,
}: {
  piece: LinePiece;
  isFirst: boolean;
  isNumber: boolean;
}) {
  if (is === 'same') return <bdi>{words}</bdi>;
  const label = <span className="vh">{`${is === 'was' ? text.was : text.is} `}</span>;
  const Mark = is === 'was' ? 'del' : 'ins';
  return (
    <>
      {isNumber && !isFirst ? <ArrowRight className="i-s" aria-hidden="true" /> : null}
      <Mark>
        {label}
        <bdi>{words.trimEnd()}</bdi>
      </Mark>{' '}
    </>
  );
}
