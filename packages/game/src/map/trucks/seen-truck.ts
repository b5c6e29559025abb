import type { Point } from '../view.ts';
import type { TruckMark } from './truck-mark.ts';

/** A truck, and where its true place is on the screen. */
export type SeenTruck = { readonly mark: TruckMark; readonly point: Point };
