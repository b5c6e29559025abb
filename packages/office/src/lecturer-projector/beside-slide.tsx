import { classDebriefText, projectorText } from '@fracht/content';
import type { ClassDebrief } from '@fracht/protocol';
import { formatNumber } from '@fracht/kit/format.ts';
import { brokeWords, namedPoints, pointName } from '../lecturer-debrief/class-points.ts';
import type { BesideGame } from '../lecturer-debrief/curve-lines.ts';
import { lossWords } from '../lecturer-debrief/loss-words.ts';
import styles from './beside-slide.module.css';

/** Two games side by side: their final results, and the decisions listed for each. (CDB-6) */
export function BesideSlide({ games }: { readonly games: readonly BesideGame[] }) {
  return (
    <section className={styles.slide} aria-label={projectorText.beside} tabIndex={0}>
      <h1>{projectorText.beside}</h1>
      <div className={styles.columns}>
        {games.map(({ name, debrief }) => (
          <Column key={name} name={name} debrief={debrief} />
        ))}
      </div>
    </section>
  );
}

function Column({ name, debrief }: { readonly name: string; readonly debrief: ClassDebrief }) {
  const named = namedPoints(debrief);
  return (
    <section>
      <h2>{name}</h2>
      <p className={styles.score}>{formatNumber(Math.round(debrief.curve.at(-1)?.score ?? 0))}</p>
      {named.length === 0 ? <p>{classDebriefText.beside.nothing}</p> : null}
      <ol>
        {named.map(({ point, isUnlawful }) => (
          <li key={point.key}>
            <span>{pointName(point)}</span>
            <b>{isUnlawful ? classDebriefText.sheet.unlawful(brokeWords(point)) : lossWords(point.loss.total)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
