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

/** What else decides the theme: in forced-colours mode, where the system draws all colours itself, no choice applies. */
const DARK = '(prefers-color-scheme: dark)';
const FORCED = '(forced-colors: active)';

/** Applies the theme now and whenever the system's theme changes. Before the first paint a script in the page has done the same. */
export function followTheme(): void {
  for (const query of [DARK, FORCED]) matchMedia(query).addEventListener('change', drawTheme);
  drawTheme();
}

function drawTheme(): void {
  const theme = matchMedia(FORCED).matches ? 'system' : chosenTheme();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(DARK).matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}
