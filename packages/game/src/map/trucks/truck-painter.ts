import { carPosition } from '@fracht/engine';
import { shallow } from 'zustand/shallow';
import { gameNow } from '../../store/game-now.ts';
import { gameStore } from '../../store/game-store.ts';
import { uiStore } from '../../store/ui-store.ts';
import type { MapSurface } from '../map-surface.ts';
import { toScreen, type Point } from '../view.ts';
import { type Brush, type DrawnFold, drawOpen, drawTrucks, openReach } from './draw.ts';
import { Glide } from './glide.ts';
import type { Glyphs } from './glyphs.ts';
import { paletteOf } from './palette.ts';
import type { SeenTruck } from './seen-truck.ts';
import { Placer } from './placer.ts';
import { Redraw, STILL_MS } from './redraw.ts';
import { TruckTiles } from './tiles.ts';
import { truckLooks, type TruckLook } from './truck-looks.ts';
import type { TruckMark } from './truck-mark.ts';

/** How far off the screen a truck is still drawn, in px: its drawn place beside a city may be on the screen. */
const OFF = 90;
/** The distance at which the pointer opens a fold, in px. */
const NEAR = 16;
/** After a frame in which no truck had moved, how long nothing is checked, in ms: at a lesson's pace one moves a quarter of a pixel in four times as long. */
const REST_MS = 50;

/** Draws the trucks, and owns what persists from frame to frame: tiles, poses, and the looks of the last state. */
export class TruckPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #surface: MapSurface;
  readonly #glide = new Glide();
  readonly #placer = new Placer();
  readonly #redraw = new Redraw();
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  #glyphs: Glyphs | null = null;
  #tiles: TruckTiles | null = null;
  #palette = paletteOf(document.documentElement);
  #ratio = 1;
  #looks: readonly TruckLook[] = [];
  #looksOf: unknown = null;
  #looksAt = 0;
  #lastTime: number | null = null;
  #open: DrawnFold | null = null;

  constructor(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, surface: MapSurface) {
    this.#canvas = canvas;
    this.#context = context;
    this.#surface = surface;
  }

  /** Sets the glyphs, once they are loaded; before that nothing is drawn. */
  use(glyphs: Glyphs): void {
    this.#glyphs = glyphs;
    this.renewColours();
  }

  /** Reads the colours again after a change of the theme. */
  renewColours(): void {
    this.#palette = paletteOf(document.documentElement);
    this.#tiles = this.#glyphs === null ? null : new TruckTiles(this.#glyphs, this.#palette, this.#ratio);
  }

  /**
   * Draws one frame, unless it would look like the last; `time` is that of requestAnimationFrame, in ms. Returns how many ms may pass before the next, if only
   * the trucks' own motion changes anything until then. (MAP-7, MAP-14)
   */
  frame(time: number): number {
    const isDrawn = this.#drawFrame(time);
    if (this.#still.matches) return STILL_MS;
    return isDrawn ? 0 : REST_MS;
  }

  /** Draws a frame if it is needed, and says whether it was. */
  #drawFrame(time: number): boolean {
    this.#fit();
    const tiles = this.#tiles;
    const { width, height } = this.#surface.size;
    if (tiles === null || width === 0) return false;
    const seen = this.#seen(this.#marks(time));
    this.#lastTime = time;
    const { selection, filter } = uiStore.getState();
    const changes = [this.#looks, selection, filter, this.#surface.version];
    const map = this.#canvas.parentElement ?? this.#canvas;
    const placement = this.#placer.place(map, this.#surface, seen, { changes, time });
    const ratio = this.#ratio;
    const isStill = this.#still.matches;
    const shown = [...changes, width, height, ratio, tiles, placement, this.#surface.pointer];
    if (!this.#redraw.isNeeded({ changes: shown, seen, ratio, time, isStill })) return false;
    const brush: Brush = { width, height, ratio, tiles, palette: this.#palette, time: isStill ? null : time };
    const { drawn, folds } = drawTrucks(this.#context, seen, placement, brush);
    this.#open = openFold(folds, this.#open, this.#surface.pointer);
    this.#surface.isFoldOpen = this.#open !== null;
    this.#surface.drawn = this.#open === null ? drawn : [...drawn, ...drawOpen(this.#context, this.#open, seen, brush)];
    return true;
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

  /** The trucks on the screen or just off its edge. */
  #seen(marks: readonly TruckMark[]): readonly SeenTruck[] {
    const { view, size } = this.#surface;
    return marks.flatMap((mark) => {
      const point = toScreen(mark, view);
      const isNear = point.x > -OFF && point.y > -OFF && point.x < size.width + OFF && point.y < size.height + OFF;
      return isNear ? [{ mark, point }] : [];
    });
  }

  /** Recomputes the looks after a change of the state, and each game minute for approaching limits. */
  #renewLooks(now: number): void {
    const { game, viewer } = gameStore.getState();
    if (game === null || viewer === null) return;
    const minute = Math.floor(now / 60);
    if (this.#looksOf === game && this.#looksAt === minute) return;
    const looks = truckLooks(game, viewer.player, now);
    if (!areSame(looks, this.#looks)) this.#looks = looks;
    this.#looksOf = game;
    this.#looksAt = minute;
  }
}

/** Whether two lists hold the same looks, field by field. */
function areSame(some: readonly TruckLook[], others: readonly TruckLook[]): boolean {
  return some.length === others.length && some.every((look, at) => shallow(look, others[at]));
}

/** The open fold: the one already open while the pointer is over its trucks, else the one under the pointer; null for none. */
function openFold(folds: readonly DrawnFold[], open: DrawnFold | null, pointer: Point | null): DrawnFold | null {
  if (pointer === null) return null;
  const far = ({ x, y }: DrawnFold) => Math.hypot(x - pointer.x, y - pointer.y);
  const same = folds.find(
    ({ fold }) => open !== null && (fold.host ?? fold.first) === (open.fold.host ?? open.fold.first),
  );
  if (same !== undefined && far(same) < openReach(same)) return same;
  return folds.find((fold) => far(fold) < NEAR) ?? null;
}
