import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { gameText } from '@fracht/content';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useGame, useViewer } from '../store/hooks.ts';
import { useSituations } from '../situations/use-situations.ts';
import { showHint, uiStore } from '../store/ui-store.ts';
import { hintPlace, type HintPlace } from './hint-place.ts';
import { reachedHint } from './reached-hint.ts';
import styles from './hints.module.css';

/** The controls that each hint points at, by their `data-hint`: the first of them that is there. */
const TARGETS = [['orders'], ['shipments'], ['map'], ['todo', 'map'], ['clock']] as const;

/**
 * Walks a first-time player through the first order: five short hints at the real controls, closable at once. By themselves they come
 * on the map while the game runs, and wait while a situation wants an answer; who asks for them has them anywhere, from the first
 * one, before the start too. (HNT-1, HNT-2)
 */
export function Hints({ isMap }: { readonly isMap: boolean }) {
  const { hint, isHintAsked } = uiStore();
  const isRunning = useGame((game) => game.state === 'IN_PROGRESS');
  const { player } = useViewer();
  const reached = useGame((game) => reachedHint(game, player));
  const { seen } = useSituations();
  const isCovered = isMap && seen !== null;
  if (hint === null || isCovered) return null;
  if (isHintAsked) return <Hint index={hint} isAsked />;
  return isMap && isRunning ? <Hint index={Math.max(hint, reached)} /> : null;
}

function Hint({ index, isAsked = false }: { readonly index: number; readonly isAsked?: boolean }) {
  const card = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const text = useId();
  const place = useHintPlace(card, index);
  useFocusWhile(place !== null, next, isAsked);
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
      <div id={text} aria-live="polite">
        <h2>{words?.title}</h2>
        <p>{words?.text}</p>
      </div>
      <div className={styles.foot}>
        <span>{gameText.hints.step(index + 1, TARGETS.length)}</span>
        <button
          ref={next}
          type="button"
          className={styles.next}
          aria-describedby={text}
          onClick={() => showHint(isLast ? null : index + 1)}
        >
          {isLast ? gameText.hints.done : gameText.hints.next}
        </button>
      </div>
      <button type="button" className={styles.close} aria-label={gameText.hints.close} onClick={() => showHint(null)}>
        <Icon name="i-close" />
      </button>
    </div>
  );
}

/** Where the card of a hint stands; null until it has been measured. */
function useHintPlace(card: RefObject<HTMLElement | null>, index: number): HintPlace | null {
  const [place, setPlace] = useState<HintPlace | null>(null);
  useLayoutEffect(() => {
    const put = () => setPlace(placeAt(TARGETS[index] ?? [], card.current));
    put();
    addEventListener('resize', put);
    return () => removeEventListener('resize', put);
  }, [card, index]);
  return place;
}

/** While the card is shown its button has the focus, and then what had it before. Who has not asked and is in the middle of something keeps it. */
function useFocusWhile(isShown: boolean, button: RefObject<HTMLButtonElement | null>, isAsked: boolean): void {
  useEffect(() => {
    const before = document.activeElement;
    const isBusy = !isAsked && before?.closest('main, aside') !== null;
    if (!isShown || isBusy) return undefined;
    button.current?.focus();
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [isShown, button, isAsked]);
}

function placeAt(names: readonly string[], card: HTMLElement | null): HintPlace | null {
  const [target] = names.flatMap((name) => [...document.querySelectorAll(`[data-hint="${name}"]`)]);
  if (card === null) return null;
  const box = target?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  return hintPlace(
    box,
    { width: card.offsetWidth, height: card.offsetHeight },
    { width: innerWidth, height: innerHeight },
  );
}
