import type { Recording } from '@fracht/debrief';
import { findPlayer, isOpen, orderAccount, ordersOf, type Player, type GameState } from '@fracht/engine';
import { ledgerToWire, type ReportedStudent, ToldHappenings } from '@fracht/protocol';

/** The ledger of a student, the accounts of the orders that ended, and what happened to the student or to all. */
export type StudentBooks = Pick<ReportedStudent, 'ledger' | 'orders' | 'happenings'>;

/** The books of a student of a finished game. Money in zł. (DBF-7) */
export function booksView({ end, happenings }: Recording, id: string): StudentBooks {
  const told = new ToldHappenings({ player: id, type: 'STUDENT' });
  for (const happening of happenings) {
    if (happening.player === null || happening.player === id) told.hear(happening);
  }
  const player = findPlayer(end, id);
  return {
    ledger: (player?.ledger ?? []).map(ledgerToWire),
    orders: player === null || player === undefined ? [] : accountsOf(end, player),
    happenings: [...told.list],
  };
}

/** What each ended order of a student was to bring and cost, and what it did. (CST-7) */
function accountsOf(end: GameState, player: Player): StudentBooks['orders'] {
  return ordersOf(end, player.id).flatMap((order) => {
    const account = isOpen(order) ? null : orderAccount(player, order);
    if (account === null) return [];
    const rows = account.rows.map(({ kind, planned, real }) => ({ kind, planned: inZloty(planned), real: real / 100 }));
    return [{ order: order.id, car: order.car, rows, planned: inZloty(account.planned), real: account.real / 100 }];
  });
}

function inZloty(amount: number | null): number | null {
  return amount === null ? null : amount / 100;
}
