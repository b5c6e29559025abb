import { useRef } from 'react';
import { CAR_TYPES, type CarType } from '@fracht/engine';
import { ordersText } from '@fracht/content';
import { isTurnedOff } from '@fracht/kit/session/single-keys.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { ownsKeys } from '@fracht/kit/ui/owns-keys.ts';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { TypeGlyph } from '@fracht/kit/ui/type-glyph.tsx';
import { useKeyDown } from '@fracht/kit/ui/use-key-down.ts';
import { ORDER_RANGES, typeToggled, type OrderFilter } from './order-list.ts';
import { changeFilter } from './order-filter-store.ts';
import styles from './orders-toolbar.module.css';

type OrdersToolbarProps = { readonly filter: OrderFilter; readonly reserved: number; readonly limit: number };

/** Title, search, filters and the number of the player's reservations, above the table. */
export function OrdersToolbar({ filter, reserved, limit }: OrdersToolbarProps) {
  return (
    <div className={styles.bar}>
      <h1>{ordersText.title}</h1>
      <OrderSearch text={filter.text} />
      <TypeToggles filter={filter} />
      <EarningToggle filter={filter} />
      <RangeChoice filter={filter} />
      <p className={styles.reserved}>
        <b>{ordersText.reserved(reserved, limit)}</b>
        <bdi>{` ${ordersText.reservations}`}</bdi>
      </p>
    </div>
  );
}

/** The search box; the key "/" focuses it from anywhere on the screen. */
export function OrderSearch({ text }: { readonly text: string }) {
  const input = useRef<HTMLInputElement>(null);
  useKeyDown((event) => {
    if (
      event.key !== '/' ||
      isTurnedOff(event.key) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      ownsKeys(event.target)
    )
      return;
    event.preventDefault();
    input.current?.focus();
  });
  return (
    <label className={styles.search}>
      <Icon name="i-search" size={16} />
      <input
        ref={input}
        type="search"
        aria-label={ordersText.searchLabel}
        aria-keyshortcuts="/"
        placeholder={ordersText.search}
        maxLength={40}
        value={text}
        onChange={(event) => changeFilter({ text: event.target.value })}
        onKeyDown={(event) => event.key === 'Escape' && changeFilter({ text: '' })}
      />
    </label>
  );
}

/** One switch for each car type. */
export function TypeToggles({ filter }: { readonly filter: OrderFilter }) {
  return (
    <div className={styles.types} role="group" aria-label={ordersText.typesLabel}>
      {CAR_TYPES.map((type) => (
        <TypeToggle key={type} type={type} filter={filter} />
      ))}
    </div>
  );
}

function TypeToggle({ type, filter }: { readonly type: CarType; readonly filter: OrderFilter }) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={filter.types.includes(type)}
      aria-label={type}
      onClick={() => changeFilter(typeToggled(filter, type))}
    >
      <TypeGlyph type={type} look="disc" size={18} />
      <bdi>{type}</bdi>
    </button>
  );
}

/** Shows only orders that some car can still deliver in time and at a profit. */
export function EarningToggle({ filter }: { readonly filter: OrderFilter }) {
  return (
    <button
      type="button"
      className={classNames(styles.toggle)}
      aria-pressed={filter.isEarning}
      onClick={() => changeFilter({ isEarning: !filter.isEarning })}
    >
      <Icon name="b-check" size={14} />
      <bdi>{ordersText.onlyEarning}</bdi>
    </button>
  );
}

/** All orders, Polish ones, or those abroad. */
export function RangeChoice({ filter }: { readonly filter: OrderFilter }) {
  return (
    <Segmented
      isSmall
      label={ordersText.range.label}
      segments={ORDER_RANGES.map((value) => ({ value, text: ordersText.range[value] }))}
      value={filter.range}
      onChange={(range) => changeFilter({ range })}
    />
  );
}
