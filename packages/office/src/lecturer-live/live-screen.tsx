import { type ReactNode, Suspense, useState } from 'react';
import { Navigate, useParams } from '@tanstack/react-router';
import { gamesText, gameText } from '@fracht/content';
import { useLiveGame } from '@fracht/kit/api/lecturer-queries.ts';
import { useGames } from '@fracht/kit/api/panel-queries.ts';
import { useNow } from '@fracht/game/store/game-now.ts';
import { gameStore } from '@fracht/game/store/game-store.ts';
import { useLink, useWholeGame } from '@fracht/game/store/hooks.ts';
import { useOpenGame } from '@fracht/game/use-open-game.ts';
import { WatchColumn } from '@fracht/game/watch/watch-column.tsx';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { useOpened } from '@fracht/kit/ui/use-opened.ts';
import { LiveCharts } from './live-charts.tsx';
import { LiveHead } from './live-head.tsx';
import { LiveMap } from './live-map.tsx';
import { liveRows, rowsOfPeople } from './live-rows.ts';
import { TO_EVERYBODY, MessageBox } from './message-box.tsx';
import { NoteBox } from './note-box.tsx';
import { PlayerTable } from './player-table.tsx';
import { useNoting } from './use-noting.ts';
import styles from './live.module.css';

const PlanBox = lazyPart(() => import('./plan-box.tsx').then((part) => part.PlanBox));

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
      <p role="status">{isRefused ? gameText.link.refusedText : null}</p>
    </>
  );
}

function Place() {
  const { setup, state } = useWholeGame();
  const params = { id: setup.game };
  if (state === 'FINISHED') return <Navigate to="/game/$id/summary" params={params} replace />;
  if (state === 'FRESH' || state === 'WAITING') return <Navigate to="/game/$id" params={params} replace />;
  return <LivePage />;
}

function LivePage() {
  const game = useWholeGame();
  const now = useNow();
  const groupName = gameStore(({ wire }) => wire?.groupName ?? '');
  const id = game.setup.game;
  const members = useGames().data?.find((one) => one.id === id)?.players ?? [];
  const { data, isError } = useLiveGame(id);
  const last = new Map(data?.players.map((player) => [player.id, player.lastActionAt]));
  const rows = liveRows(game, members, last, now);
  const people = rowsOfPeople(rows, members);
  const { order, raise } = usePile();
  const message = useOpened<Recipient>();
  const plan = useOpened<'plan'>();
  const noting = useNoting({ at: Math.floor(now), round: game.round }, () => raise('note'));
  const boxes: Readonly<Record<Box, ReactNode>> = {
    plan: plan.what === null ? null : <PlanBox game={id} round={game.round} onClose={plan.close} />,
    note: noting.noted === null ? null : <NoteBox game={id} {...noting.noted} onClose={noting.close} />,
    message: message.what === null ? null : <MessageBox rows={people} first={message.what} onClose={message.close} />,
  };
  const write = (to: Recipient): void => {
    raise('message');
    message.open(to);
  };
  const openPlan = (): void => {
    raise('plan');
    plan.open('plan');
  };
  return (
    <>
      <LiveHead
        game={game}
        now={now}
        name={gamesText.name(groupName, game.setup.number)}
        here={rows.filter(({ presence }) => presence === 'ON').length}
        all={people.length}
        onWrite={() => write(TO_EVERYBODY)}
        onNote={noting.begin}
        onPlan={openPlan}
      />
      <div className={styles.grid} data-wide>
        <PlayerTable rows={rows} onWrite={write} />
        <LiveMap game={game} />
        <Card className={styles.watch}>
          <WatchColumn />
        </Card>
        <LiveCharts game={game} now={now} course={data?.course} isFailed={isError} />
        {order.map((box) => (
          <Suspense key={box} fallback={null}>
            {boxes[box]}
          </Suspense>
        ))}
      </div>
    </>
  );
}

/** A player's id, or everybody. */
type Recipient = string;

const BOXES = ['plan', 'note', 'message'] as const;
type Box = (typeof BOXES)[number];

/** The boxes share one place: the one asked for last is drawn last, so that it lies on top. Each keeps what is written in it. (LVP-10) */
function usePile() {
  const [order, setOrder] = useState<readonly Box[]>(BOXES);
  const raise = (box: Box): void => setOrder((before) => [...before.filter((one) => one !== box), box]);
  return { order, raise };
}
