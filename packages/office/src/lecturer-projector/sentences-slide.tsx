import { useState } from 'react';
import { sentencesText } from '@fracht/content';
import type { ClassSentences } from '@fracht/protocol';
import { useClassSentences } from '@fracht/kit/api/class-sentence-queries.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { AgreedLine } from './agreed-line.tsx';
import { useIsOverdue } from './use-is-overdue.ts';
import styles from './sentences-slide.module.css';

const text = sentencesText.slide;

type SentencesSlideProps = {
  readonly game: string;
  /** What students wrote is uncovered. */
  readonly isOn: boolean;
};

/** What students will do differently, without names and with similar ones merged, and what the class agrees on for the next game. (PRJ-7, PRJ-8) */
export function SentencesSlide({ game, isOn }: SentencesSlideProps) {
  const asked = useClassSentences(game);
  const { data } = asked;
  const isOverdue = useIsOverdue(asked.dataUpdatedAt);
  return (
    <section className={styles.slide} aria-label={text.title} tabIndex={0}>
      <h1>{text.title}</h1>
      {data === undefined ? <Failed onRetry={retryOf(asked)} /> : <Columns game={game} sentences={data} isOn={isOn} />}
      <div role="status">{isOverdue ? <p className={styles.words}>{text.overdue}</p> : null}</div>
    </section>
  );
}

function Failed({ onRetry }: { readonly onRetry: (() => void) | null }) {
  if (onRetry === null) return null;
  return (
    <p className={styles.words}>
      <bdi>{`${text.failed} `}</bdi>
      <button type="button" onClick={onRetry}>
        {text.retry}
      </button>
    </p>
  );
}

type ColumnsProps = SentencesSlideProps & { readonly sentences: ClassSentences };

function Columns({ game, sentences, isOn }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>
        <h2>{text.theirs}</h2>
        <Theirs sentences={sentences} isOn={isOn} />
      </div>
      <div>
        <h2>{text.agreed}</h2>
        <ol className={styles.agreed}>
          {sentences.agreed.map((agreed, index) => (
            <AgreedLine key={index} game={game} number={index + 1} text={agreed} />
          ))}
        </ol>
        <p className={styles.words}>{sentences.isOfGroup ? text.later : text.noGroup}</p>
      </div>
    </div>
  );
}

/** While covered, only how many wrote the same is visible. Once uncovered, a click covers one that a class had better not see, and uncovers it again. */
function Theirs({ sentences: { alike, written }, isOn }: Omit<ColumnsProps, 'game'>) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  if (alike.length === 0) return <p className={styles.words}>{text.none}</p>;
  const toggle = (sentence: string): void => {
    setHidden((before) =>
      before.has(sentence) ? new Set([...before].filter((one) => one !== sentence)) : new Set([...before, sentence]),
    );
  };
  return (
    <ul className={styles.theirs}>
      {alike.map((one) => (
        <li key={one.text}>
          {isOn ? (
            <button
              type="button"
              aria-pressed={hidden.has(one.text)}
              title={text.cover}
              onClick={() => toggle(one.text)}
            >
              {hidden.has(one.text) ? text.hidden : text.quoted(one.text)}
            </button>
          ) : (
            <span className={styles.covered}>{text.covered}</span>
          )}
          <b>{text.count(one.count, written)}</b>
          <i aria-hidden="true">
            <i style={{ width: `${(100 * one.count) / written}%` }} />
          </i>
        </li>
      ))}
    </ul>
  );
}

/** For the header: the game, and how many of the students have written. */
export function WhoWrote({ game, name }: { readonly game: string; readonly name: string }) {
  const { data } = useClassSentences(game);
  const parts = [name, ...(data === undefined ? [] : [text.written(data.written, data.students)])];
  return <bdi>{parts.join(' · ')}</bdi>;
}
