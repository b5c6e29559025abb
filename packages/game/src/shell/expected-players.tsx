import { useExpectedPlayers } from '../lobby/use-expected-players.ts';
import { PlayersMenu } from './players-menu.tsx';

/** The players' menu, with how many of those who may play are here. */
export function ExpectedPlayers() {
  const { expected } = useExpectedPlayers();
  return <PlayersMenu expected={expected} />;
}
