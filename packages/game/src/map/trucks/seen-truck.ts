import type { Point } from '../view.ts';
import type { TruckMark } from './truck-mark.ts';

/** A truck with its true position on the screen, before it is placed clear of others. */
export type SeenTruck = { readonly mark: TruckMark; readonly point: Point };
