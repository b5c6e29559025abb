import { useLayoutEffect, useRef, useState } from 'react';
import { gameText } from '@fracht/content';
import { Icon } from '../../ui/icon.tsx';
import { useGame, useViewer } from '../store/hooks.ts';
import { useSituations } from '../situations/use-situations.ts';
import { showHint, uiStore } from '../store/ui-store.ts';
import { hintPlace, type HintPlace } from './hint-place.ts';
import { reachedHint } from './reached-hint.ts';
import styles from './hints.module.css';

/** The control that each hint points at, by its `data-hint`. */
const TARGETS = ['orders', 'shipments', 'mapa', 'todo', 'clock'] as const;

/** Walks a first-time player through the first order: five short hints at the real controls, closable at once. They wait while a situation wants an answer. (look "The game screen") */
export function Hints() {
  const hint = uiStore((state) => state.hint);
  const isRunning = useGame((game) => game.state === 'IN_PROGRESS');
  const { player } = useViewer();
  const reached = useGame((game) => reachedHint(game, player));
  const { seen } = useSituations();
  if (hint === null || !isRunning || seen !== null) return null;
  const shown = Math.max(hint, reached);
  return <Hint key={shown} index={shown} />;
}

function Hint({ index }: { readonly index: number }) {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HintPlace | null>(null);
  useLayoutEffect(() => {
    const put = () => setPlace(placeAt(TARGETS[index], card.current));
    put();
    addEventListener('resize', put);
    return () => removeEventListener('resize', put);
  }, [index]);
  const words = gameText.hints.list[index];
  const isLast = index + 1 >= TARGETS.length;
  return (
    <div
      ref={card}
      className={styles.hint}
      role="dialog"
      aria-label={gameText.hints.label}
      style={place === null ? { visibility: 'hidden' } : { left: place.left, top: place.top }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') showHint(null);
      }}
    >
      {place === null ? null : <span className={styles.arrow} style={{ left: place.arrowX, top: place.arrowY }} />}
      <h2>{words?.title}</h2>
      <p>{words?.text}</p>
      <div className={styles.foot}>
        <span>{gameText.hints.step(index + 1, TARGETS.length)}</span>
        <button type="button" className={styles.next} onClick={() => showHint(isLast ? null : index + 1)}>
          {isLast ? gameText.hints.done : gameText.hints.next}
        </button>
      </div>
      <button type="button" className={styles.close} aria-label={gameText.hints.close} onClick={() => showHint(null)}>
        <Icon name="i-close" />
      </button>
    </div>
  );
}

function placeAt(name: string | undefined, card: HTMLElement | null): HintPlace | null {
  const target = document.querySelector(`[data-hint="${name ?? ''}"]`);
  if (card === null) return null;
  const box = target?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  return hintPlace(
    box,
    { width: card.offsetWidth, height: card.offsetHeight },
    { width: innerWidth, height: innerHeight },
  );
}
