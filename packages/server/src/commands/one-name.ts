import { oneLine } from '@fracht/protocol';

/** Whether two names differ in nothing but blanks and capitals. */
export function isOneName(one: string, other: string): boolean {
  return oneLine(one).toLocaleLowerCase('pl') === oneLine(other).toLocaleLowerCase('pl');
}
