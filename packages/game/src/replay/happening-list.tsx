import { memo, useEffect, useRef, useState } from 'react';
import type { Player } from '@fracht/engine';
import { replayText } from '@fracht/content';
import { formatGameHour } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { gameStore } from '../store/game-store.ts';
import { HappeningSign } from './happening-sign.tsx';
import { happeningWords } from './happening-words.ts';
import { MomentFacts } from './moment-facts.tsx';
import { seek } from './playback.ts';
import { replayStore } from './replay-store.ts';
import { placeOf, type ShownHappening } from './shown-happenings.ts';
import styles from './happening-list.module.css';

/**
 * How many happenings before and after the present one are rendered at first: twice as many as a screen has room for. A button shows more.
 */
const AROUND = 16;

/** The happenings beside the map, each a button that jumps to its moment; the most recent one is marked. (RPL-10) */
export function HappeningList({ happenings }: { readonly happenings: readonly ShownHappening[] }) {
  const scope = replayStore((store) => store.scope);
  const place = replayStore(({ at }) => placeOf(happenings, at));
  const [more, setMore] = useState({ before: AROUND, after: AROUND });
  const from = Math.max(0, place - more.before);
  const to = Math.min(happenings.length, Math.max(0, place) + more.after + 1);
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (place >= 0) here.current?.scrollIntoView?.({ block: 'nearest' });
  }, [place]);
  return (
    <aside className={styles.side} aria-label={replayText.list.title}>
      <header className={styles.head}>
        <h2>{replayText.list.title}</h2>
        <p>{replayText.list.of(scope.of === 'CAR' ? scope.car : replayText.scopes[scope.of], happenings.length)}</p>
      </header>
      {happenings.length === 0 ? <p className={styles.none}>{replayText.list.none}</p> : null}
      <ol className={styles.list}>
        {from > 0 ? (
          <MoreRow text={replayText.list.earlier(from)} onPress={() => setMore({ ...more, before: more.before * 4 })} />
        ) : null}
        {happenings.slice(from, to).map((happening, index) => (
          <li
            key={from + index}
            ref={from + index === place ? here : undefined}
            className={classNames(from + index === place && styles.on, from + index > place && styles.coming)}
          >
            <Happening happening={happening} isNow={from + index === place} hasNames={scope.of !== 'MINE'} />
          </li>
        ))}
        {to < happenings.length ? (
          <MoreRow
            text={replayText.list.later(happenings.length - to)}
            onPress={() => setMore({ ...more, after: more.after * 4 })}
          />
        ) : null}
      </ol>
      <MomentFacts />
    </aside>
  );
}

function MoreRow({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <li>
      <button type="button" className={styles.more} onClick={onPress}>
        {text}
      </button>
    </li>
  );
}

type HappeningProps = { readonly happening: ShownHappening; readonly isNow: boolean; readonly hasNames: boolean };

/** Rendered again only when it becomes the present one or ceases to be: the names of the players are the same in all views. */
const Happening = memo(function Happening({ happening, isNow, hasNames }: HappeningProps) {
  const { title, detail, amount, isLoss } = happeningWords(happening, hasNames ? knownPlayers() : []);
  return (
    <button
      type="button"
      className={styles.happening}
      aria-current={isNow ? 'time' : undefined}
      onClick={() => seek(happening.at)}
    >
      <span className={styles.hour}>{formatGameHour(happening.at / 60)}</span>
      <HappeningSign happening={happening} />
      <span>
        <bdi>{title}</bdi>
        {detail === '' ? null : <small className={styles.detail}>{detail}</small>}
      </span>
      <span className={classNames(styles.amount, amount !== '' && (isLoss ? styles.loss : styles.gain))}>{amount}</span>
    </button>
  );
});

function knownPlayers(): readonly Player[] {
  return gameStore.getState().game?.players ?? [];
}
