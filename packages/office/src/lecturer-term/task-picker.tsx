import { useId, useState } from 'react';
import { COMPETENCES } from '@fracht/engine';
import { competenceLabels, setTasksText } from '@fracht/content';
import { MOST_SET_TASKS, type TaskOffer } from '@fracht/protocol';
import { useTaskOffers } from '@fracht/kit/api/set-task-calls.ts';
import { comparePolish, matches } from '@fracht/kit/panel/list-rules.ts';
import { FieldErrorList, SearchBox, SelectField } from '@fracht/kit/ui/field.tsx';
import { useFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import styles from '@fracht/kit/panel/pick-list.module.css';

type TaskPickerProps = {
  readonly group: string;
  /** How many are in the group. */
  readonly students: number;
  /** In the order in which they are played. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
};

/** The situations of the library with checkboxes, searched by name and competence; up to five can be selected. (GTM-5) */
export function TaskPicker({ group, students, chosen, onChange }: TaskPickerProps) {
  const text = setTasksText.form;
  const { data, error } = useTaskOffers(group);
  const [query, setQuery] = useState('');
  const [competence, setCompetence] = useState('');
  const errorsId = useId();
  const errors = useFieldErrors('items');
  if (data === undefined) return <p role="status">{error === null ? text.loading : text.failed}</p>;
  if (data.length === 0) return <p className="muted">{text.noTasks}</p>;
  const found = data
    .filter((offer) => (competence === '' || offer.competence === competence) && matches(query, offer.name))
    .toSorted((one, other) => comparePolish(one.name, other.name));
  const isFull = chosen.length >= MOST_SET_TASKS;
  const toggle = (item: string, isOn: boolean): void => {
    const others = chosen.filter((one) => one !== item);
    onChange(isOn ? [...others, item] : others);
  };
  return (
    <fieldset className={styles.picker} aria-describedby={errors.length === 0 ? undefined : errorsId}>
      <legend>{text.list(MOST_SET_TASKS)}</legend>
      <SelectField
        label={text.competence}
        name="competence"
        value={competence}
        onChange={({ target }) => setCompetence(target.value)}
      >
        <option value="">{text.all}</option>
        {COMPETENCES.map((one) => (
          <option key={one} value={one}>
            {competenceLabels[one]}
          </option>
        ))}
      </SelectField>
      <SearchBox label={text.search} placeholder={text.searchHint} value={query} onSearch={setQuery} />
      <FieldErrorList id={errorsId} errors={errors} />
      <ul className={styles.list}>
        {found.map((offer) => {
          const isOn = chosen.includes(offer.item);
          return (
            <OfferRow
              key={offer.item}
              offer={offer}
              students={students}
              isOn={isOn}
              isOff={isFull && !isOn}
              onToggle={(next) => toggle(offer.item, next)}
            />
          );
        })}
      </ul>
      {found.length === 0 ? <p className="small muted">{text.nothing}</p> : null}
    </fieldset>
  );
}

type OfferRowProps = {
  readonly offer: TaskOffer;
  readonly students: number;
  readonly isOn: boolean;
  readonly isOff: boolean;
  readonly onToggle: (isOn: boolean) => void;
};

function OfferRow({ offer: { name, competence, done }, students, isOn, isOff, onToggle }: OfferRowProps) {
  const id = useId();
  return (
    <li>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          disabled={isOff}
          onChange={({ target }) => onToggle(target.checked)}
        />
        <span className={styles.name}>
          <bdi>{name}</bdi>
          <span className="xs muted">{`${competenceLabels[competence]} · ${setTasksText.done(done, students)}`}</span>
        </span>
      </label>
    </li>
  );
}
