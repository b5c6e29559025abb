import { memo, type KeyboardEvent } from 'react';
import { GripVertical } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { landLabels, libraryListText, libraryText } from '@fracht/content';
import { formatNumber } from '@fracht/kit/format.ts';
import { Pick, Switch } from '@fracht/kit/ui/choice.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Cell } from '@fracht/kit/ui/table.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { DraftChip } from './drafts-shown.tsx';
import { FindingsChip } from './findings-chip.tsx';
import type { MoveStep } from './library-order.ts';
import { bestOf, findingsAmong, type LibraryRow, questionTotal } from './library-rows.ts';
import type { RowActions } from './row-actions.ts';
import { RowMenu } from './row-menu.tsx';
import styles from './library-table.module.css';

type RowProps = {
  readonly row: LibraryRow;
  /** Its index in the list that is shown. */
  readonly index: number;
  readonly isChosen: boolean;
  /** Whether the list is in its own order, which can then be changed. */
  readonly isOrdered: boolean;
  /** Where the dragged row would be dropped now: above or below this one; null: not here. */
  readonly mark: 'before' | 'after' | null;
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  readonly actions: RowActions;
};

const STEPS: Readonly<Record<string, MoveStep>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

/** One situation of a library: what it is, whether it is active, a link to all of it; Alt with an arrow moves it. */
export const SituationRow = memo(function SituationRow(props: RowProps) {
  const { row, index, isChosen, isOrdered, mark, measure, actions } = props;
  const text = libraryText;
  const { entry, order, words } = row;
  const { item } = entry;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!isOrdered || !event.altKey || step === undefined) return;
    event.preventDefault();
    actions.onStep(entry, step);
  };
  return (
    <tr
      ref={measure}
      data-id={item.id}
      data-index={index}
      data-drop={mark ?? undefined}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={classNames(isChosen && styles.chosen, item.active === 0 && styles.off)}
      onKeyDown={onKeyDown}
    >
      <Cell className={styles.select}>
        <Pick label={text.selectOne(item.name)} checked={isChosen} onChange={() => actions.onChoose(item.id)} />
      </Cell>
      <Cell isNumber isMuted className={styles.order}>
        {isOrdered ? <Grip /> : null}
        <bdi>{order}</bdi>
      </Cell>
      <Cell className={styles.name}>
        <Link to="./$item" params={{ item: item.id }} className="b">
          {item.name}
        </Link>
        <DraftChip id={item.id} />
        <span className={styles.words} title={words}>
          {words}
        </span>
      </Cell>
      <Facts row={row} />
      <Cell>
        <FindingsChip findings={findingsAmong(row)} />
      </Cell>
      <Cell className={styles.switch}>
        <Switch
          title={<span className="vh">{text.activeOf(item.name)}</span>}
          checked={item.active === 1}
          onChange={(event) => actions.onSwitch(entry, event.target.checked)}
        />
      </Cell>
      <Cell className={styles.menu}>
        <RowMenu entry={entry} isOrdered={isOrdered} actions={actions} />
      </Cell>
    </tr>
  );
});

/** The handle by which a row is dragged; keys and the row's menu also move it. */
function Grip() {
  return (
    <span className={styles.grip} draggable title={libraryListText.grip}>
      <GripVertical className="i" aria-hidden="true" />
    </span>
  );
}

/** Kind, cars, countries, questions and points of a situation, as far as its library has them. */
function Facts({ row: { entry, type, types, lands } }: { row: LibraryRow }) {
  const { columns } = libraryText;
  const { kind } = entry;
  return (
    <>
      {kind === 'ACCIDENT' ? null : (
        <Cell isMuted className={styles.type}>
          {type}
        </Cell>
      )}
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
            {formatNumber(questionTotal(entry))}
          </Cell>
          <Cell isNumber label={columns.best}>
            {formatNumber(bestOf(entry))}
          </Cell>
        </>
      )}
    </>
  );
}
