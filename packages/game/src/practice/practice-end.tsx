import { useEffect, useRef } from 'react';
import { Link } from '@tanstack/react-router';
import { findPlayer, type GameState } from '@fracht/engine';
import { practiceText } from '@fracht/content';
import { formatChange, formatGrosze } from '@fracht/kit/format.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { useGame } from '../store/hooks.ts';
import { earned } from './facts.ts';
import type { PracticeRun } from './practice-run.ts';
import type { PracticeFrom } from './practice-store.ts';
import { PRACTICE_VIEWER } from './scene.ts';
import styles from './practice-end.module.css';

const text = practiceText.end;

type EndProps = { readonly run: PracticeRun; readonly from: PracticeFrom; readonly exit: string };

/** The end of the practice: what was earned, five terms, the repetition without hints, and the link back. (PRT-8) */
export function PracticeEnd({ run, from, exit }: EndProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { money, points } = useGame(resultOf);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.end} aria-label={text.title}>
      <h2 ref={title} tabIndex={-1}>
        {text.title}
      </h2>
      <dl className={styles.result}>
        <div>
          <dt>{text.earned}</dt>
          <dd>{formatChange(money, formatGrosze)}</dd>
        </div>
        <div>
          <dt>{text.points}</dt>
          <dd>{formatChange(points)}</dd>
        </div>
      </dl>
      <h3>{text.words}</h3>
      <dl className={styles.words}>
        {text.glossary.map(({ word, means }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        {from === 'LANDING' ? (
          <Link className={buttonClass({ kind: 'primary' })} to="/" search={{ okno: 'rejestracja' }}>
            {text.register}
          </Link>
        ) : null}
        <Link className={buttonClass({ kind: from === 'LANDING' ? 'plain' : 'primary' })} to={exit}>
          {text.back[from]}
        </Link>
        <Button onClick={() => run.playAlone()}>{text.again}</Button>
      </div>
    </section>
  );
}

function resultOf(game: GameState): { readonly money: number; readonly points: number } {
  return { money: earned(game), points: findPlayer(game, PRACTICE_VIEWER.player)?.points ?? 0 };
}
