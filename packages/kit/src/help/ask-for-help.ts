import { keptStore } from '../session/kept-store.ts';

/** What help was asked for: the part of the screen that lay on top, such as an open situation; null: the screen alone. */
type HelpRequest = { readonly part: string | null };

/** The help that was asked for; null: none. A store of its own, because the window that shows help is loaded separately and later. */
export const helpStore = keptStore<{ readonly asked: HelpRequest | null }>('PERSON', () => ({ asked: null }));

/** Asks for help about the screen and the part of it that lies on top. (HLP-1) */
export function askForHelp(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-help]');
  const part = parts[parts.length - 1]?.dataset['help'] ?? null;
  helpStore.setState(({ asked }) => ({ asked: asked ?? { part } }));
}
