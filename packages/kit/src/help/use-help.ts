import { useEffect } from 'react';
import { isTurnedOff } from '../session/single-keys.ts';
import { isTyped } from '../ui/owns-keys.ts';
import { askForHelp, helpStore } from './ask-for-help.ts';

/** The help that was asked for: by the key `?`, unless something is being typed, or by a button, which works even before this chunk was loaded. (HLP-1) */
export function useHelp() {
  const { asked } = helpStore();
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return { asked, close };
}

function press({ key, target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent): void {
  if (key !== '?' || isTurnedOff(key) || ctrlKey || altKey || metaKey || defaultPrevented) return;
  if (!isTyped(target)) askForHelp();
}

function close(): void {
  helpStore.setState({ asked: null });
}
