import { select as selectElement } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import type { HomeView, MapControl } from './map-control.ts';
import type { MapSurface } from './map-surface.ts';
import { placeMarks } from './place-marks.ts';
import { CANVAS, centredView, fittingView, LARGEST_ZOOM, type Point, type Size, type View } from './view.ts';

const SMALLEST_SHARE = 0.85;
const STEP_MS = 160;

/** Owns the zoom behaviour of one map element. */
export class MapMover implements MapControl {
  readonly #element: HTMLDivElement;
  readonly #surface: MapSurface;
  readonly #home: HomeView;
  readonly #zoom: ZoomBehavior<HTMLDivElement, unknown>;
  readonly #resizes: ResizeObserver;
  #tween = 0;
  /** The user has moved the map: a resize then keeps the middle of what they see. */
  #isMoved = false;
  /** The view before a reveal moved the map; null: nothing to return to. */
  #before: { readonly middle: Point; readonly k: number; readonly isMoved: boolean } | null = null;
  /** The goal of the running animation, which a resize restarts. */
  #sought: { readonly point: Point; readonly share: number } | null = null;

  constructor(element: HTMLDivElement, surface: MapSurface, home: HomeView) {
    this.#home = home;
    this.#element = element;
    this.#surface = surface;
    this.#zoom = zoom<HTMLDivElement, unknown>()
      .clickDistance(6)
      .on('zoom', (event: D3ZoomEvent<HTMLDivElement, unknown>) => this.#show(event));
    selectElement(element).call(this.#zoom).on('dblclick.zoom', null);
    this.#resizes = new ResizeObserver(() => this.#resize());
    this.#resizes.observe(element);
    this.#resize();
  }

  stop(): void {
    cancelAnimationFrame(this.#tween);
    this.#resizes.disconnect();
    selectElement(this.#element).on('.zoom', null);
  }

  zoomBy(factor: number): void {
    this.#isMoved = true;
    this.#before = null;
    const { view, size } = this.#surface;
    const [least, most] = this.#zoom.scaleExtent();
    const k = Math.max(least, Math.min(most, view.k * factor));
    this.#move(centredView(middleOf(view, size), k, size), true);
  }

  fit(): void {
    this.#isMoved = false;
    this.#before = null;
    this.#move(this.#home(this.#surface.size), true);
  }

  reveal(point: Point, share: number): void {
    const { view, size } = this.#surface;
    const [x, y] = [point.x * view.k + view.x, point.y * view.k + view.y];
    const height = size.height * Math.min(1, share);
    const margin = Math.min(60, size.width / 6, height / 3);
    const isSeen = x > margin && y > margin && x < size.width - margin && y < height - margin;
    if (!isSeen) this.uncover(point, share);
  }

  uncover(point: Point, share: number): void {
    const { view, size } = this.#surface;
    if (size.width === 0) return;
    this.#before ??= { middle: middleOf(view, size), k: view.k, isMoved: this.#isMoved };
    this.#isMoved = true;
    this.#move(centredView(point, view.k, { width: size.width, height: size.height * share }), true);
    this.#sought = { point, share };
  }

  release(): void {
    const before = this.#before;
    if (before === null) return;
    if (!before.isMoved) return this.fit();
    this.#before = null;
    this.#move(centredView(before.middle, before.k, this.#surface.size), true);
  }

  #show({ transform, sourceEvent }: D3ZoomEvent<HTMLDivElement, unknown>): void {
    if (sourceEvent !== null && sourceEvent !== undefined) {
      cancelAnimationFrame(this.#tween);
      this.#isMoved = true;
      this.#sought = null;
      this.#before = null;
    }
    this.#surface.view = { k: transform.k, x: transform.x, y: transform.y };
    placeMarks(this.#element, this.#surface);
  }

  #resize(): void {
    const size = { width: this.#element.clientWidth, height: this.#element.clientHeight };
    const before = this.#surface.size;
    this.#surface.size = size;
    if (size.width === 0) return;
    this.#bound(size);
    const sought = this.#sought;
    if (!this.#isMoved || before.width === 0) return this.#move(this.#home(size), false);
    const { view } = this.#surface;
    this.#move(centredView(middleOf(view, before), view.k, size), false);
    if (sought !== null) this.reveal(sought.point, sought.share);
  }

  #bound(size: Size): void {
    const fitting = fittingView(size);
    const whole = Math.min(fitting.k, (size.height - 8) / CANVAS.height, (size.width - 8) / CANVAS.width);
    this.#zoom.scaleExtent([whole * SMALLEST_SHARE, LARGEST_ZOOM]).translateExtent([
      [-900, -300],
      [1900, 1300],
    ]);
  }

  #move(target: View, isSmooth: boolean): void {
    cancelAnimationFrame(this.#tween);
    this.#sought = null;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isSmooth || still) return this.#jump(target);
    const [from, started] = [this.#surface.view, performance.now()];
    const step = (time: number) => {
      const share = Math.min(1, Math.max(0, (time - started) / STEP_MS));
      this.#jump(between(from, target, 1 - (1 - share) ** 2));
      if (share < 1) this.#tween = requestAnimationFrame(step);
      else this.#sought = null;
    };
    this.#tween = requestAnimationFrame(step);
  }

  #jump({ k, x, y }: View): void {
    this.#zoom.transform(selectElement(this.#element), zoomIdentity.translate(x, y).scale(k));
  }
}

/** The map point in the middle of the view. */
function middleOf(view: View, size: Size): Point {
  return { x: (size.width / 2 - view.x) / view.k, y: (size.height / 2 - view.y) / view.k };
}

function between(from: View, to: View, share: number): View {
  const mix = (one: number, other: number) => one + (other - one) * share;
  return { k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
