import { useState, type ReactNode } from 'react';
import { effectsSentence, watchText } from '@fracht/content';
import type { FittingSituation } from '@fracht/protocol';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { FieldErrorList, SearchBox } from '@fracht/kit/ui/field.tsx';
import { Unbroken } from '@fracht/kit/ui/unbroken.tsx';
import { searchText } from '@fracht/kit/search-text.ts';
import styles from './bring.module.css';

const { bring: words } = watchText;

type SituationChoiceProps = {
  readonly list: readonly FittingSituation[];
  /** For how many players it is triggered; null: for one. */
  readonly asked: number | null;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (situation: string) => void;
};

/**
 * The situations: first those to choose from, which would strike something now, and what; below the others, and why not. The texts are live, but while the
 * pointer or focus is in the list no row moves, so that nobody presses a wrong one. (SIT-17)
 */
export function SituationChoice({ list, asked, value, error, onChange }: SituationChoiceProps) {
  const [query, setQuery] = useState('');
  const [held, setHeld] = useState<ReadonlySet<string> | null>(null);
  const [isPointed, setIsPointed] = useState(false);
  const fitting = held ?? fittingIds(list);
  // The chosen one stays in the list, whatever is searched for.
  const found = list.filter((one) => one.id === value || isFound(query, one.name, descriptionOf(one)));
  const hold = (): void => setHeld((before) => before ?? fittingIds(list));
  const row = (one: FittingSituation) => (
    <SituationRow key={one.id} one={one} asked={asked} isChosen={one.id === value} onChange={onChange} />
  );
  return (
    <fieldset className={styles.choice}>
      <legend>{words.situation}</legend>
      <SearchBox label={words.search} value={query} placeholder={words.search} onSearch={setQuery} />
      <div
        className={styles.list}
        onPointerEnter={() => {
          setIsPointed(true);
          hold();
        }}
        onPointerLeave={({ currentTarget }) => {
          setIsPointed(false);
          if (!currentTarget.contains(document.activeElement)) setHeld(null);
        }}
        onFocus={hold}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!isPointed && !currentTarget.contains(relatedTarget)) setHeld(null);
        }}
      >
        <Part title={words.fits} rows={found.filter(({ id }) => fitting.has(id)).map(row)} />
        <Part title={words.misses} rows={found.filter(({ id }) => !fitting.has(id)).map(row)} />
        {found.length === 0 ? <p className={styles.none}>{words.nothingFound}</p> : null}
      </div>
      <FieldErrorList errors={error === null ? [] : [error]} />
    </fieldset>
  );
}

function Part({ title, rows }: { readonly title: (count: number) => string; readonly rows: readonly ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{title(rows.length)}</h3>
      {rows}
    </section>
  );
}

type SituationRowProps = {
  readonly one: FittingSituation;
  readonly asked: number | null;
  readonly isChosen: boolean;
  readonly onChange: (situation: string) => void;
};

function SituationRow({ one, asked, isChosen, onChange }: SituationRowProps) {
  return (
    <label className={styles.row}>
      <input
        type="radio"
        name="situation"
        value={one.id}
        checked={isChosen}
        disabled={one.misfit !== null && !isChosen}
        onChange={() => onChange(one.id)}
      />
      <b>{one.name}</b>
      <small>{words.kinds[one.kind]}</small>
      <span className={classNames(styles.outlook, one.misfit === null && styles.strikes)}>
        <Unbroken text={choiceOutlook(one, asked)} />
      </span>
    </label>
  );
}

/** What the situation would strike now, or why nothing. */
export function choiceOutlook({ target, players, misfit, doing }: FittingSituation, asked: number | null): string {
  if (misfit === 'OTHER_DOING') return words.otherDoing(doing ?? 'DRIVING');
  if (misfit !== null) return words.misfits[misfit];
  return target === null ? words.players(players, asked ?? players) : words.target(target.order, target.car);
}

/** A situation's description; for a random one its effects. */
export function descriptionOf({ description, effects }: FittingSituation): string {
  return effects.length === 0 ? description : effectsSentence(effects);
}

function fittingIds(list: readonly FittingSituation[]): ReadonlySet<string> {
  return new Set(list.flatMap(({ id, misfit }) => (misfit === null ? [id] : [])));
}

/** Whether name or description contain every word of the query. */
function isFound(query: string, ...texts: readonly string[]): boolean {
  const text = searchText(texts.join(' '));
  return searchText(query)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
