import { type Codec, DEFAULT_CODEC, dictionaryOf } from '../codec.ts';
import { sourceFor } from '../lines.ts';
import { wireDeltaSchema } from '../wire/game.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { fingerprint } from './fingerprint.ts';
import type { NumberOf } from './names.ts';
import { type Packer, packerOf } from './packer.ts';
import { readText, writeText } from './texts.ts';

/**
 * The messages of `fracht-2`, by their first byte: any message as DEFLATE of JSON with the game's dictionary, as in `fracht-1`, or a change
 * packed by the wire's schema. The whole game comes with the room's `book`, on which packed changes depend: all names so far, and the time
 * from which their server time is counted. (ENC-3, ENC-8; docs/adr/0030)
 */
export const MESSAGE_KINDS = { JSON: 0, CHANGE: 1, ANSWERED_CHANGE: 2 } as const;

/** What the packed changes of a room depend on. */
export type Book = { readonly names: readonly string[]; readonly since: number };

let delta: Packer | null = null;

/** Built when a game is first opened, because most pages of the web app never need it. */
function deltaPacker(): Packer {
  delta ??= packerOf(wireDeltaSchema);
  return delta;
}

let wish: string | null = null;

/**
 * How a client asks for `fracht-2`: with the fingerprint of the schema, because both ends need the same one. If they differ, as with a page of
 * an older version, the client gets the default encoding. (ENC-4)
 */
export function packedCodecRequest(): string {
  wish ??= `fracht-2 ${fingerprint(deltaPacker().shape)}`;
  return wish;
}

/** The encoding that a client has asked for; the default one if that is unknown. */
export function codecFor(asked: string | undefined): Codec {
  if (asked === packedCodecRequest()) return 'fracht-2';
  return asked === 'fracht-1' ? 'fracht-1' : DEFAULT_CODEC;
}

const writer = new ByteWriter();

/** Packs a change of the game, for all viewers who get the same one. Throws Unpackable if it does not fit the wire's schema. */
export function packDelta(state: unknown, numberOf: NumberOf): Uint8Array {
  writer.clear();
  deltaPacker().write(state, { out: writer, numberOf });
  return writer.take();
}

/** The fields around a change. `sinceMs`: server time minus that of the room's book; `re`: the action that it answers. */
export type Around = {
  readonly re: string | null;
  readonly player: string | null;
  readonly seq: number;
  readonly sinceMs: number;
  /** Names that no earlier message contained. */
  readonly names: readonly string[];
};

/** A complete message around a change that has already been packed. */
export function packChange(
  { re, player, seq, sinceMs, names }: Around,
  state: Uint8Array,
  numberOf: NumberOf,
): Uint8Array {
  writer.clear();
  writer.byte(re === null ? MESSAGE_KINDS.CHANGE : MESSAGE_KINDS.ANSWERED_CHANGE);
  if (re !== null) writer.text(re);
  writer.whole(seq);
  writer.whole(sinceMs);
  writer.whole(names.length);
  for (const name of names) writer.text(name);
  writeText(player, writer, numberOf);
  writer.bytes(state);
  return writer.take();
}

/** Decompresses raw DEFLATE with a preset dictionary into UTF-8 text. Throws if the bytes are not that. */
export type Inflate = (bytes: Uint8Array, dictionary: Uint8Array) => string;

/** Reads the messages of one connection to one game, in the order of arrival: it keeps the names of the room's book. */
export class PackedReader {
  readonly #game: string;
  readonly #dictionary: Uint8Array;
  readonly #inflate: Inflate;
  #viewer = '';
  #names: string[] = [];
  #since = 0;

  constructor(game: string, inflate: Inflate) {
    this.#game = game;
    this.#dictionary = dictionaryOf(game);
    this.#inflate = inflate;
  }

  /** The message as it would be in JSON. Throws if the bytes are not a message. (ENC-5) */
  read(message: Uint8Array): unknown {
    const from = new ByteReader(message);
    const kind = from.byte();
    if (kind === MESSAGE_KINDS.JSON) return this.#readJson(message.subarray(1));
    if (kind === MESSAGE_KINDS.CHANGE) return this.#readChange(from);
    if (kind === MESSAGE_KINDS.ANSWERED_CHANGE) return { re: from.text(), ok: true, ...this.#readChange(from) };
    throw new RangeError(`no kind of message: ${kind}`);
  }

  #readJson(deflated: Uint8Array): unknown {
    const message: unknown = JSON.parse(this.#inflate(deflated, this.#dictionary));
    if (isWhole(message)) {
      this.#names = [...message.book.names];
      this.#since = message.book.since;
      this.#viewer = message.state.viewer;
    } else if (hasNames(message)) this.#names.push(...message.names);
    return message;
  }

  #readChange(from: ByteReader): object {
    const [seq, sinceMs] = [from.whole(), from.whole()];
    const names = Array.from({ length: from.whole() }, () => from.text());
    this.#names.push(...names);
    const player = readText(from, this.#names);
    const state = deltaPacker().read({ from, names: this.#names });
    if (!from.isAtEnd) throw new RangeError('more bytes than a change has');
    const source = sourceFor(player, this.#viewer);
    const game = this.#game;
    const news = names.length === 0 ? {} : { names };
    return { player, source, game, seq, serverTime: this.#since + sinceMs, full: false, ...news, state };
  }
}

type Whole = { readonly full: true; readonly book: Book; readonly state: { readonly viewer: string } };

function isWhole(message: unknown): message is Whole {
  return (
    typeof message === 'object' && message !== null && 'full' in message && message.full === true && 'book' in message
  );
}

function hasNames(message: unknown): message is { readonly names: readonly string[] } {
  return typeof message === 'object' && message !== null && 'names' in message && Array.isArray(message.names);
}
