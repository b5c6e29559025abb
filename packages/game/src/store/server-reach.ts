import { gameStore } from './game-store.ts';
import type { LinkState } from '../client/game-client.ts';

/** The polling interval of an unreachable server, in ms. */
const AGAIN_MS = 5000;
/** A first connection that takes longer than this, in ms, is explained; with sockets blocked it takes up to five seconds. (LIN-26) */
const LATE_MS = 6000;

/** While there is no connection, polls whether the server answers and keeps that in the store; the returned function stops it. */
export function watchServer(ask: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  const look = async (): Promise<void> => {
    isAsking = true;
    const isThere = await ask();
    isAsking = false;
    if (patienceWith(gameStore.getState().link) === null) return;
    gameStore.setState({ isServerThere: isThere });
    timer = setTimeout(() => void look(), AGAIN_MS);
  };
  const begin = (link: LinkState): void => {
    clearTimeout(timer);
    const patience = patienceWith(link);
    if (patience !== null && !isAsking) timer = setTimeout(() => void look(), patience);
  };
  const stop = gameStore.subscribe(({ link }, before) => {
    if (link.link === before.link.link) return;
    begin(link);
    if (link.link !== 'LOST') gameStore.setState({ isServerThere: null });
  });
  begin(gameStore.getState().link);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** After how many ms without a connection the server is polled, in this state of the connection; null: never. */
function patienceWith({ link }: LinkState): number | null {
  if (link === 'LOST') return 0;
  return link === 'CONNECTING' ? LATE_MS : null;
}
