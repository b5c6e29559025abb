import { gameStore } from './game-store.ts';

/** The polling interval of a server that is out of reach, in ms. */
const AGAIN_MS = 5000;

/** While the connection is lost, polls whether the server answers and keeps that in the store; the returned function stops it. */
export function watchServer(ask: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  const look = async (): Promise<void> => {
    isAsking = true;
    const isThere = await ask();
    isAsking = false;
    if (gameStore.getState().link.link !== 'LOST') return;
    gameStore.setState({ isServerThere: isThere });
    timer = setTimeout(() => void look(), AGAIN_MS);
  };
  const stop = gameStore.subscribe(({ link }, before) => {
    if (link.link === before.link.link) return;
    clearTimeout(timer);
    if (link.link === 'LOST' && !isAsking) void look();
    else gameStore.setState({ isServerThere: null });
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
