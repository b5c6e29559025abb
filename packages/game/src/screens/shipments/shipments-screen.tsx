import { useMemo, useState } from 'react';
import { useParams } from '@tanstack/react-router';
import { findOrder, isOpen } from '@fracht/engine';
import { shipmentsText } from '@fracht/content';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { useNow } from '../../store/game-now.ts';
import { useGame, useViewer } from '../../store/hooks.ts';
import { ShipmentDetail } from './shipment-detail.tsx';
import { orderIdOf, shipmentLists, type ShipmentList } from './shipment-order.ts';
import { ShipmentsList } from './shipments-list.tsx';
import styles from './shipments-screen.module.css';

/** The player's orders on the left, the selected one's course on the right; on a phone one or the other. (SHP-1) */
export function ShipmentsScreen() {
  const { orderId } = useParams({ strict: false });
  const state = useGame((game) => game);
  const { player } = useViewer();
  const minute = Math.floor(useNow() / 60) * 60;
  const isPhone = useIsPhone();
  const lists = useMemo(() => shipmentLists(state, player), [state, player]);
  const wanted = orderIdOf(orderId);
  const asked = wanted === null ? null : findOrder(state, wanted);
  const [list, setList] = useState<ShipmentList>(asked !== null && !isOpen(asked) ? 'done' : 'open');
  const chosen = asked ?? (wanted === null && !isPhone ? (lists[list][0] ?? null) : null);
  return (
    <div className={styles.page}>
      {(!isPhone || wanted === null) && (
        <ShipmentsList
          lists={lists}
          list={list}
          onList={setList}
          chosen={chosen?.id ?? null}
          state={state}
          now={minute}
        />
      )}
      {chosen !== null && <ShipmentDetail key={chosen.id} order={chosen} state={state} player={player} now={minute} />}
      {chosen === null && (!isPhone || wanted !== null) && (
        <EmptyState icon={<Icon name="i-ship" />} title={emptyTitle(wanted !== null, lists[list].length === 0)} />
      )}
    </div>
  );
}

/** The message instead of an order: the requested one is not the player's, none is selected, or there is none. */
function emptyTitle(isAsked: boolean, hasNone: boolean): string {
  if (isAsked) return shipmentsText.empty.unknown;
  return hasNone ? shipmentsText.empty.course : shipmentsText.empty.choose;
}
