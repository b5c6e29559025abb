import {
  carActionLabels,
  cargoTraitLabels,
  changeTypeLabels,
  editorText,
  editorTreeText,
  emergencySubtypeLabels,
  landLabels,
  libraryItemText,
} from '@fracht/content';
import {
  CAR_ACTIONS,
  CAR_TYPES,
  CARGO_TRAITS,
  type CargoTrait,
  type CarType,
  CHANGE_TYPES,
  type ChangeEvent,
  type Emergency,
  EMERGENCY_SUBTYPES,
  isEverStruck,
  isSleeping,
  LANDS,
  changeFamily,
  emergencyFamily,
} from '@fracht/engine';
import { SCENARIO_LIMITS as LIMITS } from '@fracht/protocol';
import { Check } from '@fracht/kit/ui/choice.tsx';
import { Field, SelectField, TextareaField } from '@fracht/kit/ui/field.tsx';
import { Several } from '@fracht/kit/panel/several.tsx';
import type { EditedItem } from '@fracht/scenarios';
import { CompetenceField } from '../../library/competence-field.tsx';
import { OwnershipField } from '../../library/ownership-field.tsx';
import { SourcesField } from '../../library/sources-field.tsx';
import { StatusField } from '../../library/status-field.tsx';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { Editor } from '../store/editor.ts';
import styles from './forms.module.css';

const { fields: names, hints, changeHints, truck } = libraryItemText;
const POINTS = ['driverCallPoints', 'bossCallPoints', 'inTimePoints', 'noHelpPoints'] as const;
const TRUCKS = { '': truck.drawn, SAME: truck.same };

/** The form of an item's fields, except its trees. */
export function ItemForm({ edited, run }: { edited: EditedItem; run: Editor['run'] }) {
  if (edited.kind === 'EMERGENCY')
    return <EmergencyForm item={edited.item} onFields={(fields, topic) => run({ do: 'emergency', fields }, topic)} />;
  return <ChangeForm item={edited.item} onFields={(fields, topic) => run({ do: 'change', fields }, topic)} />;
}

type FormProps<Item> = {
  readonly item: Item;
  readonly onFields: (
    fields: Partial<Omit<Item, 'id' | 'situation' | 'carSituation' | 'timeWindowSituation'>>,
    topic?: string,
  ) => void;
};

function EmergencyForm({ item, onFields }: FormProps<Emergency>) {
  return (
    <div className={styles.sides}>
      <div className={styles.form}>
        <Words item={item} onWords={onFields} />
        <p className="small muted">{editorTreeText.placeholders}</p>
        <SourcesField sources={item.sources} onChange={(sources, topic) => onFields({ sources }, topic)} />
      </div>
      <div className={styles.form}>
        <OneOf
          name="subtype"
          label={names.type}
          all={EMERGENCY_SUBTYPES}
          labels={emergencySubtypeLabels}
          value={item.subtype}
          onChange={(subtype) => onFields({ subtype })}
        />
        <CompetenceField
          isSmall
          family={emergencyFamily(item)}
          chosen={item.competence}
          onChange={(competence) => onFields({ competence })}
        />
        <OneOf
          name="status"
          label={names.status}
          all={CAR_ACTIONS.filter((action) => isEverStruck(action) || action === item.status)}
          labels={carActionLabels}
          value={item.status}
          onChange={(status) => onFields({ status })}
        />
        {isSleeping(item.status) || item.theft ? (
          <Check name="theft" checked={item.theft} onChange={({ target }) => onFields({ theft: target.checked })}>
            <bdi>{`${names.theft} `}</bdi>
            <small className="muted">{hints.theft}</small>
          </Check>
        ) : null}
        <Cars chosen={item.types} onChange={(types) => onFields({ types })} />
        <OwnershipField isSmall chosen={item.ownership} onChange={(ownership) => onFields({ ownership })} />
        <CargoField chosen={item.cargo} onChange={(cargo) => onFields({ cargo })} />
        <Several
          name="lands"
          label={names.lands}
          all={LANDS}
          labels={landLabels}
          chosen={item.lands}
          onChange={(lands) => onFields({ lands })}
        />
        <PictureField label={names.image} name="image" value={item.image} onChange={(image) => onFields({ image })} />
        <EmergencyNumbers item={item} onFields={onFields} />
      </div>
    </div>
  );
}

