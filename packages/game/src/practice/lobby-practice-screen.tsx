import { useEffect } from 'react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useGameBehind } from '../store/live-store.ts';
import { Practice } from './practice-shell.tsx';

/** The practice while waiting for a game: the connection to that game stays open, and its start opens it at once. (PRT-9) */
export function LobbyPracticeScreen() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const home = `/game/${encodeURIComponent(id)}`;
  const isWaiting = useGameBehind(({ game }) => game === null || game.state === 'FRESH' || game.state === 'WAITING');
  useEffect(() => {
    if (!isWaiting) void navigate({ to: home, replace: true });
  }, [isWaiting, navigate, home]);
  return isWaiting ? <Practice from="LOBBY" root={home} exit={home} /> : null;
}
