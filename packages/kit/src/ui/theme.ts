import { readLocal, writeLocal } from '../session/browser-storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The theme chosen in this browser; `system` follows the operating system. */
export function chosenTheme(): Theme {
  const kept = readLocal('theme');
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

/** Stores a theme and applies it at once. */
export function applyTheme(theme: Theme): void {
  writeLocal('theme', theme === 'system' ? null : theme);
  drawTheme();
}

/** Applies the theme now and whenever the system's changes. Before the first paint a script in the page has done the same. */
export function followTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawTheme);
  drawTheme();
}

function drawTheme(): void {
  const theme = chosenTheme();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}
