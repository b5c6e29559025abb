import { lostInZloty } from '../lecturer-debrief/loss-words.ts';
import { classDebriefText, projectorText } from '@fracht/content';
import type { ClassDebrief } from '@fracht/protocol';
import { formatNumber, formatPercent, formatWholeZloty } from '@fracht/kit/format.ts';
import { type BesideGame, type Bookmark, curveLines, curveMarks } from '../lecturer-debrief/curve-lines.ts';
import { GroupCurve } from '../lecturer-debrief/group-curve.tsx';
import { Band } from './band.tsx';
import styles from './curve-slides.module.css';

type CurveSlideProps = {
  readonly debrief: ClassDebrief;
  /** The game of comparison; null: none. */
  readonly beside: BesideGame | null;
  readonly bookmarks: readonly Bookmark[];
  readonly isOn: boolean;
};

/** The course of the game; once uncovered it has marks, with a legend. (PRJ-2, PRJ-5) */
export function CurveSlide({ debrief, beside, bookmarks, isOn }: CurveSlideProps) {
  const marks = curveMarks(debrief);
  const lines = curveLines(debrief, beside).filter(({ look }) => look !== 'BEST');
  return (
    <>
      <section className={styles.slide} aria-label={classDebriefText.curve.title} tabIndex={0}>
        <h1>{classDebriefText.curve.title}</h1>
        <div className={styles.chart}>
          <GroupCurve lines={lines} marks={isOn ? marks : []} bookmarks={bookmarks} className={styles.large} />
        </div>
        {isOn ? (
          <ul className={styles.told}>
            {marks.map(({ sign, name }) => (
              <li key={sign}>
                <b>{sign}</b>
                <bdi>{` ${name}`}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
        {bookmarks.length === 0 ? null : <Bookmarks bookmarks={bookmarks} isOn={isOn} />}
      </section>
      <Band
        isOn={isOn}
        hidden={projectorText.curveHidden}
        question={classDebriefText.curve.title}
        text={classDebriefText.curve.spoken(
          formatNumber(Math.round(debrief.curve[0]?.score ?? 0)),
          formatNumber(Math.round(debrief.curve.at(-1)?.score ?? 0)),
        )}
      />
    </>
  );
}

/** How many notes there are; their text only once the slide is uncovered. (PRJ-5) */
function Bookmarks({ bookmarks, isOn }: Pick<CurveSlideProps, 'bookmarks' | 'isOn'>) {
  if (!isOn) return <p className={styles.notes}>{projectorText.notesHidden(bookmarks.length)}</p>;
  return (
    <div className={styles.notes}>
      <h2>{projectorText.notes}</h2>
      <ul>
        {bookmarks.map(({ text, when }, index) => (
          <li key={index}>
            <b>{when}</b>
            <bdi>{` ${text}`}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The best known plan next to the group's: a question first, then its curve, the share that was earned, and what the plan knew that nobody could. (PRJ-2, CDB-15) */
export function BestKnownSlide({ debrief, isOn }: Pick<CurveSlideProps, 'debrief' | 'isOn'>) {
  const { best } = debrief;
  if (best === null) return null;
  const lines = curveLines(debrief, null).filter(({ look }) => isOn || look !== 'BEST');
  return (
    <>
      <section className={styles.slide} aria-label={classDebriefText.bestKnown.title} tabIndex={0}>
        <h1>{classDebriefText.bestKnown.title}</h1>
        <div className={styles.chart}>
          <GroupCurve lines={lines} marks={[]} bookmarks={[]} className={styles.large} />
        </div>
      </section>
      <Band
        isOn={isOn}
        hidden={projectorText.knownHidden}
        question={
          best.gained > 0
            ? projectorText.known(formatPercent(Math.round(best.percent)))
            : classDebriefText.bestKnown.lost
        }
        text={`${best.gained > 0 ? projectorText.knownText : lostText(best)} ${classDebriefText.bestKnown.caveat}`}
      />
    </>
  );
}

/** If the group lost money there is no share of a gain to show. */
function lostText({ gained, possible }: NonNullable<ClassDebrief['best']>): string {
  return projectorText.knownLost(lostInZloty(-gained), formatWholeZloty(Math.round(possible)));
}
