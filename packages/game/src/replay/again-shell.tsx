import { useEffect, useMemo } from 'react';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { againText, gameText, replayText } from '@fracht/content';
import type { DebriefDecision, StudentDebrief } from '@fracht/protocol';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { seenMoment } from '../debrief/decision.ts';
import { useDebrief, whatIfQuery } from '../debrief/debrief-queries.ts';
import { longMoment } from '../debrief/moment-words.ts';
import { WorkedOut } from '../debrief/worked-out.tsx';
import { MapSide } from '../side/map-side.tsx';
import { HelpButton } from '../shell/help-button.tsx';
import { RoundClock } from '../shell/round-clock.tsx';
import { Stats } from '../shell/stats.tsx';
import frame from '../shell/game-shell.module.css';
import bar from '../shell/top-bar.module.css';
import { gameHome } from '../store/game-store.ts';
import { useGame } from '../store/hooks.ts';
import { AgainPanel } from './again-panel.tsx';
import { takeAgain, type AskWhatIf } from './again.ts';
import { seek } from './playback.ts';
import { ReplayRail } from './replay-rail.tsx';
import { isMapNamed, ReplayedScreen } from './replayed-screen.tsx';
import { useOwnAddress } from './use-own-address.ts';
import { wayFromUnknown } from './way-on.ts';
import styles from './replay-shell.module.css';

/** The frame in which one decision is retried: the game's own screens at its moment, without a time line that would reveal what came after. (DBS-8) */
export function AgainShell({ again }: { readonly again: string }) {
  const game = useGame(({ setup }) => setup.game);
  const asked = useDebrief(game);
  const { data } = asked;
  const debrief = data?.state === 'READY' ? data.debrief : null;
  const decision = debrief?.decisions.find(({ id }) => id === again) ?? null;
  if (debrief !== null && decision !== null) return <Taken game={game} debrief={debrief} decision={decision} />;
  return (
    <main className={frame.wait}>
      {debrief === null ? <WorkedOut game={game} asked={asked} /> : <Unknown game={game} id={again} />}
    </main>
  );
}

/** A decision that the debrief does not have, with the link onward. */
function Unknown({ game, id }: { readonly game: string; readonly id: string }) {
  const { place, text } = wayFromUnknown(game, id);
  return (
    <div className="stack stack-4">
      <p role="status">{againText.unknown}</p>
      <Link {...place} className={buttonClass({ kind: 'primary' })}>
        {text}
      </Link>
    </div>
  );
}

type TakenProps = {
  readonly game: string;
  readonly debrief: StudentDebrief;
  readonly decision: DebriefDecision;
};

function Taken({ game, debrief, decision }: TakenProps) {
  const queries = useQueryClient();
  const isMap = isMapNamed(useParams({ strict: false }).screen);
  const ask = useMemo<AskWhatIf>(
    () => (actions) => queries.fetchQuery(whatIfQuery(game, decision.id, actions)),
    [queries, game, decision],
  );
  useEffect(() => {
    seek(seenMoment(decision));
    return takeAgain(decision, ask);
  }, [decision, ask]);
  useAgainInAddress(decision);
  return (
    <div className={classNames(frame.frame, styles.shell)} data-again>
      <header className={bar.bar}>
        <Link className={bar.logo} to="/panel" aria-label={gameText.toPanel}>
          <Icon name="i-logo" size={30} />
        </Link>
        <RoundClock />
        <Stats />
        <div className={bar.grow} />
        <HelpButton />
      </header>
      <ReplayRail home={gameHome(game)} label={replayText.menu} />
      <main className={frame.main}>
        <div className={styles.strip}>
          <b>{againText.badge}</b>
          <span>{longMoment(decision.at, decision.round)}</span>
        </div>
        <div className={frame.screen}>
          <ReplayedScreen />
        </div>
      </main>
      {isMap ? <MapSide /> : null}
      <AgainPanel game={game} debrief={debrief} decision={decision} ask={ask} />
    </div>
  );
}

/** Keeps the decision in the address while the student moves from screen to screen, so that it survives a reload. */
function useAgainInAddress(decision: DebriefDecision): void {
  const { pathname, searchStr } = useOwnAddress();
  const { history } = useRouter();
  const isTold = againIn(searchStr) !== null;
  useEffect(() => {
    if (isTold || pathname === null) return;
    const search = new URLSearchParams({ t: String(seenMoment(decision)), again: JSON.stringify(decision.id) });
    history.replace(`${pathname}?${search.toString()}`);
  }, [isTold, decision, pathname, history]);
}

/** The decision that an address asks to retry; null: none. An id that looks like a number is quoted there. */
export function againIn(search: string): string | null {
  const told = new URLSearchParams(search).get('again');
  return told === null || told === '' ? null : told.replace(/^"(?<id>.*)"$/u, '$<id>');
}
