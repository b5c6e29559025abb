import { keptStore } from '../session/kept-store.ts';

/** The topic for which help was asked: the topmost part of the screen, such as an open situation; null: the screen itself. */
type HelpRequest = { readonly part: string | null };

/** The help that was asked for; null: none. In a store of its own, because the help window is loaded separately and later. */
export const helpStore = keptStore<{ readonly asked: HelpRequest | null }>('PERSON', () => ({ asked: null }));

/** Asks for help about the screen and its topmost part. (HLP-1) */
export function askForHelp(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-help]');
  const part = parts[parts.length - 1]?.dataset['help'] ?? null;
  helpStore.setState(({ asked }) => ({ asked: asked ?? { part } }));
}
