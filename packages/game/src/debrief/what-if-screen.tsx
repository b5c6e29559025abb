import { type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { cargoText, whatIfText } from '@fracht/content';
import { findOrder, orderPay } from '@fracht/engine';
import type { DebriefDecision, StudentDebrief } from '@fracht/protocol';
import { formatGrosze } from '@fracht/kit/format.ts';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useCargoLine } from '../parts/use-cargo-line.ts';
import { NotFinished } from '../screens/summary/not-finished.tsx';
import { useGame } from '../store/hooks.ts';
import { whatIfFromIn, whatIfPlace } from './addresses.ts';
import { BackToDebrief } from './back-to-debrief.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { choiceWords, routeWords } from './choice-words.ts';
import { useDebrief, whatIfQuery } from './debrief-queries.ts';
import type { OtherChoice } from './decision.ts';
import { shortMoment } from './moment-words.ts';
import { whatIfTitle } from './what-if-title.ts';
import { WorkedOut } from './worked-out.tsx';
import styles from './what-if-screen.module.css';

/** Its chunk is loaded while the server computes the answer. */
const WhatIfResult = lazyPart(() => import('./what-if-result.tsx').then((part) => part.WhatIfResult));

/** What would have come of an alternative at one of the player's own decisions. (DBS-6) */
export function WhatIfScreen() {
  const { decision: id = '' } = useParams({ strict: false });
  const { game, isOver } = useGame(({ setup, state }) => ({ game: setup.game, isOver: state === 'FINISHED' }));
  if (!isOver) return <NotFinished game={game} />;
  return <OfDebrief game={game} id={id} />;
}

function OfDebrief({ game, id }: { readonly game: string; readonly id: string }) {
  const asked = useDebrief(game);
  const { data } = asked;
  if (data?.state !== 'READY') {
    return (
      <Page title={whatIfText.heading} head={<BackToDebrief game={game} decision={id} />}>
        <WorkedOut game={game} asked={asked} />
      </Page>
    );
  }
  const { debrief } = data;
  const decision = debrief.decisions.find((one) => one.id === id);
  const back = <BackToDebrief game={game} stop={stopNumber(debrief, id)} decision={id} />;
  const [first] = decision?.alternatives ?? [];
  if (decision === undefined || first === undefined) {
    const text = decision === undefined ? whatIfText.unknown : whatIfText.noOther;
    return (
      <Page title={whatIfText.heading} head={back}>
        <EmptyState icon={<Icon name="i-fork" />} title={text} />
      </Page>
    );
  }
  return <OfDecision game={game} decision={decision} first={first} back={back} />;
}

type OfDecisionProps = {
  readonly game: string;
  readonly decision: DebriefDecision;
  readonly first: OtherChoice;
  readonly back: ReactNode;
};

function OfDecision({ game, decision, first, back }: OfDecisionProps) {
  const world = useGame(({ setup }) => setup.world);
  const navigate = useNavigate();
  const { searchStr } = useLocation();
  const place = alternativeIn(searchStr, decision.alternatives.length);
  const other = decision.alternatives[place] ?? first;
  const { data, isError, isFetching, refetch } = useQuery(whatIfQuery(game, decision.id, other.actions));
  return (
    <Page title={whatIfTitle(decision)} head={back} end={<Moment decision={decision} />}>
      <ChoiceCards
        decision={decision}
        place={place}
        onChoose={(next) =>
          void navigate({ ...whatIfPlace(game, decision, next, whatIfFromIn(searchStr)), replace: true })
        }
      />
      {data === undefined ? (
        <Counting hasFailed={isError && !isFetching} onAgain={() => void refetch()} />
      ) : (
        <Suspense fallback={<Counting hasFailed={false} onAgain={() => undefined} />}>
          <WhatIfResult
            whatIf={data}
            decision={decision}
            other={other}
            words={choiceWords(other.choice, decision.kind, world)}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** When the decision was taken, and for which route and freight. */
function Moment({ decision: { at, order } }: { readonly decision: DebriefDecision }) {
  const world = useGame(({ setup }) => setup.world);
  const pay = useGame((state) => {
    const known = order === null ? null : findOrder(state, order.id);
    return known === null ? null : orderPay(known);
  });
  const cargo = useCargoLine(order?.id ?? null);
  const way = order === null ? '' : routeWords(order, world);
  const route = [way, cargo ?? ''].filter((part) => part !== '').join(cargoText.dot);
  return (
    <span className={styles.moment}>
      {whatIfText.moment(shortMoment(at), route, pay === null ? '' : formatGrosze(pay))}
    </span>
  );
}

function Counting({ hasFailed, onAgain }: { readonly hasFailed: boolean; readonly onAgain: () => void }) {
  if (!hasFailed) return <p role="status">{whatIfText.counting}</p>;
  return (
    <EmptyState
      icon={<Icon name="i-fork" />}
      title={whatIfText.failed}
      action={
        <Button kind="primary" onClick={onAgain}>
          {whatIfText.again}
        </Button>
      }
    />
  );
}

type PageProps = {
  readonly title: string;
  readonly head: ReactNode;
  readonly end?: ReactNode;
  readonly children: ReactNode;
};

function Page({ title, head, end = null, children }: PageProps) {
  return (
    <div className={styles.page} tabIndex={0} role="region" aria-label={title}>
      <div className={styles.head}>
        {head}
        <h1>{title}</h1>
        {end}
      </div>
      {children}
    </div>
  );
}

/** The index of the alternative that an address names, from 0; if it names none of the `count` alternatives, the first, which is the best. */
function alternativeIn(search: string, count: number): number {
  const told = new URLSearchParams(search).get('a');
  const place = told !== null && /^\d{1,2}$/u.test(told) ? Number(told) : 0;
  return place < count ? place : 0;
}

/** The number of the stop about a decision, from 1; the first if there is none. */
function stopNumber({ stops }: StudentDebrief, id: string): number {
  return Math.max(1, stops.findIndex(({ decision }) => decision === id) + 1);
}
