import { memo, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { Panel, useReactFlow, useStore } from '@xyflow/react';
import { CARD_WIDTH, type GraphCard } from './layout.ts';
import { boundsOf, cardsOutline, MAP, mapBox, outOfSight, placeIn } from './small-map-shapes.ts';
import { useCanvasState } from './canvas-store.ts';
import styles from './graph.module.css';

/** How much a step of the wheel zooms. */
const WHEEL = 1.15;

/**
 * A large tree as a small map. A point pressed or dragged on it moves to the middle of the canvas, the wheel zooms. It is for the mouse only: the keyboard
 * navigates in the graph itself. All cards are one shape: an element for each took a quarter of the time of an edit in a tree of 200 questions.
 */
export const SmallMap = memo(function SmallMap({ cards }: { cards: readonly GraphCard[] }) {
  const bounds = useMemo(() => boundsOf(cards), [cards]);
  const map = useMemo(() => mapBox(bounds), [bounds]);
  const outline = useMemo(() => cardsOutline(cards), [cards]);
  const box = useRef<SVGSVGElement>(null);
  useWheel(box);
  const { getZoom, setCenter } = useReactFlow();
  const goTo = ({ currentTarget, buttons, clientX, clientY }: PointerEvent<SVGSVGElement>): void => {
    const place = currentTarget.getBoundingClientRect();
    if ((buttons & 1) === 0 || place.width === 0) return;
    const { x, y } = placeIn(bounds, (clientX - place.left) / place.width, (clientY - place.top) / place.height);
    void setCenter(x, y, { zoom: getZoom() });
  };
  return (
    <Panel position="bottom-right" className={styles.map} data-map>
      <svg
        ref={box}
        {...MAP}
        viewBox={[map.x, map.y, map.width, map.height].join(' ')}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          goTo(event);
        }}
        onPointerMove={goTo}
      >
        <path className={styles.mapCards} d={outline} />
        <Chosen cards={cards} />
        <OutOfSight map={map} />
      </svg>
    </Panel>
  );
});

function Chosen({ cards }: { cards: readonly GraphCard[] }) {
  const chosen = useCanvasState(({ tabStop }) => tabStop.path);
  const card = useMemo(() => cards.find(({ id }) => id === chosen), [cards, chosen]);
  if (card === undefined) return null;
  return <rect className={styles.mapChosen} x={card.x} y={card.y} width={CARD_WIDTH} height={card.height} />;
}

function OutOfSight({ map }: { map: ReturnType<typeof mapBox> }) {
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const width = useStore((canvas) => canvas.width);
  const height = useStore((canvas) => canvas.height);
  const sight = { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom };
  return <path className={styles.mapRest} fillRule="evenodd" d={outOfSight(map, sight)} />;
}

/** The wheel over the map zooms the graph. To keep the page from scrolling, the listener must not be passive, and React's own are. */
function useWheel(box: { readonly current: SVGSVGElement | null }): void {
  const { getZoom, zoomTo } = useReactFlow();
  useEffect(() => {
    const { current: map } = box;
    const zoom = (event: WheelEvent): void => {
      event.preventDefault();
      void zoomTo(getZoom() * (event.deltaY < 0 ? WHEEL : 1 / WHEEL));
    };
    map?.addEventListener('wheel', zoom, { passive: false });
    return () => map?.removeEventListener('wheel', zoom);
  }, [box, getZoom, zoomTo]);
}
