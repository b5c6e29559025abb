import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { replayText, soloText } from '@fracht/content';
import { heldBackWords } from '@fracht/kit/api/words-of-failure.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import frame from '../shell/game-shell.module.css';
import type { GameViewer } from '../store/game-store.ts';
import { againIn, AgainShell } from './again-shell.tsx';
import { useReplay } from './load-replay.ts';
import { openReplay } from './playback.ts';
import type { Replay } from './replay.ts';
import { replayStore } from './replay-store.ts';
import { ReplayShell } from './replay-shell.tsx';
import { momentIn } from './use-moment-in-address.ts';
import { originIn } from './way-back.ts';

/** The replay of a past game: loads it, and shows its screens at a moment. (RPL-8) */
export function ReplayScreen() {
  const { id = '' } = useParams({ strict: false });
  const user = sessionStore((session) => session.user);
  const { data: replay, error, refetch, isFetching } = useReplay(id);
  const type = user?.type === 'TEACHER' ? 'TEACHER' : 'STUDENT';
  if (replay === undefined || user === null) {
    return error === null || isFetching ? <Making /> : <Failed cause={error} onAgain={() => void refetch()} />;
  }
  if (replay.until === 0) return <Nothing />;
  return <OpenReplay key={id} replay={replay} player={user.id} type={type} />;
}

type OpenReplayProps = { readonly replay: Replay } & GameViewer;

function OpenReplay({ replay, player, type }: OpenReplayProps) {
  const { searchStr } = useLocation();
  const begin = useRef(momentIn(searchStr) ?? 0);
  useEffect(() => openReplay(replay, { player, type }, begin.current), [replay, player, type]);
  const isOpen = replayStore((store) => store.replay === replay);
  const isOver = replay.views.at(-1)?.state === 'FINISHED';
  const again = useKept(againIn(searchStr));
  const origin = useKept(originIn(searchStr));
  if (!isOpen) return <Making />;
  if (again !== null && isOver && type === 'STUDENT') return <AgainShell again={again} />;
  return <ReplayShell replay={replay} isOver={isOver} origin={origin} />;
}

/**
 * The last value that was not null. Keeps what the address said on opening, such as where the replay was opened from: addresses of the other screens do not
 * repeat it.
 */
function useKept(told: string | null): string | null {
  const [kept, setKept] = useState(told);
  if (told !== null && told !== kept) setKept(told);
  return told ?? kept;
}

function Making() {
  return (
    <main className={frame.wait}>
      <p role="status">{replayText.making}</p>
    </main>
  );
}

/** Why there is no replay: it could not be loaded, or it is shown later. (RPL-8, DBS-12) */
function Failed({ cause, onAgain }: { readonly cause: Error; readonly onAgain: () => void }) {
  const later = heldBackWords(cause);
  return (
    <main className={frame.wait}>
      <EmptyState
        icon={<History className="i-l" aria-hidden="true" />}
        title={later === null ? replayText.failed : soloText.heldBack}
        text={cause.message}
        action={
          <div className="row wrap">
            {later === null ? (
              <Button kind="primary" onClick={onAgain}>
                {replayText.again}
              </Button>
            ) : null}
            <ToPanel />
          </div>
        }
      />
    </main>
  );
}

function Nothing() {
  return (
    <main className={frame.wait}>
      <EmptyState
        icon={<History className="i-l" aria-hidden="true" />}
        title={replayText.empty}
        text={replayText.emptyText}
        action={<ToPanel />}
      />
    </main>
  );
}

function ToPanel() {
  return (
    <Link to="/panel" className={buttonClass({})}>
      {replayText.toPanel}
    </Link>
  );
}
