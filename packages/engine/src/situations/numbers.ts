import type { IncidentNumbers } from '../state.ts';

/** A text with the incident's own numbers in it. */
export function withNumbers(text: string, numbers: IncidentNumbers): string {
  return text
    .replaceAll('{pick_phone}', numbers.pick_phone)
    .replaceAll('{deliver_phone}', numbers.deliver_phone)
    .replaceAll('{case_number}', numbers.case_number)
    .replaceAll('{police_number}', numbers.police_number);
}
