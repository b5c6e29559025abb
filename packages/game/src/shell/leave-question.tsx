import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { gameText } from '@fracht/content';
import { useBack } from '@fracht/kit/ui/back-closes.ts';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { useGame } from '../store/hooks.ts';

/** Asks before the browser's Back leads out of a game that is not over: on a phone people press it to close something. (SHL-16) */
export function LeaveQuestion() {
  const { id, isOver } = useGame(({ setup, state }) => ({ id: setup.game, isOver: state === 'FINISHED' }));
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const home = `/game/${encodeURIComponent(id)}`;
  useBack(!isOver, (path) => {
    const isInside = path === home || path.startsWith(`${home}/`);
    if (!isInside) setIsAsking(true);
    return !isInside;
  });
  return (
    <Confirm
      show={isAsking}
      title={gameText.leave.title}
      text={gameText.leave.text}
      keep={gameText.leave.keep}
      act={gameText.leave.act}
      isDanger={false}
      onKeep={() => setIsAsking(false)}
      onAct={() => void navigate({ to: '/panel' })}
    />
  );
}
