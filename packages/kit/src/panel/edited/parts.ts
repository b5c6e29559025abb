import type { ApiError } from '../../api/api-error.ts';
import type { Copy, Rules } from './edited.ts';

/** The calls of a kind of thing. They throw ApiError. */
export type Source<Value, Known, Base> = {
  /** What the server has now; `refusal`: what a save was refused with, which may say it already. */
  readonly read: (known: Known, refusal: ApiError | null) => Promise<Known>;
  readonly save: (value: Value, base: Base, known: Known) => Promise<Known>;
  readonly publish: (known: Known) => Promise<Known>;
  readonly remove: (known: Known) => Promise<Known>;
};

/** Where this browser holds what may not be on the server, and how long after a change it is written there, in ms. */
export type Copies<Value, Base> = {
  readonly pause: number;
  /** Null: nothing, or nothing that can be read. */
  readonly read: (place: string) => Copy<Value, Base> | null;
  /** Null lets go what is held. False where this browser holds nothing. */
  readonly write: (place: string, copy: Copy<Value, Base> | null) => boolean;
};

/** When what waits is sent by itself, when the next attempt is made after a failure, and how often the server is asked whether others were there, in ms. */
export type Timing = {
  readonly pause: number;
  readonly retry: { readonly first: number; readonly last: number };
  readonly lookAround: number;
};

/** What a keeper works with. */
export type Parts<Value, Known, Base> = {
  readonly rules: Rules<Value, Known, Base>;
  readonly source: Source<Value, Known, Base>;
  /** The code with which a save is refused where somebody else was first. (docs/errors.md) */
  readonly overtaken: string;
  /** Null: it is saved when its author says so, and nobody looks around. */
  readonly timing: Timing | null;
  /** Null: nothing is held in this browser. */
  readonly copies: Copies<Value, Base> | null;
  /** Under what a copy of it is held. */
  readonly placeOf: (known: Known) => string;
  /** The server has taken something in. */
  readonly onStored: (before: Known, now: Known) => void;
};
