import { useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight, Play } from 'lucide-react';
import { duelText } from '@fracht/content';
import type { DuelOffer, GhostKind } from '@fracht/protocol';
import { useBeginDuel, useDuelOffer } from '@fracht/kit/api/duel-calls.ts';
import { formatNumber } from '@fracht/kit/format.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { RadioCard, RadioCards } from '@fracht/kit/ui/choice.tsx';
import { DUEL_PLACE } from './duel-place.ts';
import styles from './duel-card.module.css';

const words = duelText.offer;

/** After a lesson: its first round once more, alone, against a ghost that is chosen here; nothing if the lesson has no ghost or while that is unknown. (DUE-1) */
export function DuelCard({ game }: { readonly game: string }) {
  const { data } = useDuelOffer(game);
  const [chosen, choose] = useState<GhostKind | null>(null);
  const first = data?.ghosts[0];
  if (data === undefined || first === undefined) return null;
  const kind = chosen ?? first.kind;
  return (
    <div id={DUEL_PLACE} className={styles.place}>
      <Card>
        <CardHead title={words.title} />
        <CardBody className={styles.body}>
          <p>{words.text}</p>
          {data.open === null && data.left > 0 ? (
            <RadioCards label={words.ghosts}>
              {data.ghosts.map((ghost) => (
                <RadioCard
                  key={ghost.kind}
                  name="ghost"
                  title={words[ghost.kind]}
                  note={noteOf(ghost)}
                  checked={ghost.kind === kind}
                  onChange={() => choose(ghost.kind)}
                />
              ))}
            </RadioCards>
          ) : null}
          <WayIn game={game} kind={kind} offer={data} />
          <p className="small muted">{words.note}</p>
        </CardBody>
      </Card>
    </div>
  );
}

function noteOf({ score, name }: DuelOffer['ghosts'][number]): string {
  return name === null ? words.own(formatNumber(score)) : words.best(formatNumber(score), name);
}

type WayInProps = { readonly game: string; readonly kind: GhostKind; readonly offer: DuelOffer };

/** The link back into an open duel, or to a new one. */
function WayIn({ game, kind, offer: { open, left } }: WayInProps) {
  if (open !== null) {
    return (
      <div className="row wrap">
        <Link to="/game/$id" params={{ id: open }} className={buttonClass({ kind: 'primary' })}>
          <bdi>{words.resume}</bdi>
          <ArrowRight className="i" aria-hidden="true" />
        </Link>
        <span className="small muted">{words.isOpen}</span>
      </div>
    );
  }
  if (left === 0) return <p role="status">{words.none}</p>;
  return (
    <div className="row wrap">
      <BeginButton game={game} kind={kind}>
        {words.begin}
      </BeginButton>
      <span className="small muted">{words.left(left)}</span>
    </div>
  );
}

type BeginButtonProps = { readonly game: string; readonly kind: GhostKind; readonly children: string };

/** Begins a duel and opens its lobby. */
export function BeginButton({ game, kind, children }: BeginButtonProps) {
  const navigate = useNavigate();
  const begin = useBeginDuel();
  const start = (): void =>
    begin.mutate(
      { game, ghost: kind },
      { onSuccess: (begun) => void navigate({ to: '/game/$id', params: { id: begun.game } }) },
    );
  return (
    <Button kind="primary" isBusy={begin.isPending} onClick={start}>
      <Play className="i" aria-hidden="true" />
      {children}
    </Button>
  );
}
