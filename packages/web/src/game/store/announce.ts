import type { WireGame, WireMessage } from '@fracht/protocol';
import { notify } from '../../ui/toasts.ts';
import { playSound, type SoundName } from '../sounds/play-sound.ts';

/** More notices at once than this would hide each other; the list of messages has them all. */
const MOST_NOTICES = 3;

/** Which messages are heard. (rules §13) */
const SOUNDS: { readonly [code: string]: SoundName } = { WORK_OVERDUE: 'WORKING_TIME', EMERGENCY: 'CRITICAL' };

/** Shows what has newly been said to the viewer, and sounds what must be heard. Plain news stay in the list. */
export function announce(before: WireGame, after: WireGame): void {
  const known = Math.max(0, ...before.messages.map(({ id }) => id));
  const fresh = after.messages.filter(({ id }) => id > known);
  for (const message of fresh.filter(isLoud).slice(-MOST_NOTICES)) notify({ type: message.type, text: message.text });
  for (const { code } of fresh) {
    const sound = SOUNDS[code];
    if (sound !== undefined) playSound(sound);
  }
}

function isLoud({ type }: WireMessage): boolean {
  return type === 'danger' || type === 'warning' || type === 'other';
}
