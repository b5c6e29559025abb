import {
  type CarId,
  type GameState,
  type Grosze,
  type LedgerReason,
  type OrderId,
  type PlayerId,
  findPlayer,
} from '@fracht/engine';
import type { Recording } from '../recording.ts';
import { worthOf } from './worth.ts';

/** What a fork brings more than the record did under one reason of the ledger, about one order and car; points at ten zł. */
export type LedgerChange = {
  readonly reason: LedgerReason;
  readonly order: OrderId | null;
  readonly car: CarId | null;
  readonly amount: Grosze;
};

/** Where the difference between a fork's end and the record comes from. The amounts add up to the difference of the two results. (WIF-8) */
export function ledgerChanges({ end }: Recording, fork: GameState, player: PlayerId): readonly LedgerChange[] {
  const changes = new Map<string, LedgerChange>();
  const add = (state: GameState, sign: 1 | -1): void => {
    for (const { reason, order, car, ...entry } of findPlayer(state, player)?.ledger ?? []) {
      const key = `${reason} ${order ?? ''} ${car ?? ''}`;
      const before = changes.get(key)?.amount ?? 0;
      changes.set(key, { reason, order, car, amount: before + sign * worthOf(entry).total });
    }
  };
  add(fork, 1);
  add(end, -1);
  return [...changes.values()].filter(({ amount }) => amount !== 0);
}
