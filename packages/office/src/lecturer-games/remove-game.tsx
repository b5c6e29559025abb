import { gamesText, lecturerGamesText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { callRemoveGame } from '@fracht/kit/api/panel-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { Confirm } from '@fracht/kit/ui/modal.tsx';

/** Asks before a game is removed, naming it, and reloads the list. (NGM-4) */
export function RemoveGame({ game, onClose }: { game: GamePayload; onClose: () => void }) {
  const text = lecturerGamesText;
  const remove = useInvalidatingMutation(callRemoveGame, ['games']);
  const act = (): void => {
    remove.mutate(game.id);
    onClose();
  };
  return (
    <Confirm
      show
      title={text.removeTitle(gamesText.name(game.groupName, game.number))}
      text={game.state === 'IN_PROGRESS' ? text.removeRunning : text.removeText}
      keep={text.keep}
      act={text.remove}
      onKeep={onClose}
      onAct={act}
    />
  );
}
