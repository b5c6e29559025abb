import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** The lifetime of a store's content: while one game is open in this tab, or while one person is logged in. */
export type KeptFor = 'GAME' | 'PERSON';

const forgetting: { readonly keptFor: KeptFor; readonly forget: () => void }[] = [];

/** A store that resets to `initial` when its lifetime ends: with GAME when another game is opened or the person leaves, with PERSON when the person leaves. */
export function keptStore<T>(keptFor: KeptFor, initial: () => T): UseBoundStore<StoreApi<T>> {
  const store = create(initial);
  whenForgotten(keptFor, () => store.setState(initial(), true));
  return store;
}

/** Runs `forget` when that lifetime ends: for state outside a store. */
export function whenForgotten(keptFor: KeptFor, forget: () => void): void {
  forgetting.push({ keptFor, forget });
}

/** Resets everything kept for a game; called when another one is opened. */
export function forgetGame(): void {
  for (const { keptFor, forget } of forgetting) if (keptFor === 'GAME') forget();
}

/** Resets everything kept for a game or a person; called when the person leaves this tab. */
export function forgetPerson(): void {
  for (const { forget } of forgetting) forget();
}
