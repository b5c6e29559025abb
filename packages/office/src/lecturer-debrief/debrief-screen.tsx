import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, Presentation } from 'lucide-react';
import { classDebriefText, gamesText } from '@fracht/content';
import { ROUNDS } from '@fracht/engine';
import type { ClassDebrief, ClassDebriefPayload, GamePayload } from '@fracht/protocol';
import { useClassDebrief } from '@fracht/kit/api/class-debrief-queries.ts';
import { retryOf, useGames } from '@fracht/kit/api/panel-queries.ts';
import { formatDate } from '@fracht/kit/format.ts';
import { PageHelp } from '@fracht/kit/help/page-help.tsx';
import { GameChip } from '@fracht/kit/panel/game-chip.tsx';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { AgendaCard } from './agenda-card.tsx';
import { slidesOf } from './agenda.ts';
import { CompetencesCard } from './competences-card.tsx';
import { CurveCard } from './curve-card.tsx';
import { BesideCard } from './beside-card.tsx';
import { namedPoints } from './class-points.ts';
import { ClassSheet } from './class-sheet.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { type GameBeside, projectorSearch, useBeside } from './use-beside.ts';
import { useIsLesson } from './use-is-lesson.ts';
import { BestKnownCard, BestMomentCard, SurpriseCard } from './fact-cards.tsx';
import { DebriefWait } from './debrief-wait.tsx';
import { NamedCards } from './named-cards.tsx';
import { NotesCard } from './notes-card.tsx';
import { gameLinks } from './point-links.ts';
import styles from './debrief.module.css';

type ReadyDebrief = Extract<ClassDebriefPayload, { state: 'READY' }>;

/** The debrief of a finished game for its teacher: plan, curve, costliest decisions, what went well and what was possible. (CDB-1) */
export function ClassDebriefScreen() {
  const { id = '' } = useParams({ strict: false });
  const game = useGames().data?.find((one) => one.id === id);
  const asked = useClassDebrief(id);
  const { data } = asked;
  const onRetry = retryOf(asked);
  const beside = useBeside(id);
  return (
    <>
      <Head id={id} game={game} ready={data?.state === 'READY' ? data : null} beside={beside} />
      {data?.state === 'READY' && game !== undefined ? <ClassSheet game={game} debrief={data.debrief} /> : null}
      {data?.state === 'READY' ? (
        <Ready id={id} ready={data} beside={beside} />
      ) : (
        <div className={styles.wait} data-wide>
          <DebriefWait told={data} isBusy={asked.isFetching} onAgain={() => void asked.refetch()} onRetry={onRetry} />
        </div>
      )}
    </>
  );
}

type ReadyProps = { readonly id: string; readonly ready: ReadyDebrief; readonly beside: GameBeside };

function Ready({ id, ready: { debrief, names }, beside }: ReadyProps) {
  const { bestMoment, best, surprise, competences } = debrief;
  const isLesson = useIsLesson(id);
  const links = gameLinks(id, beside.chosen);
  const isTold = surprise === null || namedPoints(debrief).some(({ point }) => point.key === surprise.key);
  return (
    <div className={styles.grid} data-wide>
      <AgendaCard
        id={id}
        slides={slidesOf(debrief, { isBeside: beside.game !== null, isLesson })}
        beside={beside.chosen}
      />
      <div className={styles.column}>
        <CurveCard id={id} debrief={debrief} beside={beside} />
        <NamedCards links={links} debrief={debrief} names={names} />
        {beside.state === 'NONE' ? null : <BesideCard beside={beside} />}
        <div className={styles.facts}>
          {bestMoment === null ? null : <BestMomentCard links={links} point={bestMoment} />}
          {best === null ? null : <BestKnownCard id={id} best={best} beside={beside.chosen} />}
          {isTold ? null : <SurpriseCard point={surprise} />}
        </div>
      </div>
      <div className={styles.column}>
        {competences === undefined ? null : <CompetencesCard game={id} competences={competences} />}
        <NotesCard id={id} end={endOf(debrief)} />
      </div>
    </div>
  );
}

/** The end of the game: its last second and round. */
function endOf({ curve, roundSeconds }: ClassDebrief): { readonly at: number; readonly round: number } {
  const at = curve.at(-1)?.at ?? 0;
  return { at, round: Math.min(ROUNDS, Math.ceil(at / roundSeconds)) };
}

type HeadProps = {
  readonly id: string;
  readonly game: GamePayload | undefined;
  /** Null: the debrief is not there yet. */
  readonly ready: ReadyDebrief | null;
  readonly beside: GameBeside;
};

function Head({ id, game, ready, beside }: HeadProps) {
  const text = classDebriefText;
  const played = game?.players.filter(({ place }) => place !== null).length ?? 0;
  return (
    <header className={styles.head}>
      <Link
        to="/panel/lecturer/games"
        className={buttonClass({ kind: 'ghost', iconOnly: true })}
        aria-label={text.back}
        title={text.back}
      >
        <ArrowLeft className="i-l" aria-hidden="true" />
      </Link>
      <div className={styles.name}>
        <h1>{game === undefined ? text.title : text.heading(gamesText.name(game.groupName, game.number))}</h1>
        {game === undefined ? null : (
          <div className={styles.state}>
            <GameChip state={game.state} />
            <span>{`${text.people(played)} · ${formatDate(game.date)}`}</span>
          </div>
        )}
      </div>
      <div className={styles.acts}>
        {ready === null || game === undefined ? null : <SaveButtons game={game} ready={ready} />}
        {ready === null ? null : (
          <Link
            to="/panel/lecturer/games/$id/projector"
            params={{ id }}
            search={projectorSearch(1, beside.chosen)}
            className={buttonClass({ kind: 'primary' })}
          >
            <Presentation className="i" aria-hidden="true" />
            <bdi>{text.project}</bdi>
          </Link>
        )}
        <PageHelp />
      </div>
    </header>
  );
}
