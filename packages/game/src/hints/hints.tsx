import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { gameText } from '@fracht/content';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useKeepsClear } from '@fracht/kit/ui/keep-clear.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import { useSituations } from '../situations/use-situations.ts';
import { showHint, uiStore } from '../store/ui-store.ts';
import { atOtherEnd, hintPlace, type HintPlace } from './hint-place.ts';
import { reachedHint } from './reached-hint.ts';
import styles from './hints.module.css';

/** The controls that each hint points at, by their `data-hint`; the first one found on the page is used. */
const TARGETS = [['orders'], ['shipments'], ['map'], ['todo', 'map'], ['clock']] as const;

/** What a hint never covers: its control and those of the other hints, the clock, the to-do list, money and points. (HNT-4) */
const KEPT = '[data-hint], [data-kept]';

/**
 * The tour for a first-time player: five short hints at the controls needed for a first order, closable at any time. In the first round it opens by itself on
 * the map while the game runs, and hides while a situation needs an answer. A player who asks for it gets it on any screen, from the first hint, even before
 * the start. (HNT-1, HNT-2)
 */
export function Hints({ isMap }: { readonly isMap: boolean }) {
  const { hint, isHintAsked } = uiStore();
  const isRunning = useGame((game) => game.state === 'IN_PROGRESS');
  const { player } = useViewer();
  const isFirstRound = useGame(({ round }) => round === 1);
  const hasLooked = uiStore(({ selection }) => selection !== null);
  const reached = useGame((game) => reachedHint(game, player, hasLooked));
  const { seen } = useSituations();
  const isCovered = isMap && seen !== null;
  // What the player has done once is not explained again.
  useEffect(() => {
    if (hint !== null && !isHintAsked && reached > hint) showHint(reached);
  }, [hint, isHintAsked, reached]);
  if (hint === null || isCovered) return null;
  if (isHintAsked) return <Hint index={hint} isAsked />;
  return isMap && isRunning && isFirstRound ? <Hint index={Math.max(hint, reached)} /> : null;
}

function Hint({ index, isAsked = false }: { readonly index: number; readonly isAsked?: boolean }) {
  const card = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const text = useId();
  const isMoved = useKeepsClear(card, index);
  const place = useHintPlace(card, index, isMoved);
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
      {place === null || place.arrow === null ? null : (
        <span className={styles.arrow} style={{ left: place.arrow.x, top: place.arrow.y }} />
      )}
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

/** The position of a hint's card, at the other end of the window if it had to move there; null until it has been measured. (UIX-15) */
function useHintPlace(card: RefObject<HTMLElement | null>, index: number, isMoved: boolean): HintPlace | null {
  const [place, setPlace] = useState<HintPlace | null>(null);
  useLayoutEffect(() => {
    const control = controlOf(index);
    const put = () => setPlace(placeAt(control, card.current, isMoved));
    put();
    control?.setAttribute('data-ring', '');
    // What must stay visible grows and shrinks: a new row of the list, a changed sum.
    const watch = new ResizeObserver(put);
    for (const kept of document.querySelectorAll(KEPT)) watch.observe(kept);
    addEventListener('resize', put);
    return () => {
      control?.removeAttribute('data-ring');
      watch.disconnect();
      removeEventListener('resize', put);
    };
  }, [card, index, isMoved]);
  return place;
}

/** The control that a hint points at. */
function controlOf(index: number): Element | null {
  const names = TARGETS[index] ?? [];
  return names.flatMap((name) => [...document.querySelectorAll(`[data-hint="${name}"]`)])[0] ?? null;
}

/** Focuses the card's button while the card is shown, and returns the focus afterwards. A card that nobody asked for does not take the focus from somebody at work. */
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

function placeAt(control: Element | null, card: HTMLElement | null, isMoved: boolean): HintPlace | null {
  if (card === null) return null;
  const box = control?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const kept = [...document.querySelectorAll(KEPT)].map((one) => one.getBoundingClientRect());
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const page = { width: innerWidth, height: innerHeight };
  const place = hintPlace(box, kept, size, page);
  return isMoved ? atOtherEnd(place, size, page) : place;
}
