import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** How long what a store holds is kept: as long as one game is open in this tab, or as long as one person is logged in. */
export type KeptFor = 'GAME' | 'PERSON';

const forgetting: { readonly keptFor: KeptFor; readonly forget: () => void }[] = [];

/**
 * A store for what somebody does in this tab. It goes back to `initial` by itself when the next person comes, and one that is kept for
 * a game also when another game is opened.
 */
export function keptStore<T>(keptFor: KeptFor, initial: () => T): UseBoundStore<StoreApi<T>> {
  const store = create(initial);
  whenForgotten(keptFor, () => store.setState(initial(), true));
  return store;
}

/** Runs `forget` when what is kept for a game or a person goes: for what lives outside a store. */
export function whenForgotten(keptFor: KeptFor, forget: () => void): void {
  forgetting.push({ keptFor, forget });
}

/** Another game is opened: forgets what was kept for the one before. */
export function forgetGame(): void {
  for (const { keptFor, forget } of forgetting) if (keptFor === 'GAME') forget();
}

/** The person leaves this tab: forgets everything that was kept. */
export function forgetPerson(): void {
  for (const { forget } of forgetting) forget();
}
