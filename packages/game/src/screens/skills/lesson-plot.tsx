import { competenceLabels, skillsText } from '@fracht/content';
import type { SkillProfile, StudentSkills } from '@fracht/protocol';
import { formatDate, formatNumber } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { heightOf, type LessonPoint, lessonPoints, lineThrough, PLOT } from './lesson-points.ts';
import { shortDate } from './short-date.ts';
import styles from './lesson-plot.module.css';

type LessonPlotProps = {
  readonly lessons: StudentSkills['lessons'];
  /** The profile over the term; it contains the competence, and the norm that is drawn. */
  readonly profile: SkillProfile;
  /** The game of the lesson that is shown. */
  readonly game: string;
};

/**
 * A competence lesson by lesson compared with the norm, the size of a dot by the number of decisions, dashed if they are too few; a table has the same for
 * screen readers. (SKS-2)
 */
export function LessonPlot({ lessons, profile: { competence, norm }, game }: LessonPlotProps) {
  const points = lessonPoints(lessons, competence, game);
  const top = heightOf(norm.to);
  return (
    <div className={styles.place}>
      <svg viewBox={`0 0 ${PLOT.WIDTH} ${PLOT.HEIGHT}`} className={styles.plot} aria-hidden="true" focusable="false">
        <rect className={styles.norm} x="4" y={top} width={PLOT.WIDTH - 8} height={heightOf(norm.from) - top} />
        <path className={styles.ground} d={`M4 ${PLOT.GROUND}H${PLOT.WIDTH - 4}`} />
        <path className={styles.line} d={lineThrough(points)} />
        {points.map((point) => (
          <Lesson key={point.game} {...point} />
        ))}
      </svg>
      <LessonTable points={points} competence={competence} />
    </div>
  );
}

function Lesson({ date, isThis, word, n, x, y, radius, isDated }: LessonPoint) {
  return (
    <>
      {n === 0 ? null : (
        <circle
          className={classNames(styles.dot, isThis && styles.this, word === 'TOO_LITTLE' && styles.little)}
          cx={x}
          cy={y}
          r={radius}
        />
      )}
      {isDated || isThis ? (
        <text className={isThis ? styles.now : undefined} x={x} y="82" textAnchor="middle">
          {shortDate(date)}
        </text>
      ) : null}
    </>
  );
}

type LessonTableProps = { readonly points: readonly LessonPoint[]; readonly competence: SkillProfile['competence'] };

function LessonTable({ points, competence }: LessonTableProps) {
  const { plot, words, none } = skillsText;
  return (
    <table className="vh">
      <caption>{plot.caption(competenceLabels[competence])}</caption>
      <thead>
        <tr>
          <th scope="col">{plot.lesson}</th>
          <th scope="col">{plot.word}</th>
          <th scope="col">{plot.decisions}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ game, date, isThis, word, n }) => (
          <tr key={game}>
            <th scope="row">{isThis ? plot.this(formatDate(date)) : formatDate(date)}</th>
            <td>{n === 0 ? none : words[word]}</td>
            <td>{formatNumber(n)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
