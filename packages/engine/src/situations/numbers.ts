import { type Luck, luckRandom } from '../luck.ts';
import { below } from '../random.ts';
import type { GameState, IncidentNumbers, OpenSituation } from '../state.ts';

/** Draws the numbers of an incident. The phone's area code belongs to no town. (SIT-8) */
export function drawNumbers(state: GameState, luck: Luck): readonly [IncidentNumbers, GameState] {
  const [random, withRandom] = luckRandom(state, luck);
  const [pick, first] = below(random, 1_000_000);
  const [deliver, second] = below(first, 1_000_000);
  const [claim, third] = below(second, 1_000_000);
  const [report, fourth] = below(third, 10_000);
  const numbers: IncidentNumbers = {
    pick_phone: phone(pick),
    deliver_phone: phone(deliver),
    case_number: `SZ-${digits(claim, 6)}`,
    police_number: `RD-${digits(report, 4)}`,
  };
  return [numbers, withRandom(fourth)];
}

/** A key for an incident: no two of a game have the same numbers. */
export function incidentOf({ id, numbers }: Pick<OpenSituation, 'id' | 'numbers'>): string {
  return [id, numbers.pick_phone, numbers.deliver_phone, numbers.case_number].join(' ');
}

/** Fills the incident's own numbers into a text. */
export function withNumbers(text: string, numbers: IncidentNumbers): string {
  return text
    .replaceAll('{pick_phone}', numbers.pick_phone)
    .replaceAll('{deliver_phone}', numbers.deliver_phone)
    .replaceAll('{case_number}', numbers.case_number)
    .replaceAll('{police_number}', numbers.police_number);
}

function phone(drawn: number): string {
  const seven = digits(drawn, 7);
  return `+48 99 ${seven.slice(0, 3)} ${seven.slice(3, 5)} ${seven.slice(5)}`;
}

function digits(drawn: number, count: number): string {
  return String(drawn).padStart(count, '0');
}
