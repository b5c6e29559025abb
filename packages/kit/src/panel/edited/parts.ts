import type { ApiError } from '../../api/api-error.ts';
import type { Copy, Rules } from './edited.ts';

/** The calls of the API for one kind of thing. They throw ApiError. */
export type Source<Value, Known, Base> = {
  /** Reads the server's state; `refusal` is the refused save that caused it, whose payload may already hold the state. */
  readonly read: (known: Known, refusal: ApiError | null) => Promise<Known>;
  readonly save: (value: Value, base: Base, known: Known) => Promise<Known>;
  readonly publish: (known: Known) => Promise<Known>;
  readonly remove: (known: Known) => Promise<Known>;
};

/** Storage of unsaved copies in this browser; `pause` is how long after an edit they are written (debounced), in ms. */
export type Copies<Value, Base> = {
  readonly pause: number;
  /** Null: no copy, or one that cannot be read. */
  readonly read: (place: string) => Copy<Value, Base> | null;
  /** Whether the stored copy is this one (null: whether there is none). */
  readonly has: (place: string, copy: Copy<Value, Base> | null) => boolean;
  /** Null removes the copy. False if storage is full or forbidden. */
  readonly write: (place: string, copy: Copy<Value, Base> | null) => boolean;
};

/**
 * Delays in ms: `pause` between an edit and its autosave, the backoff of retries (doubling from `first` to `last`), and the polling interval for other people's
 * saves.
 */
export type Timing = {
  readonly pause: number;
  readonly retry: { readonly first: number; readonly last: number };
  readonly lookAround: number;
};

/** What a keeper is constructed from. */
export type Parts<Value, Known, Base> = {
  readonly rules: Rules<Value, Known, Base>;
  readonly source: Source<Value, Known, Base>;
  /** The error code of a save whose optimistic lock failed. (docs/errors.md) */
  readonly overtaken: string;
  /** Null: no autosave and no polling; the author saves by hand. */
  readonly timing: Timing | null;
  /** Null: no copies in this browser. */
  readonly copies: Copies<Value, Base> | null;
  /** The key of the browser's copy. */
  readonly placeOf: (known: Known) => string;
  /** Called when the server has stored or discarded something. */
  readonly onStored: (before: Known, now: Known) => void;
};
