import { MOST_MINUTES, type Minutes } from '@fracht/engine';

/** The whole minutes in a text, 0 to 480; null for anything else. (SIC-9, SIT-6) */
export function minutesIn(text: string): Minutes | null {
  if (!/^\d{1,3}$/u.test(text.trim())) return null;
  const minutes = Number(text);
  return minutes <= MOST_MINUTES ? minutes : null;
}
