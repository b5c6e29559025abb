import type { OpenSituation } from '@fracht/engine';

/** A situation that affected Anna's order at the game's noon and waits for its first answer; `changes` override its fields. */
export function anOpenSituation(changes: Partial<OpenSituation> = {}): OpenSituation {
  return {
    id: 'K01',
    player: 'anna',
    car: null,
    since: 0,
    done: false,
    doneAt: null,
    calls: [],
    numbers: { pick_phone: '', deliver_phone: '', case_number: 'SZ-000001', police_number: 'RD-0001' },
    decisions: [],
    shown: null,
    ...changes,
  };
}
