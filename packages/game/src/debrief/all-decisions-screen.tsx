import { Link, useLocation } from '@tanstack/react-router';
import { decisionText, stopsText } from '@fracht/content';
import type { DebriefDecision } from '@fracht/protocol';
import { formatChange, formatNumber } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Cell, Head, Row, Table, WholeRow } from '@fracht/kit/ui/table.tsx';
import { returnPlaceIn, useReturnFocus } from '@fracht/kit/ui/use-return-focus.ts';
import { useGame } from '../store/hooks.ts';
import { NotFinished } from '../screens/summary/not-finished.tsx';
import { decisionPlace, whatIfPlace } from './addresses.ts';
import { BackToDebrief } from './back-to-debrief.tsx';
import { choiceWords } from './choice-words.ts';
import { useDebrief } from './debrief-queries.ts';
import { timeNote } from './account-note.ts';
import { decisionTitle } from './decision-title.ts';
import { shortMoment } from './moment-words.ts';
import { WorkedOut } from './worked-out.tsx';
import { chanceWords } from './worth-words.ts';
import styles from './what-if-screen.module.css';

const { everything: words } = stopsText;

/** All of the player's own decisions in a finished game with grade and loss; each links to what else would have come of it. (DBS-6) */
export function AllDecisionsScreen() {
  const { game, isOver } = useGame(({ setup, state }) => ({ game: setup.game, isOver: state === 'FINISHED' }));
  if (!isOver) return <NotFinished game={game} />;
  return <AllDecisions game={game} />;
}

function AllDecisions({ game }: { readonly game: string }) {
  const asked = useDebrief(game);
  const { data } = asked;
  return (
    <div className={styles.page} tabIndex={0} role="region" aria-label={words.title}>
      <div className={styles.head}>
        <BackToDebrief game={game} />
        <h1>{words.title}</h1>
      </div>
      {data?.state === 'READY' ? (
        <Card>
          <DecisionTable game={game} decisions={data.debrief.decisions} />
        </Card>
      ) : (
        <WorkedOut game={game} asked={asked} />
      )}
    </div>
  );
}

function DecisionTable({ game, decisions }: { readonly game: string; readonly decisions: readonly DebriefDecision[] }) {
  const names = namesOf(decisions);
  return (
    <Table label={words.title}>
      <thead>
        <tr>
          <Head>{words.moment}</Head>
          <Head>{words.decision}</Head>
          <Head>{words.chosen}</Head>
          <Head>{words.grade}</Head>
          <Head isNumber>{words.loss}</Head>
        </tr>
      </thead>
      <tbody>
        {decisions.length === 0 ? <WholeRow columns={5}>{words.none}</WholeRow> : null}
        {decisions.map((decision, index) => (
          <DecisionRow key={decision.id} game={game} decision={decision} name={names[index] ?? ''} />
        ))}
      </tbody>
    </Table>
  );
}

/**
 * The names of decisions in a list of links: title and moment; those that would still be the same, such as two answers in one situation within a minute, are
 * also numbered. (DBS-6)
 */
function namesOf(decisions: readonly DebriefDecision[]): readonly string[] {
  const names = decisions.map((decision) => words.named(decisionTitle(decision), shortMoment(decision.at)));
  return names.map((name, index) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const before = names.slice(0, index).filter((one) => one === name);
    return decisionText.nth(name, before.length + 1);
  });
}

type DecisionRowProps = {
  readonly game: string;
  readonly decision: DebriefDecision;
  /** The link's name for screen readers, which read it without the row around it. */
  readonly name: string;
};

function DecisionRow({ game, decision, name }: DecisionRowProps) {
  const world = useGame(({ setup }) => setup.world);
  const { at, kind, chosen, judgement, alternatives, order, car } = decision;
  const title = decisionTitle(decision);
  const about = [car?.id, order?.id].filter((part) => part !== undefined).join(' · ');
  return (
    <Row>
      <Cell label={words.moment}>{shortMoment(at)}</Cell>
      <Cell label={words.decision} isStrong>
        {alternatives.length === 0 ? (
          <bdi>{title}</bdi>
        ) : (
          <WhatIfLink game={game} decision={decision} title={title} name={name} />
        )}
        {about === '' ? null : <small className={styles.about}>{about}</small>}
      </Cell>
      <Cell label={words.chosen}>{choiceWords(chosen, kind, world)}</Cell>
      <Cell label={words.grade} isMuted={judgement === null}>
        <bdi>{gradeWords(decision)}</bdi>
        <Aside decision={decision} />
      </Cell>
      <Cell label={words.loss} isNumber>
        {judgement === null || Math.round(judgement.loss.total) === 0
          ? ''
          : formatChange(-Math.round(judgement.loss.total), formatNumber)}
      </Cell>
    </Row>
  );
}

/**
 * Next to the grade of what broke no rule: that a car's time alone makes the difference, that a right answer was dearer by the plan, or what chance took from
 * a good decision.
 */
function Aside({ decision }: { readonly decision: DebriefDecision }) {
  const text = decision.judgement?.breaks == null ? timeNote(decision) || chanceWords(decision) : '';
  return text === '' ? null : <small className={styles.about}>{text}</small>;
}

type WhatIfLinkProps = DecisionRowProps & { readonly title: string };

/** The link to what else would have come of a decision, from which the back link leads to this row. */
function WhatIfLink({ game, decision, title, name }: WhatIfLinkProps) {
  const isReturn = returnPlaceIn(useLocation().searchStr) === decisionPlace(decision);
  const link = useReturnFocus<HTMLAnchorElement>(isReturn);
  return (
    <Link
      ref={link}
      {...whatIfPlace(game, decision, 0, 'all')}
      aria-label={words.whatIf(name)}
      aria-current={isReturn ? 'true' : undefined}
    >
      {title}
    </Link>
  );
}

function gradeWords(decision: DebriefDecision): string {
  const { judgement } = decision;
  return judgement === null ? unjudged(decision) : decisionText.graded(judgement.grade, judgement.breaks !== null);
}

/** That a decision has no grade; that there was no alternative is said only if that is so: it may have been taken back, or be part of another one. */
function unjudged({ isForced }: DebriefDecision): string {
  return isForced === true ? words.forced : decisionText.notJudged;
}
