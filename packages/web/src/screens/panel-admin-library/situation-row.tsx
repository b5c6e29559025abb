import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { landLabels, libraryText, type Finding } from '@fracht/content';
import type { LibraryEntry } from '../../api/library-calls.ts';
import { formatNumber } from '../../format.ts';
import { Switch } from '../../ui/choice.tsx';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Cell } from '../../ui/table.tsx';
import { TypeGlyph } from '../../ui/type-glyph.tsx';
import type { LibraryRow } from './library-rows.ts';
import styles from './library-table.module.css';

/** One situation of a library: what it is, whether it takes part, a link to all of it. */
export function SituationRow({
  row,
  index,
  isChosen,
  measure,
  onChoose,
  onSwitch,
}: {
  row: LibraryRow;
  /** Its place in the list that is shown, from 0. */
  index: number;
  isChosen: boolean;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  onChoose: () => void;
  onSwitch: (entry: LibraryEntry, isActive: boolean) => void;
}) {
  const text = libraryText;
  const { entry, order, words, findings } = row;
  const { item } = entry;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={classNames(isChosen && styles.chosen, item.active === 0 && styles.off)}
    >
      <Cell className={styles.select}>
        <input type="checkbox" aria-label={text.selectOne(item.name)} checked={isChosen} onChange={onChoose} />
      </Cell>
      <Cell isNumber isMuted className={styles.order}>
        {order}
      </Cell>
      <Cell className={styles.name}>
        <Link to="./$item" params={{ item: item.id }} className="b">
          {item.name}
        </Link>
        <span className={styles.words}>{words}</span>
      </Cell>
      <Facts row={row} />
      <Cell>
        <FindingsChip findings={findings} />
      </Cell>
      <Cell className={styles.switch}>
        <Switch
          title={<span className="vh">{text.activeOf(item.name)}</span>}
          checked={item.active === 1}
          onChange={(event) => onSwitch(entry, event.target.checked)}
        />
      </Cell>
    </tr>
  );
}

/** Kind, cars, lands, questions and points of a situation, as far as its library has them. */
function Facts({ row: { entry, type, types, lands, questions, best } }: { row: LibraryRow }) {
  const { columns } = libraryText;
  const { kind } = entry;
  return (
    <>
      {kind === 'ACCIDENT' ? null : <Cell isMuted>{type}</Cell>}
      <Cell>
        <span className={styles.cars}>
          {types.map((car) => (
            <TypeGlyph key={car} type={car} look="bare" size={16} />
          ))}
        </span>
      </Cell>
      {kind === 'CHANGE' ? null : (
        <Cell isMuted className={styles.lands}>
          {lands.map((land) => landLabels[land]).join(', ')}
        </Cell>
      )}
      {kind === 'ACCIDENT' ? null : (
        <>
          <Cell isNumber label={columns.questions}>
            {formatNumber(questions)}
          </Cell>
          <Cell isNumber label={columns.best}>
            {formatNumber(best)}
          </Cell>
        </>
      )}
    </>
  );
}

/** How many errors, or else pieces of advice, the check of an item has. */
export function FindingsChip({ findings }: { findings: readonly Finding[] }) {
  const text = libraryText;
  const faults = findings.filter(({ level }) => level === 'error').length;
  if (faults > 0)
    return (
      <Chip tone="bad" icon={<CircleAlert aria-hidden="true" />}>
        {text.faults(faults)}
      </Chip>
    );
  if (findings.length > 0)
    return (
      <Chip tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
        {text.hints(findings.length)}
      </Chip>
    );
  return (
    <Chip tone="ok" icon={<Check aria-hidden="true" />}>
      {text.noFindings}
    </Chip>
  );
}
