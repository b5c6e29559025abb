import { useMemo } from 'react';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { gameText, replayText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useKeyDown } from '@fracht/kit/ui/use-key-down.ts';
import { HelpButton } from '../shell/help-button.tsx';
import { RoundClock } from '../shell/round-clock.tsx';
import { Stats } from '../shell/stats.tsx';
import frame from '../shell/game-shell.module.css';
import bar from '../shell/top-bar.module.css';
import { gameHome } from '../store/game-store.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import { Controls } from './controls.tsx';
import { HappeningPlate } from './happening-plate.tsx';
import { KeyHelp } from './key-help.tsx';
import { pressKey } from './keys.ts';
import { nextScope } from './next-scope.ts';
import { Notes } from './notes.tsx';
import type { Replay } from './replay.ts';
import { ReplayRail } from './replay-rail.tsx';
import { ReplaySide } from './replay-side.tsx';
import { replayStore } from './replay-store.ts';
import { isMapNamed, ReplayedScreen } from './replayed-screen.tsx';
import { happeningsIn } from './shown-happenings.ts';
import { Timeline } from './timeline.tsx';
import { useMomentInAddress } from './use-moment-in-address.ts';
import { wayBack } from './way-back.ts';
import styles from './replay-shell.module.css';

type ReplayShellProps = {
  readonly replay: Replay;
  readonly isOver: boolean;
  /** The part of the address that says where it was opened from; null: unknown. */
  readonly origin: string | null;
};

/** The frame of a replay: clock and result, the game's screens, the time line below; the happenings only beside the map, because the tables need the width. (RPL-12) */
export function ReplayShell({ replay, isOver, origin }: ReplayShellProps) {
  const viewer = useViewer();
  const id = useGame((game) => game.setup.game);
  const { pathname } = useLocation();
  const isMap = isMapNamed(useParams({ strict: false }).screen);
  const scope = replayStore((store) => store.scope);
  const told = replayStore((store) => store.told);
  const happenings = useMemo(() => happeningsIn(told, scope, viewer), [told, scope, viewer]);
  const over = useMemo(() => <HappeningPlate happenings={happenings} />, [happenings]);
  const back = wayBack(id, origin, viewer.type);
  useKeys();
  useMomentInAddress(origin);
  return (
    <div className={classNames(frame.frame, styles.shell)} data-replay>
      <header className={bar.bar}>
        <Link className={bar.logo} to="/panel" aria-label={gameText.toPanel}>
          <Icon name="i-logo" size={30} />
        </Link>
        <RoundClock />
        {viewer.type === 'TEACHER' ? null : <Stats />}
        <div className={bar.grow} />
        <HelpButton />
      </header>
      <ReplayRail home={gameHome(id)} label={replayText.menu} />
      <main className={frame.main}>
        <div className={styles.strip}>
          <b>{gameText.replayReadOnly}</b>
          {isOver ? (
            <Link to={back.to} search={back.search} resetScroll={false}>
              {back.text}
            </Link>
          ) : (
            <Link to="/panel/lecturer/games/$id" params={{ id }}>
              {replayText.toLive}
            </Link>
          )}
          {viewer.type === 'TEACHER' ? <Notes game={id} /> : null}
        </div>
        <div className={frame.screen}>
          <ReplayedScreen over={over} />
        </div>
      </main>
      {isMap ? <ReplaySide replay={replay} happenings={happenings} isOver={isOver} /> : null}
      <section className={styles.panel} aria-label={replayText.timeline}>
        <Controls address={pathname} />
        <Timeline happenings={happenings} until={replay.until} />
        <KeyHelp />
      </section>
    </div>
  );
}

/** Keys work wherever the focus is, except in fields and menus. */
function useKeys(): void {
  useKeyDown((event) => {
    if (!event.defaultPrevented && pressKey(event, nextScope)) event.preventDefault();
  });
}
