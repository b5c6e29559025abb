import { useState } from 'react';
import { ordersText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { FilterSelect } from '@fracht/kit/ui/field.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { SORT_KEYS, type OrderFilter, type SortKey } from './order-list.ts';
import { changeFilter } from './order-filter-store.ts';
import { EarningToggle, OrderSearch, RangeChoice, TypeToggles } from './orders-toolbar.tsx';
import styles from './orders-toolbar.module.css';

type OrdersPhoneToolbarProps = { readonly filter: OrderFilter; readonly reserved: number; readonly limit: number };

/** The toolbar on a phone: switch and sorting are visible, the rest is behind a button. */
export function OrdersPhoneToolbar({ filter, reserved, limit }: OrdersPhoneToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.phone}>
      <h1 className="vh">{ordersText.title}</h1>
      <EarningToggle filter={filter} />
      <SortChoice filter={filter} />
      <button
        type="button"
        className={classNames(styles.toggle, styles.more)}
        aria-label={ordersText.moreFilters}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="i-filter" />
      </button>
      {isOpen && (
        <div className={styles.rest}>
          <OrderSearch text={filter.text} />
          <TypeToggles filter={filter} />
          <RangeChoice filter={filter} />
          <p className={styles.reserved}>
            <b>{ordersText.reserved(reserved, limit)}</b>
            <bdi>{` ${ordersText.reservations}`}</bdi>
          </p>
        </div>
      )}
    </div>
  );
}

function SortChoice({ filter }: { readonly filter: OrderFilter }) {
  return (
    <FilterSelect
      isSmall
      label={ordersText.sort}
      value={filter.sort}
      onChange={({ target }) =>
        changeFilter({ sort: sortKey(target.value), descending: target.value === 'pay' || target.value === 'margin' })
      }
    >
      {SORT_KEYS.map((key) => (
        <option key={key} value={key}>
          {ordersText.sorts[key]}
        </option>
      ))}
    </FilterSelect>
  );
}

function sortKey(value: string): SortKey {
  return SORT_KEYS.find((key) => key === value) ?? 'window';
}
