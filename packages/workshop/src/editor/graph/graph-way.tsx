import { memo } from 'react';
import { GripVertical } from 'lucide-react';
import { editorText, editorTreeText, libraryItemText } from '@fracht/content';
import type { Finding } from '@fracht/scenarios';
import type { Situation } from '@fracht/engine';
import { formatChange, formatWholeZloty } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { handleOf, NO_DRAG, sourceOf, targetOf } from './card-drag.ts';
import { EffectSigns } from './effect-signs.tsx';
import { PointsBadge } from '../forms/points-badge.tsx';
import { LEVEL_SIGNS } from '../../library/level-signs.ts';
import { useCanvasState } from './canvas-store.ts';
import type { WayRow } from './way-row.ts';
import styles from './card.module.css';

/** A way of a question on its card; it is not rendered again when only another way changes. */
export const WayOnCard = memo(function WayOnCard(props: WayRow) {
  const { path, index, answer, situationPath, isMarked, level, isChosen, held, isFolded, events } = props;
  return (
    <div
      className={classNames(
        styles.way,
        isMarked && styles.best,
        level === 'error' && styles.faulty,
        isChosen && styles.here,
        held,
      )}
      {...targetOf(events, { path, way: index })}
    >
      <WayButton {...props} />
      {answer === null ? null : (
        <span
          className={classNames(styles.wayGrip, NO_DRAG)}
          title={editorTreeText.dragAnswer}
          {...sourceOf(events, { what: 'answer', path, index })}
        >
          <GripVertical aria-hidden="true" />
        </span>
      )}
      <span className={styles.sign}>
        <LevelSign level={level} />
      </span>
      {isFolded ? null : (
        <span
          className={classNames(styles.port, 'source', NO_DRAG)}
          data-best={isMarked || undefined}
          {...handleOf(String(index))}
          title={editorTreeText.dragLine}
          {...sourceOf(events, { what: 'line', place: situationPath })}
        />
      )}
    </div>
  );
});

function WayButton(props: WayRow) {
  const { path, index, words, points, isMost, effects, answer, isChosen, isTabStop, worthOf, events } = props;
  return (
    <button
      type="button"
      data-way={`${path} ${String(index)}`}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isChosen}
      title={worthOf === null ? words : undefined}
      onClick={() => events.choose({ path, way: index })}
    >
      <span className={styles.words}>
        <PointsBadge points={points} isBest={isMost} />
        <bdi>{words === '' ? editorText.noText : words}</bdi>
      </span>
      {worthOf === null ? null : <EffectSigns effects={effects} answer={answer} />}
      {worthOf === null ? null : <Worth node={worthOf} index={index} />}
    </button>
  );
}

function Worth({ node, index }: { node: Situation; index: number }) {
  const text = useCanvasState(({ worthsOf }) => {
    const worth = worthsOf(node)[index];
    if (worth === undefined) return null;
    return editorText.worth(formatChange(worth.points), formatChange(Math.round(worth.money), formatWholeZloty));
  });
  return text === null ? null : <small className={styles.worth}>{text}</small>;
}

/** An icon for the worst finding of a way; nothing if there is none. */
export function LevelSign({ level }: { level: Finding['level'] | null }) {
  if (level === null) return null;
  const Sign = LEVEL_SIGNS[level];
  return <Sign className={styles[level]} role="img" aria-label={libraryItemText.levels[level]} />;
}
