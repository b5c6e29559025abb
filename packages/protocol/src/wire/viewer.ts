import type { Message, Viewer } from '@fracht/engine';

/** The viewer of a wire. */
export type WireViewer = Viewer;

/** What the wire of a game needs beyond the engine's state. */
export type WireExtra = {
  readonly group: string | null;
  readonly groupName: string;
  readonly randos: boolean;
  /** Server time in ms at which the next round begins automatically, or null. */
  readonly breakEndsAt: number | null;
  /** How many times faster than its settings say the game is running now; absent: its pace never changes. (CHG-7) */
  readonly pace?: number | undefined;
  /** The Polish text of a message, with order references between double hashes. */
  readonly messageText: (message: Message) => string;
};

/** A viewer who owns nothing in the game, for the part of a change that everybody may see. */
export const NOBODY: WireViewer = { player: '', type: 'STUDENT' };

/** Whether a viewer is sent a message: it is addressed to everybody, or to the viewer. (WIR-2) */
export function isMessageSent({ player }: Message, viewer: WireViewer): boolean {
  return player === null || player === viewer.player;
}
