import { auditPageText } from '@fracht/content';
import { AUDIT_KINDS } from '@fracht/protocol';
import type { SearchState } from '@fracht/kit/panel/use-search-state.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Toolbar } from '@fracht/kit/ui/card.tsx';
import { Field, FilterSelect, SearchBox } from '@fracht/kit/ui/field.tsx';
import styles from './audit.module.css';

const text = auditPageText;
const CLEARED = { q: '', rodzaj: '', od: '', do: '', osoba: '', kto: '' };

/** The filter of the changes; all of it is in the address. */
export function AuditFilters({ address }: { address: SearchState }) {
  const isSearching = Object.keys(CLEARED).some((name) => address.get(name) !== '');
  return (
    <Toolbar>
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchBox
            label={text.search}
            placeholder={text.searchHint}
            value={address.get('q')}
            onSearch={(q) => address.set({ q })}
          />
        </div>
        <FilterSelect
          label={text.kindFilter}
          value={address.get('rodzaj')}
          onChange={({ target }) => address.set({ rodzaj: target.value })}
        >
          <option value="">{text.allKinds}</option>
          {AUDIT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </FilterSelect>
        <DayField name="od" label={text.from} address={address} />
        <DayField name="do" label={text.until} address={address} />
        {isSearching ? (
          <Button kind="ghost" onClick={() => address.set(CLEARED)}>
            {text.clear}
          </Button>
        ) : null}
      </div>
      {address.get('osoba') === '' ? null : (
        <p className="small muted">{text.onlyOf(address.get('kto') || text.aPerson)}</p>
      )}
    </Toolbar>
  );
}

function DayField({ name, label, address }: { name: 'od' | 'do'; label: string; address: SearchState }) {
  return (
    <div className={styles.day}>
      <Field
        type="date"
        isSmall
        name={name}
        label={label}
        value={address.get(name)}
        onChange={({ target }) => address.set({ [name]: target.value })}
      />
    </div>
  );
}
