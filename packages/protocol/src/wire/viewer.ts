import type { Message, Viewer } from '@fracht/engine';

/** Whose wire it is. */
export type WireViewer = Viewer;

/** What a game's wire needs that the engine does not know. */
export type WireExtra = {
  readonly group: string | null;
  readonly groupName: string;
  readonly randos: boolean;
  /** Server time in ms at which the next round begins by itself, or null. */
  readonly breakEndsAt: number | null;
  /** The Polish text of a message, order references between double hashes. */
  readonly messageText: (message: Message) => string;
};

/** A student whom nothing in a game belongs to: a change as everybody may see it. */
export const NOBODY: WireViewer = { player: '', type: 'STUDENT' };

/** Whether a viewer is sent a message: one to all, or to them. (WIR-2) */
export function isMessageSent({ player }: Message, viewer: WireViewer): boolean {
  return player === null || player === viewer.player;
}
