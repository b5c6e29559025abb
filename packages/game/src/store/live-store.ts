import { forgetGame, keptStore } from '@fracht/kit/session/kept-store.ts';
import { EMPTY_STORE, gameStore, type GameData } from './game-store.ts';
import { forgetSituations, select } from './ui-store.ts';

/** The live game while the screens show something else. Kept for the person, so that forgetting what the screens show does not forget it. */
const asideStore = keptStore<GameData>('PERSON', () => EMPTY_STORE);
const whereStore = keptStore<{ readonly isAside: boolean }>('PERSON', () => ({ isAside: false }));

/** The store that holds the live game: the one that the screens show, unless the game was put aside. (PRT-9) */
export function liveStore(): typeof gameStore {
  return isLiveAside() ? asideStore : gameStore;
}

/** Whether the screens show a game other than the live one. */
export function isLiveAside(): boolean {
  return whereStore.getState().isAside;
}

/** Reads the live game, also while the screens show another game in its place. */
export function useGameBehind<T>(read: (live: GameData) => T): T {
  const shown = gameStore(read);
  const aside = asideStore(read);
  return whereStore(({ isAside }) => isAside) ? aside : shown;
}

/**
 * Puts the live game aside: it stays connected, and the screens can show another game. The returned function brings the live game back in its state at that
 * time. (PRT-9)
 */
export function putLiveAside(): () => void {
  const live = gameStore.getState();
  forgetGame();
  asideStore.setState(live, true);
  whereStore.setState({ isAside: true });
  return () => {
    if (!isLiveAside()) return;
    forgetGame();
    whereStore.setState({ isAside: false });
    gameStore.setState(asideStore.getState(), true);
    asideStore.setState(EMPTY_STORE, true);
    select(null);
    forgetSituations();
  };
}