function EmergencyNumbers({ item, onFields }: FormProps<Emergency>) {
  return (
    <div className={styles.two}>
      <NumberField
        label={names.maxTime}
        name="maxTime"
        unit={editorText.units.minutes}
        hint={hints.maxTime}
        value={item.maxTime}
        onChange={(maxTime) => onFields({ maxTime }, 'maxTime')}
      />
      {POINTS.map((key) => (
        <NumberField
          key={key}
          label={names[key]}
          name={key}
          unit={editorText.units.points}
          hint={hints[key]}
          value={item[key]}
          onChange={(value) => onFields({ [key]: value }, key)}
        />
      ))}
    </div>
  );
}

function ChangeForm({ item, onFields }: FormProps<ChangeEvent>) {
  return (
    <div className={styles.sides}>
      <div className={styles.form}>
        <Words item={item} onWords={onFields} />
        <SourcesField sources={item.sources} onChange={(sources, topic) => onFields({ sources }, topic)} />
      </div>
      <div className={styles.form}>
        <OneOf
          name="type"
          label={names.type}
          all={CHANGE_TYPES}
          labels={changeTypeLabels}
          hint={changeHints[item.type][item.situation === null ? 'alone' : 'decided']}
          value={item.type}
          onChange={(type) => onFields({ type })}
        />
        <CompetenceField
          isSmall
          family={changeFamily(item)}
          chosen={item.competence}
          onChange={(competence) => onFields({ competence })}
        />
        <Cars chosen={item.types} onChange={(types) => onFields({ types })} />
        <OwnershipField isSmall chosen={item.ownership} onChange={(ownership) => onFields({ ownership })} />
        <CargoField chosen={item.cargo} onChange={(cargo) => onFields({ cargo })} />
        <StatusField isSmall chosen={item.status} onChange={(status) => onFields({ status })} />
        {item.type === 'CHANGE_TRUCK' ? (
          <OneOf
            name="truck"
            label={names.truck}
            all={['', 'SAME', ...CAR_TYPES]}
            labels={TRUCKS}
            value={item.truck ?? ''}
            onChange={(wanted) => onFields({ truck: wanted === '' ? null : wanted })}
          />
        ) : null}
      </div>
    </div>
  );
}

/** The kind of cargo that the item mentions; undefined: any. */
function CargoField({
  chosen,
  onChange,
}: {
  chosen: CargoTrait | undefined;
  onChange: (cargo: CargoTrait | undefined) => void;
}) {
  return (
    <SelectField
      label={names.cargo}
      name="cargo"
      isSmall
      value={chosen ?? ''}
      onChange={({ target }) => onChange(CARGO_TRAITS.find((known) => known === target.value))}
    >
      <option value="">{libraryItemText.anyCargo}</option>
      {CARGO_TRAITS.map((each) => (
        <option key={each} value={each}>
          {cargoTraitLabels[each]}
        </option>
      ))}
    </SelectField>
  );
}

const LONGEST = { description: LIMITS.text, help: LIMITS.knowledge, knowledge: LIMITS.knowledge };
type Word = keyof typeof LONGEST;
const WORDS = ['description', 'help', 'knowledge'] as const;

/** The name of an item and the longer texts that it has. */
function Words({
  item,
  onWords,
}: {
  item: Readonly<Partial<Record<Word, string>>> & { readonly name: string };
  onWords: (words: Partial<Record<Word | 'name', string>>, topic: string) => void;
}) {
  return (
    <>
      <Field
        label={editorText.name}
        name="name"
        maxLength={LIMITS.name}
        value={item.name}
        onChange={({ target }) => onWords({ name: target.value }, 'name')}
      />
      {WORDS.filter((field) => item[field] !== undefined).map((field) => (
        <TextareaField
          key={field}
          label={names[field]}
          name={field}
          maxLength={LONGEST[field]}
          value={item[field] ?? ''}
          onChange={({ target }) => onWords({ [field]: target.value }, field)}
        />
      ))}
    </>
  );
}

function Cars({ chosen, onChange }: { chosen: readonly CarType[]; onChange: (types: readonly CarType[]) => void }) {
  return <Several name="types" label={names.cars} all={CAR_TYPES} chosen={chosen} onChange={onChange} />;
}

function OneOf<T extends string>({
  name,
  label,
  all,
  labels,
  hint,
  value,
  onChange,
}: {
  name: string;
  label: string;
  all: readonly T[];
  /** Without labels the values are shown as they are. */
  labels: Readonly<Partial<Record<T, string>>>;
  hint?: string;
  value: T;
  onChange: (value: T) => void;
}) {
  const choose = (text: string): void => {
    const next = all.find((known) => known === text);
    if (next !== undefined) onChange(next);
  };
  return (
    <SelectField
      label={label}
      name={name}
      isSmall
      hint={hint}
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      {all.map((each) => (
        <option key={each} value={each}>
          {labels[each] ?? each}
        </option>
      ))}
    </SelectField>
  );
}
