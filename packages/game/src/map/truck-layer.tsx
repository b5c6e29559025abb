import { useEffect, useRef, type RefObject } from 'react';
import spriteUrl from '@fracht/kit/assets/sprite.svg?url&no-inline';
import { report } from '@fracht/kit/report.ts';
import type { MapSurface } from './map-surface.ts';
import { TruckPainter } from './trucks/truck-painter.ts';
import { glyphsOf, type Glyphs } from './trucks/glyphs.ts';
import styles from './map.module.css';

/** The trucks: one canvas, drawn on every animation frame outside React. (MAP-7) */
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
  let frame = requestAnimationFrame(function next(time) {
    painter.frame(time);
    frame = requestAnimationFrame(next);
  });
  const themes = new MutationObserver(() => painter.renewColours());
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  loadGlyphs()
    .then((glyphs) => painter.use(glyphs))
    .catch((cause: unknown) => report('sprite', cause));
  return () => {
    cancelAnimationFrame(frame);
    themes.disconnect();
  };
}

async function loadGlyphs(): Promise<Glyphs> {
  const answer = await fetch(spriteUrl);
  return glyphsOf(await answer.text());
}
