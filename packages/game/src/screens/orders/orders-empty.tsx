import { mayOrdersCome, type GameSeconds, type GameState } from '@fracht/engine';
import { noOrdersWords, ordersText, partsText, soloText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useIsSolo } from '../../store/hooks.ts';
import { changeFilter } from './order-filter-store.ts';
import { FIRST_FILTER, isFiltering, type OrderFilter } from './order-list.ts';

type OrdersEmptyProps = {
  readonly state: GameState;
  readonly now: GameSeconds;
  readonly filter: OrderFilter;
  readonly hasMatching: boolean;
};

/** Says why no order is shown, and what helps. (ORL-9) */
export function OrdersEmpty(props: OrdersEmptyProps) {
  const { filter } = props;
  const isSolo = useIsSolo();
  const { sort, descending } = filter;
  const clear = <Button onClick={() => changeFilter({ ...FIRST_FILTER, sort, descending })}>{partsText.clear}</Button>;
  return (
    <EmptyState
      icon={<Icon name="i-orders" />}
      title={emptyTitle(props, isSolo)}
      action={isFiltering(filter) ? clear : undefined}
    />
  );
}

function emptyTitle({ state, now, filter, hasMatching }: OrdersEmptyProps, isSolo: boolean): string {
  const { empty } = ordersText;
  if (state.round === 0 && state.state !== 'FINISHED') return isSolo ? soloText.ordersWait : empty.waiting;
  if (state.round === 0) return empty.over;
  if (hasMatching) return nothingWords(state, now, true);
  if (isFiltering(filter)) return empty.filtered;
  return state.state === 'FINISHED' ? empty.over : noOrdersWords(mayOrdersCome(state, now));
}

/** Says that no order can be made, or none at a profit; and what is worth doing, as long as new orders may come. (ORL-2) */
export function nothingWords(state: GameState, now: GameSeconds, isEarning: boolean): string {
  const { empty } = ordersText;
  const words = isEarning ? empty.earning : empty.inTime;
  return mayOrdersCome(state, now) ? `${words} ${empty.meanwhile}` : words;
}
