import { projectorText } from '@fracht/content';
import type { ClassDebrief } from '@fracht/protocol';
import {
  bestAndNearest,
  breachesOf,
  factWords,
  lawWords,
  namedPoints,
  type NamedPoint,
  pointName,
} from '../lecturer-debrief/class-points.ts';
import { lossInZloty } from '../lecturer-debrief/loss-words.ts';
import styles from './next-slide.module.css';

/** What the class does next time: the law if it was broken, the best choice of each of the costliest decisions, and how much more there was to earn. */
export function NextSlide({ debrief }: { readonly debrief: ClassDebrief }) {
  const { rest } = debrief;
  const named = namedPoints(debrief);
  return (
    <section className={styles.slide} aria-label={projectorText.next} tabIndex={0}>
      <h1>{projectorText.next}</h1>
      {named.length === 0 ? <p>{projectorText.noPractice}</p> : null}
      <NextPoints title={projectorText.keepLaw} points={named.filter(({ isUnlawful }) => isUnlawful)} />
      <NextPoints title={projectorText.practise} points={named.filter(({ isUnlawful }) => !isUnlawful)} />
      {rest.count === 0 ? null : <p>{projectorText.rest(rest.count, lossInZloty(rest.loss.total))}</p>}
    </section>
  );
}

function NextPoints({ title, points }: { readonly title: string; readonly points: readonly NamedPoint[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ol start={points[0]?.number}>
        {points.map((one) => (
          <li key={one.point.key}>
            <div>
              <b>{pointName(one.point)}</b>
              <NextTime named={one} />
            </div>
            <span>{factWords(one)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What was best, and the law that was broken if the decision is listed for that. */
function NextTime({ named: { point, isUnlawful } }: { readonly named: NamedPoint }) {
  const { best } = bestAndNearest(point);
  const broken = isUnlawful ? breachesOf(point).filter(({ count }) => count > 0) : [];
  return (
    <>
      {best === undefined ? null : <p>{best.text}</p>}
      {broken.map((breach) => (
        <p key={breach.letters.join('')}>{projectorText.law(breach.rule.why, lawWords(breach))}</p>
      ))}
    </>
  );
}
