import { useEffect, useState } from 'react';
import { report } from '../report.ts';

/** How long it is said that something was copied, in ms. */
const THANKS_MS = 2500;

/** Puts texts on the clipboard, and tells for a moment that it did; `onRefused`: the browser forbids it. */
export function useCopied(onRefused: (text: string) => void): readonly [boolean, (text: string) => void] {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch (cause) {
      report('clipboard', cause);
      onRefused(text);
    }
  };
  return [isCopied, (text) => void copy(text)];
}
