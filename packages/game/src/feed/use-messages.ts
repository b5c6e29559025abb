import { useShallow } from 'zustand/react/shallow';
import type { WireMessage } from '@fracht/protocol';
import { gameStore } from '../store/game-store.ts';

const NONE: readonly WireMessage[] = [];
const SHOWN = 60;

/** The messages for the viewer, newest first, without those that are never shown. (FED-1) */
export function useMessages(): readonly WireMessage[] {
  return gameStore(useShallow(({ wire }) => (wire === null ? NONE : newestFirst(wire.messages))));
}

function newestFirst(messages: readonly WireMessage[]): readonly WireMessage[] {
  return messages
    .filter(({ type }) => type !== 'none')
    .slice(-SHOWN)
    .reverse();
}
