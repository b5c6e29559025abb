import { classDebriefText, projectorText } from '@fracht/content';
import type { ClassDebrief } from '@fracht/protocol';
import { bestAndNearest, pointName, type ShownOption } from '../lecturer-debrief/class-points.ts';
import { lossWords, lostWords } from '../lecturer-debrief/loss-words.ts';
import styles from './next-slide.module.css';

/** What the class does next time: the best of each of the dearest decisions, and how much more there was. */
export function NextSlide({ debrief: { dearest, rest } }: { readonly debrief: ClassDebrief }) {
  return (
    <section className={styles.slide} aria-label={projectorText.next} tabIndex={0}>
      <h1>{projectorText.next}</h1>
      {dearest.length === 0 ? (
        <p>{projectorText.noPractice}</p>
      ) : (
        <>
          <h2>{projectorText.practise}</h2>
          <ol>
            {dearest.map((point) => (
              <li key={point.key}>
                <div>
                  <b>{pointName(point)}</b>
                  <NextTime best={bestAndNearest(point).best} />
                </div>
                <span>{classDebriefText.sheet.loss(lostWords(point.loss.total))}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {rest.count === 0 ? null : <p>{projectorText.rest(rest.count, lossWords(rest.loss.total))}</p>}
    </section>
  );
}

function NextTime({ best }: { readonly best: ShownOption | undefined }) {
  return best === undefined ? null : <p>{best.text}</p>;
}
