import type { GameState, PlayerId, Viewer } from '@fracht/engine';
import { type Codec, packChange, packDelta, sourceFor, type StateMessage, Unpackable } from '@fracht/protocol';
import type { Pack } from './codec.ts';
import { PackedMessage } from './message.ts';
import type { RoomBook } from './room-book.ts';

/** How the game looks to a viewer, whole or as a change; JSON-ready. */
export type GameViews = {
  readonly whole: (state: GameState, viewer: Viewer) => unknown;
  readonly change: (before: GameState, after: GameState, viewer: Viewer) => object;
  /** Entries added to the viewer's own books; null: none. */
  readonly books: (before: GameState, after: GameState, viewer: Viewer) => object | null;
  /** The viewer whose change this one shares, except for the books: viewers without a private part share one. */
  readonly sharer: (before: GameState, after: GameState, viewer: Viewer) => Viewer;
};

/** What is the same for all frames of a room. */
export type FrameMaker = {
  readonly game: string;
  readonly views: GameViews;
  readonly packers: { readonly [Name in Codec]: Pack };
  readonly book: RoomBook;
  /** A change did not fit the wire format, and is sent unpacked. */
  readonly onOdd: (error: Unpackable) => void;
};

/**
 * The content of a frame: its number, when it is sent, the state that was shown before and the new one, and the player who caused it; null:
 * the server, or several players.
 */
export type FrameContent = {
  readonly seq: number;
  readonly serverTime: number;
  readonly before: GameState;
  readonly after: GameState;
  readonly cause: PlayerId | null;
};

/** Who reads, and how. */
export type Reader = { readonly viewer: Viewer; readonly codec: Codec };

/** A change of one view, as JSON and packed, each made on first use. */
type ViewChange = { readonly sharer: PlayerId; readonly state: object; json: string | null; packed: Uint8Array | null };

type To = { readonly re: string | null; readonly receiver: PlayerId };

/** One change on its way to everybody who watches: made once for each view, packed once for each view and encoding. (CHG-6) */
export class Frame {
  readonly #maker: FrameMaker;
  readonly #shown: FrameContent;
  readonly #names: readonly string[];
  readonly #views = new Map<PlayerId, ViewChange>();
  readonly #messages = new Map<string, PackedMessage>();

  constructor(maker: FrameMaker, shown: FrameContent) {
    this.#maker = maker;
    this.#shown = shown;
    this.#names = maker.book.learn(shown.after);
  }

  /** The message for a viewer; `re`: the id of the viewer's own action that it answers, or null. */
  messageFor({ viewer, codec }: Reader, re: string | null): PackedMessage {
    const view = this.#viewOf(viewer);
    if (re !== null) return this.#make(view, codec, viewer.player, { re, receiver: viewer.player });
    const { cause } = this.#shown;
    const key = `${codec}/${view.sharer}/${sourceFor(cause, viewer.player)}`;
    const known = this.#messages.get(key);
    if (known !== undefined) return known;
    const made = this.#make(view, codec, cause, { re, receiver: viewer.player });
    this.#messages.set(key, made);
    return made;
  }

  #viewOf(viewer: Viewer): ViewChange {
    const { views } = this.#maker;
    const { before, after } = this.#shown;
    const sharer = views.sharer(before, after, viewer);
    if (sharer.player === viewer.player) return this.#view(viewer.player, () => views.change(before, after, viewer));
    const common = this.#view(sharer.player, () => views.change(before, after, sharer));
    const books = views.books(before, after, viewer);
    return books === null ? common : this.#view(viewer.player, () => ({ ...common.state, ...books }));
  }

  #view(sharer: PlayerId, stateOf: () => object): ViewChange {
    const known = this.#views.get(sharer);
    if (known !== undefined) return known;
    const made: ViewChange = { sharer, state: stateOf(), json: null, packed: null };
    this.#views.set(sharer, made);
    return made;
  }

  #make(view: ViewChange, codec: Codec, player: PlayerId | null, to: To): PackedMessage {
    const packed = codec === 'fracht-2' ? this.#packed(view, player, to.re) : null;
    return packed ?? this.#maker.packers[codec](this.#json(view, codec, player, to));
  }

  #packed(view: ViewChange, player: PlayerId | null, re: string | null): PackedMessage | null {
    const { book, onOdd } = this.#maker;
    const { seq, serverTime } = this.#shown;
    try {
      view.packed ??= packDelta(view.state, book.numberOf);
    } catch (error) {
      if (!(error instanceof Unpackable)) throw error;
      onOdd(error);
      return null;
    }
    const around = { re, player, seq, sinceMs: book.sinceMs(serverTime), names: this.#names };
    const bytes = packChange(around, view.packed, book.numberOf);
    return PackedMessage.binary(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  #json(view: ViewChange, codec: Codec, player: PlayerId | null, { re, receiver }: To): string {
    view.json ??= JSON.stringify(view.state);
    const { seq, serverTime } = this.#shown;
    const head = {
      ...(re === null ? {} : { re, ok: true as const }),
      player,
      source: sourceFor(player, receiver),
      game: this.#maker.game,
      seq,
      serverTime,
      full: false,
      ...(codec === 'fracht-2' && this.#names.length > 0 ? { names: [...this.#names] } : {}),
    };
    return stateMessageText(head, view.json);
  }
}

/** A message with a state, whose JSON was made once for all its readers. */
export function stateMessageText(head: Omit<StateMessage, 'state'>, state: string): string {
  const name: keyof StateMessage = 'state';
  return `${JSON.stringify(head).slice(0, -1)},"${name}":${state}}`;
}
