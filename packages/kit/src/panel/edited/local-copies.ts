import { readNamed, writeNamed } from '../../session/browser-storage.ts';
import { sessionStore } from '../../session/session-store.ts';
import { report } from '../../report.ts';
import type { Copy } from './edited.ts';
import type { Copies } from './parts.ts';

/**
 * Unsaved copies in localStorage, one for each person and place. `pause` debounces writing, in ms; `fromStored` throws if it cannot read a copy, which then
 * counts as absent.
 */
export function localCopies<Value, Base>(
  kind: string,
  pause: number,
  toStored: (copy: Copy<Value, Base>) => unknown,
  fromStored: (stored: unknown) => Copy<Value, Base>,
): Copies<Value, Base> {
  const nameOf = (place: string): string => `${kind} ${sessionStore.getState().user?.id ?? ''} ${place}`;
  const textOf = (copy: Copy<Value, Base> | null): string | null =>
    copy === null ? null : JSON.stringify(toStored(copy));
  return {
    pause,
    read: (place) => {
      const text = readNamed(nameOf(place));
      if (text === null) return null;
      try {
        return fromStored(JSON.parse(text));
      } catch (cause) {
        report(`kept copy: ${kind}`, cause);
        return null;
      }
    },
    has: (place, copy) => readNamed(nameOf(place)) === textOf(copy),
    write: (place, copy) => writeNamed(nameOf(place), textOf(copy)),
  };
}
