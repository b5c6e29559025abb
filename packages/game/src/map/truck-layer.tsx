import { useEffect, useRef, type RefObject } from 'react';
import spriteUrl from '@fracht/kit/assets/sprite.svg?url&no-inline';
import { report } from '@fracht/kit/report.ts';
import { gameStore } from '../store/game-store.ts';
import { uiStore } from '../store/ui-store.ts';
import type { MapSurface } from './map-surface.ts';
import { FrameLoop } from './trucks/frame-loop.ts';
import { TruckPainter } from './trucks/truck-painter.ts';
import { glyphsOf, type Glyphs } from './trucks/glyphs.ts';
import styles from './map-canvas.module.css';

/** The trucks: one canvas, drawn outside React on the animation frames in which something moves. (MAP-7, MAP-14) */
export function TruckLayer({ surface }: { readonly surface: RefObject<MapSurface> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    return runTrucks(canvas.current, surface.current);
  }, [surface]);
  return <canvas ref={canvas} className={styles.trucks} aria-hidden="true" />;
}

/** Starts the drawing; the returned function stops it. */
function runTrucks(canvas: HTMLCanvasElement, surface: MapSurface): () => void {
  const context = canvas.getContext('2d');
  if (context === null) return () => undefined;
  const painter = new TruckPainter(canvas, context, surface);
  const loop = new FrameLoop((time) => painter.frame(time));
  surface.wake = loop.wake;
  const unsubscribe = [gameStore.subscribe(loop.wake), uiStore.subscribe(loop.wake)];
  const themes = new MutationObserver(() => {
    painter.renewColours();
    loop.wake();
  });
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  loadGlyphs()
    .then((glyphs) => {
      painter.use(glyphs);
      loop.wake();
    })
    .catch((cause: unknown) => report('sprite', cause));
  return () => {
    loop.stop();
    for (const end of unsubscribe) end();
    themes.disconnect();
  };
}

async function loadGlyphs(): Promise<Glyphs> {
  const answer = await fetch(spriteUrl);
  return glyphsOf(await answer.text());
}
