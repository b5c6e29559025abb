import { CLOSE_CODES, type CloseReason } from '@fracht/protocol';
import type { Channel } from './channel.ts';

/** Closes a line with the code of the reason, and the reason's name. (SOC-9) */
export function closeFor(channel: Pick<Channel, 'close'>, reason: CloseReason): void {
  channel.close(CLOSE_CODES[reason], reason);
}
