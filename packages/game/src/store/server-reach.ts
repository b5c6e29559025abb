import { gameStore } from './game-store.ts';

/** How long until a server that is out of reach is asked again, in ms. */
const AGAIN_MS = 5000;

/** While the line is lost, keeps the store knowing whether the server answers, until the returned function is called. */
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
