import { carPosition } from '@fracht/engine';
import { gameNow } from '../../store/game-now.ts';
import { gameStore } from '../../store/game-store.ts';
import { uiStore } from '../../store/ui-store.ts';
import type { MapSurface } from '../map-surface.ts';
import { drawTrucks } from './draw.ts';
import { Glide } from './glide.ts';
import type { Glyphs } from './glyphs.ts';
import { paletteOf } from './palette.ts';
import { awayFromName } from './place-direction.ts';
import { TruckTiles } from './tiles.ts';
import { truckLooks, type TruckLook } from './truck-looks.ts';
import type { TruckMark } from './truck-mark.ts';

/** Owns what lives from frame to frame: pictures, poses, and the looks of the last state. */
export class TruckPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #surface: MapSurface;
  readonly #glide = new Glide();
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  #glyphs: Glyphs | null = null;
  #tiles: TruckTiles | null = null;
  #palette = paletteOf(document.documentElement);
  #ratio = 1;
  #looks: readonly TruckLook[] = [];
  #looksOf: unknown = null;
  #looksAt = 0;
  #lastTime: number | null = null;

  constructor(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, surface: MapSurface) {
    this.#canvas = canvas;
    this.#context = context;
    this.#surface = surface;
  }

  /** The signs have come: from now on there is something to draw with. */
  use(glyphs: Glyphs): void {
    this.#glyphs = glyphs;
    this.renewColours();
  }

  /** The theme has changed. */
  renewColours(): void {
    this.#palette = paletteOf(document.documentElement);
    this.#tiles = this.#glyphs === null ? null : new TruckTiles(this.#glyphs, this.#palette, this.#ratio);
  }

  /** Draws one frame; `time` in milliseconds of the page. */
  frame(time: number): void {
    const started = performance.now();
    this.#fit();
    const tiles = this.#tiles;
    const { width, height } = this.#surface.size;
    if (tiles === null || width === 0) return;
    const marks = this.#marks(time);
    this.#lastTime = time;
    this.#surface.drawn = drawTrucks(this.#context, marks, {
      view: this.#surface.view,
      width,
      height,
      ratio: this.#ratio,
      tiles,
      palette: this.#palette,
      names: this.#surface.names,
      taken: this.#surface.taken,
      away: awayFromName,
      time: this.#still.matches ? null : time,
    });
    this.#surface.frameMs = performance.now() - started;
  }

  #fit(): void {
    const { width, height } = this.#surface.size;
    const ratio = Math.min(2, devicePixelRatio);
    if (ratio !== this.#ratio) {
      this.#ratio = ratio;
      this.renewColours();
    }
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.#canvas.width !== wide) this.#canvas.width = wide;
    if (this.#canvas.height !== high) this.#canvas.height = high;
  }

  #marks(time: number): readonly TruckMark[] {
    const { game, viewer } = gameStore.getState();
    if (game === null || viewer === null) return [];
    const { selection, filter } = uiStore.getState();
    const now = gameNow();
    this.#renewLooks(now);
    const elapsed = this.#lastTime === null || this.#still.matches ? null : time - this.#lastTime;
    const marks: TruckMark[] = [];
    for (const look of this.#looks) {
      const selected = selection?.kind === 'CAR' && selection.id === look.id;
      if (filter === 'MINE' && !look.mine && !selected) continue;
      const { x, y, dx, dy } = carPosition(game, look.car, now);
      const angle = dx === 0 && dy === 0 ? 0 : Math.atan2(dy, dx);
      marks.push({ ...look, ...this.#glide.follow(look.id, { x, y, angle }, elapsed), selected });
    }
    return marks;
  }

  /** Looks follow the state and, for limits that come nearer, the whole game minute. */
  #renewLooks(now: number): void {
    const { game, viewer } = gameStore.getState();
    if (game === null || viewer === null) return;
    const minute = Math.floor(now / 60);
    if (this.#looksOf === game && this.#looksAt === minute) return;
    this.#looks = truckLooks(game, viewer.player, now);
    this.#looksOf = game;
    this.#looksAt = minute;
  }
}
