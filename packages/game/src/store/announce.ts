import type { WireMessage } from '@fracht/protocol';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { playSound, type SoundName } from '../sounds/play-sound.ts';
import { gameStore } from './game-store.ts';
import { messageWords, type News } from './message-words.ts';
import { uiStore } from './ui-store.ts';

/** The sound of a message, by its code. (SND-1) */
const SOUNDS: { readonly [code: string]: SoundName } = {
  WORK_OVERDUE: 'WORKING_TIME',
  DAY_OVERDUE: 'WORKING_TIME',
  EMERGENCY: 'CRITICAL',
};

/**
 * Shows new messages as notices and plays their sounds, unless sounds are off. Ordinary news appears in the list only; random situations and the teacher's
 * messages get a notice without a sound.
 */
export function announce(before: News, after: News): void {
  const known = Math.max(0, ...before.messages.map(({ id }) => id));
  const fresh = after.messages.filter(({ id }) => id > known);
  for (const message of fresh.filter(isLoud)) {
    const isPersonal = message.code === 'TEACHER_MESSAGE';
    notify({ type: message.type, text: messageWords(after, message), isPersonal });
  }
  if (uiStore.getState().sound) for (const sound of soundsOf(fresh)) playSound(sound);
}

/** Each sound once, however many messages call for it; other viewers' messages make none. */
function soundsOf(fresh: readonly WireMessage[]): ReadonlySet<SoundName> {
  const viewer = gameStore.getState().viewer?.player;
  const own = fresh.filter(({ player }) => player === viewer);
  return new Set(own.flatMap(({ code }) => SOUNDS[code] ?? []));
}

function isLoud({ type, code }: WireMessage): boolean {
  const isTold = code === 'ACCIDENT' || (code === 'TEACHER_MESSAGE' && gameStore.getState().viewer?.type === 'STUDENT');
  return isTold || type === 'danger' || type === 'warning' || type === 'other';
}
