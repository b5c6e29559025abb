import { Link } from '@tanstack/react-router';
import { gameText } from '@fracht/content';
import { gameStore } from '../store/game-store.ts';

/** The known cause of a missing connection: only the game's own connection is blocked, or the server is unreachable. */
export function causeWords(isServerThere: boolean | null): string {
  if (isServerThere === null) return '';
  return isServerThere ? gameText.link.serverThere : gameText.link.noServer;
}

/** The link to the network test, in a new tab: what waits to be sent is kept in this one. */
export function NetworkTestLink() {
  return (
    <Link to="/test" target="_blank">
      {gameText.link.test}
    </Link>
  );
}

/** Why a game has not come after a longer wait than usual, with the link to the network test. (LIN-26) */
export function WhyNoLine() {
  const isThere = gameStore((store) => store.isServerThere);
  return (
    <p role="status">
      {isThere === null ? null : (
        <>
          <span>{`${causeWords(isThere)} ${gameText.link.goesOn}`}</span> <NetworkTestLink />
        </>
      )}
    </p>
  );
}
