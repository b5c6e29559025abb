import { editorText, editorTreeText, effectsSentence, libraryItemText } from '@fracht/content';
import { formatChange, formatDuration, formatNumber, formatWholeZloty } from '@fracht/kit/format.ts';
import { FactList, FactRow } from '@fracht/kit/ui/fact-list.tsx';
import { bestFor, type EditedItem, sumOf, type DryRun, type DryRunMark } from '@fracht/scenarios';
import type { Called } from './helps.tsx';
import styles from './play.module.css';

const text = editorText.preview;
const dryRunText = editorTreeText.dryRun;

/** The state of a dry run: points, time, money, calls and other effects. `from`: where it began; null: at the beginning. */
export function DryRunState({
  edited,
  from,
  dryRun: { marks, points },
  called,
}: {
  edited: EditedItem;
  from: string | null;
  dryRun: DryRun;
  called: Called;
}) {
  const { minutes, zloty, others } = sumOf(marks);
  const emergency = edited.kind === 'EMERGENCY' ? edited.item : null;
  const calls =
    (called.driver ? (emergency?.driverCallPoints ?? 0) : 0) + (called.boss ? (emergency?.bossCallPoints ?? 0) : 0);
  const noHelp = called.driver || called.boss ? 0 : (emergency?.noHelpPoints ?? 0);
  return (
    <FactList label={text.state}>
      <FactRow name={text.points}>{text.of(formatNumber(points), formatNumber(bestFor(edited, from, points)))}</FactRow>
      <FactRow name={dryRunText.stand}>{formatDuration(minutes)}</FactRow>
      <FactRow name={dryRunText.cost}>{formatWholeZloty(zloty)}</FactRow>
      {emergency === null ? null : (
        <>
          <FactRow name={dryRunText.calls}>{libraryItemText.points(formatChange(calls))}</FactRow>
          <FactRow name={dryRunText.bonus}>
            {dryRunText.bonusOf(formatChange(emergency.inTimePoints), formatChange(noHelp))}
          </FactRow>
        </>
      )}
      <FactRow name={dryRunText.other}>{effectsSentence(others) || text.none}</FactRow>
    </FactList>
  );
}

/** All decisions so far, each with what would have been best. */
export function DryRunSteps({ marks }: { marks: readonly DryRunMark[] }) {
  if (marks.length === 0) return null;
  return (
    <>
      <b className="small">{dryRunText.steps}</b>
      <ol className={styles.steps}>
        {marks.map((mark, index) => (
          <li key={`${String(index)} ${mark.answer}`}>
            <b>{formatChange(mark.points)}</b>
            <bdi>{` ${mark.answer}`}</bdi>
            {mark.isBest || mark.best === null ? null : <small>{dryRunText.bestWas(mark.best.answer)}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}
