import { useState } from 'react';
import { Navigate, useParams } from '@tanstack/react-router';
import { gamesText, gameText } from '@fracht/content';
import { useLiveGame } from '@fracht/kit/api/lecturer-queries.ts';
import { useGames } from '@fracht/kit/api/panel-queries.ts';
import { useNow } from '@fracht/game/store/game-now.ts';
import { gameStore } from '@fracht/game/store/game-store.ts';
import { useLink, useWholeGame } from '@fracht/game/store/hooks.ts';
import { WhyNoLine } from '@fracht/game/shell/line-cause.tsx';
import { LostStrip } from '@fracht/game/shell/lost-strip.tsx';
import { useOpenGame } from '@fracht/game/use-open-game.ts';
import { WatchColumn } from '@fracht/game/watch/watch-column.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { LiveCharts } from './live-charts.tsx';
import { LiveHead } from './live-head.tsx';
import { LiveMap } from './live-map.tsx';
import { liveRows, rowsOfPeople } from './live-rows.ts';
import { TO_EVERYBODY } from './message-box.tsx';
import { PlayerTable } from './player-table.tsx';
import { useLiveBoxes } from './use-live-boxes.tsx';
import styles from './live.module.css';

/** The teacher's live page of a running game; redirects to the lobby before the start, to the summary after the end. (LVP-1, LVP-2) */
export function LiveScreen() {
  const { id = '' } = useParams({ strict: false });
  const isKnown = useOpenGame(id);
  return isKnown ? <Place /> : <Waiting />;
}

function Waiting() {
  const link = useLink();
  const isRefused = link.link === 'CLOSED' && link.reason === 'REFUSED';
  return (
    <>
      <h1>{isRefused ? gameText.link.refusedTitle : gameText.link.connecting}</h1>
      {isRefused ? <p role="status">{gameText.link.refusedText}</p> : <WhyNoLine />}
    </>
  );
}

function Place() {
  const { setup, state } = useWholeGame();
  const [isWriting, setIsWriting] = useState(false);
  const params = { id: setup.game };
  // A teacher who is writing when the game ends keeps the text until it is saved or the box is closed.
  if (state === 'FINISHED' && !isWriting) return <Navigate to="/game/$id/summary" params={params} replace />;
  if (state === 'FRESH' || state === 'WAITING') return <Navigate to="/game/$id" params={params} replace />;
  return <LivePage onWriting={setIsWriting} />;
}

function LivePage({ onWriting }: { readonly onWriting: (isWriting: boolean) => void }) {
  const game = useWholeGame();
  const now = useNow();
  const groupName = gameStore(({ wire }) => wire?.groupName ?? '');
  const id = game.setup.game;
  const members = useGames().data?.find((one) => one.id === id)?.players ?? [];
  const { data, isError } = useLiveGame(id);
  const last = new Map(data?.players.map((player) => [player.id, player.lastActionAt]));
  const rows = liveRows(game, members, last, now);
  const people = rowsOfPeople(rows, members);
  const boxes = useLiveBoxes({ game: id, now: { at: Math.floor(now), round: game.round }, people, onWriting });
  return (
    <>
      <LostStrip />
      <LiveHead
        game={game}
        now={now}
        name={gamesText.name(groupName, game.setup.number)}
        here={rows.filter(({ presence }) => presence === 'ON').length}
        all={people.length}
        onWrite={() => boxes.write(TO_EVERYBODY)}
        onNote={boxes.note}
        onPlan={boxes.openPlan}
      />
      <div className={styles.boxes}>{boxes.shown}</div>
      <div className={styles.grid} data-wide>
        <PlayerTable rows={rows} onWrite={boxes.write} />
        <LiveMap game={game} />
        <Card className={styles.watch}>
          <WatchColumn />
        </Card>
        <LiveCharts game={game} now={now} course={data?.course} isFailed={isError} />
      </div>
    </>
  );
}
