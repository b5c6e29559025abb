import { readNamed, writeNamed } from '../../session/browser-storage.ts';
import { sessionStore } from '../../session/session-store.ts';
import { report } from '../../report.ts';
import type { Copy } from './edited.ts';
import type { Copies } from './parts.ts';

/**
 * Copies of one kind of thing in this browser, each under the present person and its place; how they are stored, and how they are read,
 * which throws where they are not understood.
 */
export function keptCopies<Value, Base>(
  kind: string,
  pause: number,
  toStored: (copy: Copy<Value, Base>) => unknown,
  fromStored: (stored: unknown) => Copy<Value, Base>,
): Copies<Value, Base> {
  const nameOf = (place: string): string => `${kind} ${sessionStore.getState().user?.id ?? ''} ${place}`;
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
    write: (place, copy) => writeNamed(nameOf(place), copy === null ? null : JSON.stringify(toStored(copy))),
  };
}
