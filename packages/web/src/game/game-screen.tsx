import { Outlet } from '@tanstack/react-router';

/** The frame around the screens of a game. */
export function GameScreen() {
  return <Outlet />;
}
