import type { Recording } from '@fracht/debrief';
import { findPlayer } from '@fracht/engine';
import { ledgerToWire, type ReportedStudent, ToldHappenings } from '@fracht/protocol';

/** The ledger of a student, and what happened to them or to all. */
export type StudentBooks = Pick<ReportedStudent, 'ledger' | 'happenings'>;

/** The books of a student of a finished game. Money in zł. (DBF-7) */
export function booksView({ end, happenings }: Recording, player: string): StudentBooks {
  const told = new ToldHappenings({ player, type: 'STUDENT' });
  for (const happening of happenings) {
    if (happening.player === null || happening.player === player) told.hear(happening);
  }
  return { ledger: (findPlayer(end, player)?.ledger ?? []).map(ledgerToWire), happenings: [...told.list] };
}
