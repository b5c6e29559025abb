import { useExpected } from '../lobby/use-expected.ts';
import { PlayersMenu } from './players-menu.tsx';

/** The players of a game, counted against all who may play it. */
export function ExpectedPlayers() {
  const { expected } = useExpected();
  return <PlayersMenu expected={expected} />;
}
