import type { Recording } from '@fracht/debrief';
import {
  effectOrigin,
  findGoods,
  findPlayer,
  isOpen,
  orderAccount,
  ordersOf,
  type GameState,
  type Order,
  type Player,
  type World,
} from '@fracht/engine';
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
    ledger: player === null ? [] : ledgerOf(end, player),
    orders: player === null ? [] : accountsOf(end, player),
    happenings: [...told.list],
  };
}

function ledgerOf(end: GameState, player: Player): StudentBooks['ledger'] {
  return player.ledger.map((entry) => ({ ...ledgerToWire(entry), origin: effectOrigin(end, player, entry) }));
}

/** What each ended order of a student was expected to bring and cost, and what it actually did. (CST-7) */
function accountsOf(end: GameState, player: Player): StudentBooks['orders'] {
  return ordersOf(end, player.id).flatMap((order) => {
    const account = isOpen(order) ? null : orderAccount(player, order);
    if (account === null) return [];
    const rows = account.rows.map(({ kind, planned, real }) => ({ kind, planned: inZloty(planned), real: real / 100 }));
    const [planned, real] = [inZloty(account.planned), account.real / 100];
    return [{ order: order.id, car: order.car, cargo: cargoOf(end.setup.world, order), rows, planned, real }];
  });
}

function cargoOf(world: World, { cargo }: Order): StudentBooks['orders'][number]['cargo'] {
  const goods = cargo === undefined ? undefined : findGoods(world, cargo.goods);
  if (cargo === undefined || goods === undefined) return null;
  const { kg, pallets, decimetres, width } = cargo;
  return { name: goods.name, celsius: goods.celsius, un: goods.adr?.un ?? null, kg, pallets, decimetres, width };
}

function inZloty(amount: number | null): number | null {
  return amount === null ? null : amount / 100;
}
