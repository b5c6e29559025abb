import { CAR_TYPES } from '@fracht/engine';
import { landLabels, libraryText } from '@fracht/content';
import type { LibraryKind } from '@fracht/protocol';
import { Toolbar } from '@fracht/kit/ui/card.tsx';
import { FilterSelect } from '@fracht/kit/ui/field.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { comparePolish } from '@fracht/kit/panel/list-rules.ts';
import type { SearchState } from '@fracht/kit/panel/use-search-state.ts';
import { LateSearch } from './late-search.tsx';
import type { LibraryRow } from './library-rows.ts';
import styles from './library-filters.module.css';

/** Search and filters of a library; those that do not apply to its kind are left out. */
export function LibraryFilters({
  kind,
  rows,
  address,
}: {
  kind: LibraryKind;
  rows: readonly LibraryRow[];
  address: SearchState;
}) {
  const text = libraryText;
  const labels = text.filters;
  const types = [...new Set(rows.map(({ type }) => type))].toSorted(comparePolish);
  return (
    <Toolbar>
      <div className={styles.search}>
        <LateSearch
          label={text.search}
          placeholder={text.searchHint}
          value={address.get('q')}
          onSearch={(q) => address.set({ q })}
        />
      </div>
      <div className={styles.choices}>
        {kind === 'ACCIDENT' ? null : (
          <Choice name="rodzaj" label={labels.type} all={labels.allTypes} address={address} values={types} />
        )}
        {kind === 'CHANGE' ? null : (
          <Choice
            name="obszar"
            label={labels.land}
            all={labels.allLands}
            address={address}
            values={Object.keys(landLabels)}
            words={landLabels}
          />
        )}
        <Choice name="samochod" label={labels.car} all={labels.allCars} address={address} values={CAR_TYPES} />
      </div>
      <Segmented
        label={labels.active}
        segments={[
          { value: '', text: labels.all },
          { value: 'tak', text: labels.on },
          { value: 'nie', text: labels.off },
        ]}
        value={address.get('czynna')}
        onChange={(czynna) => address.set({ czynna })}
      />
    </Toolbar>
  );
}

function Choice({
  name,
  label,
  all,
  address,
  values,
  words = {},
}: {
  name: string;
  label: string;
  all: string;
  address: SearchState;
  values: readonly string[];
  words?: Readonly<Record<string, string>>;
}) {
  return (
    <FilterSelect
      label={label}
      value={address.get(name)}
      onChange={(event) => address.set({ [name]: event.target.value })}
    >
      <option value="">{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {words[value] ?? value}
        </option>
      ))}
    </FilterSelect>
  );
}
