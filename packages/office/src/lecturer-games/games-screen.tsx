import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { GraduationCap, Gamepad2, House, Plus } from 'lucide-react';
import { lecturerGamesText, uiText } from '@fracht/content';
import { retryOf, useGames } from '@fracht/kit/api/panel-queries.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { BinLink } from '@fracht/kit/panel/bin-link.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { GamesTable } from './games-table.tsx';
import { NewGameDialog } from './new-game-dialog.tsx';
import { OpenGameCard } from './open-game-card.tsx';

/** The lecturer's games: the running one on top, the list by state, a dialog for a new one. */
export function GamesScreen() {
  const [isAdding, setIsAdding] = useState(false);
  const asked = useGames();
  const { data: games, isSuccess } = asked;
  const text = lecturerGamesText;
  const going = games?.filter(({ stoppedOn }) => stoppedOn === undefined);
  const open =
    going?.find(({ state }) => state === 'IN_PROGRESS') ??
    going?.find(({ state }) => state === 'PAUSED' || state === 'WAITING') ??
    games?.find(({ stoppedOn }) => stoppedOn !== undefined);
  const isEmpty = isSuccess && games.length === 0;
  const addButton = (
    <Button kind={open === undefined ? 'primary' : 'plain'} onClick={() => setIsAdding(true)}>
      <Plus className="i" aria-hidden="true" />
      {text.add}
    </Button>
  );
  return (
    <>
      <PageHead title={text.title} sub={games === undefined ? '' : text.sub(games.length)}>
        <Link to="/panel/lecturer/games/homework" className={buttonClass({})}>
          <House className="i" aria-hidden="true" />
          <bdi>{uiText.titles.homework}</bdi>
        </Link>
        <BinLink panel="lecturer" />
        <Link to="/panel/lecturer/lessons" className={buttonClass({})}>
          <GraduationCap className="i" aria-hidden="true" />
          <bdi>{uiText.titles.lessons}</bdi>
        </Link>
        {isEmpty ? null : addButton}
      </PageHead>
      {open === undefined ? null : <OpenGameCard game={open} />}
      {isEmpty ? (
        <Card>
          <EmptyState
            icon={<Gamepad2 className="i-l" aria-hidden="true" />}
            title={text.empty.title}
            text={text.empty.text}
            action={addButton}
          />
        </Card>
      ) : (
        <GamesTable games={games} onRetry={retryOf(asked)} />
      )}
      {isAdding ? <NewGameDialog games={games ?? []} onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}
