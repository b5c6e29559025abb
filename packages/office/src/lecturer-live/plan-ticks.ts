import { useState } from 'react';
import { readNamed, writeNamed } from '@fracht/kit/session/browser-storage.ts';

/** The lines of a game's plan that are ticked off, by their text; stored only in this browser. (LVP-8) */
export function usePlanTicks(game: string) {
  const name = `plan-${game}`;
  const [ticked, setTicked] = useState(() => keptTicks(readNamed(name)));
  const tick = (line: string): void => {
    const next = ticked.includes(line) ? ticked.filter((one) => one !== line) : [...ticked, line];
    setTicked(next);
    writeNamed(name, next.length === 0 ? null : JSON.stringify(next));
  };
  return { ticked, tick };
}

/** Unreadable data counts as none. */
function keptTicks(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((line): line is string => typeof line === 'string') : [];
  } catch {
    return [];
  }
}
