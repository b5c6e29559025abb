import { useEffect, useState } from 'react';
import { report } from '../report.ts';

/** How long the confirmation that something was copied is shown, in ms. */
const THANKS_MS = 2500;

/** Copies texts to the clipboard, and reports for a moment that it did; `onRefused`: the browser forbids it. */
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
