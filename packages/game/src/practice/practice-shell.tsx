import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { practiceText } from '@fracht/content';
import { forgetGame } from '@fracht/kit/session/kept-store.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { ReplayRail } from '../replay/replay-rail.tsx';
import { isMapNamed, ReplayedScreen } from '../replay/replayed-screen.tsx';
import frame from '../shell/game-shell.module.css';
import { MapSide } from '../side/map-side.tsx';
import { SituationStrip } from '../situations/situation-strip.tsx';
import { startSecondTicks } from '../store/game-now.ts';
import { divertActions } from '../store/game-session.ts';
import { EMPTY_STORE, gameStore } from '../store/game-store.ts';
import { putLiveAside } from '../store/live-store.ts';
import { CoachMark } from './coach-mark.tsx';
import { practiceHome } from './home-view.ts';
import { PracticeBar } from './practice-bar.tsx';
import { PracticeEnd } from './practice-end.tsx';
import { PracticeList } from './practice-list.tsx';
import { PracticeRun } from './practice-run.ts';
import { type PracticeFrom, practiceStore } from './practice-store.ts';
import { keepProgress, stepToGoOn } from './progress.ts';
import { SCENE } from './scene.ts';
import { STEPS } from './steps.ts';
import { useScreensAhead } from './use-screens-ahead.ts';
import styles from './practice-shell.module.css';

type PracticeProps = {
  readonly from: PracticeFrom;
  /** The address below which the practice is; its own name follows. */
  readonly root: string;
  /** The address to which leaving it leads. */
  readonly exit: string;
};

/** The practice: its game in the page, shown by the game's own screens. (PRT-2) */
export function Practice({ from, root, exit }: PracticeProps) {
  const run = usePractice(root, from === 'LOBBY');
  const isOpen = practiceStore((view) => view.isOpen);
  if (!isOpen) {
    return (
      <main className={frame.wait}>
        <p role="status">{practiceText.opening}</p>
      </main>
    );
  }
  return <Frame run={run} from={from} home={`${root}/${SCENE.game}`} exit={exit} />;
}

type FrameProps = {
  readonly run: PracticeRun;
  readonly from: PracticeFrom;
  readonly home: string;
  readonly exit: string;
};

function Frame({ run, from, home, exit }: FrameProps) {
  useScreensAhead();
  const navigate = useNavigate();
  const isMap = isMapNamed(useParams({ strict: false }).screen);
  const { step, isList } = practiceStore();
  const isOver = step > STEPS.length;
  const back = (): void => {
    run.focusStep();
    if (!isMap) void navigate({ to: home });
  };
  return (
    <div className={classNames(frame.frame, styles.shell)} data-practice data-game-shell>
      <PracticeBar run={run} exit={exit} />
      {isOver ? null : <ReplayRail home={home} label={practiceText.menu} />}
      {isOver ? null : <CoachMark run={run} onLost={back} />}
      <main className={frame.main}>
        <div className={frame.strips}>
          <SituationStrip isMap={isMap} />
        </div>
        <div className={frame.screen}>
          {isOver ? <PracticeEnd run={run} from={from} exit={exit} /> : null}
          {!isOver && isMap && isList ? <PracticeList /> : null}
          {!isOver && !(isMap && isList) ? <ReplayedScreen home={practiceHome} /> : null}
          {isMap && !isOver ? <PracticeListSwitch isList={isList} /> : null}
        </div>
      </main>
      {isMap && !isOver ? <MapSide /> : null}
    </div>
  );
}

function PracticeListSwitch({ isList }: { readonly isList: boolean }) {
  return (
    <Button size="s" className={styles.switch} onClick={() => practiceStore.setState({ isList: !isList })}>
      <Icon name={isList ? 'i-map' : 'i-orders'} size={16} />
      <span className={styles.long}>{isList ? practiceText.asMap : practiceText.asList}</span>
    </Button>
  );
}

/** The practice's game while the component is mounted, opened where it was left. `isLive`: a live game goes on at the same time. */
function usePractice(root: string, isLive: boolean): PracticeRun {
  const [begins] = useState(stepToGoOn);
  const run = useMemo(() => new PracticeRun(root, keepProgress), [root]);
  useEffect(() => {
    let isLeft = false;
    const leave = isLive ? putLiveAside() : clearScreens();
    const ends = [startSecondTicks(), divertActions((action) => run.act(action))];
    void begins.then((step) => {
      if (!isLeft) run.open(step);
    });
    return () => {
      isLeft = true;
      run.close();
      for (const end of ends) end();
      leave();
    };
  }, [run, begins, isLive]);
  return run;
}

/** Clears what the screens showed before; the returned function does it again. */
function clearScreens(): () => void {
  const clear = (): void => {
    forgetGame();
    gameStore.setState(EMPTY_STORE, true);
  };
  clear();
  return clear;
}
