import { readLocal, writeLocal } from '../session/browser-storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The look chosen in this browser; `system` follows the system. */
export function chosenTheme(): Theme {
  const kept = readLocal('theme');
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

/** Keeps and applies a look at once. */
export function applyTheme(theme: Theme): void {
  writeLocal('theme', theme === 'system' ? null : theme);
  drawTheme();
}

/** Sets the look now and whenever the system's changes; the page's own script did so before the first paint. */
export function followTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawTheme);
  drawTheme();
}

function drawTheme(): void {
  const theme = chosenTheme();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}
