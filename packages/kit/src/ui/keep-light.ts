import { applyTheme, chosenTheme } from './theme.ts';

/**
 * Keeps the page light whatever theme was chosen, as a projector in a lit room needs it, until the returned function is called. If the system changes its theme
 * meanwhile, the page stays light.
 */
export function keepLight(): () => void {
  const draw = (): void => {
    document.documentElement.dataset['theme'] = 'light';
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', draw);
  draw();
  return () => {
    system.removeEventListener('change', draw);
    applyTheme(chosenTheme());
  };
}
