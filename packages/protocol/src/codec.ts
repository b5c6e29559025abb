import { FRACHT_1 } from './fracht-1.gen.ts';

/**
 * The encodings of messages. By default every message, in both directions, is base64 of raw DEFLATE of UTF-8 JSON. With `fracht-1` the server
 * sends binary messages: raw DEFLATE of UTF-8 JSON with the preset dictionary `dictionaryOf(game)`. With `fracht-2` it sends those, and
 * changes packed by the wire's schema (`packed/changes.ts`). A client that has received a binary message may send its own as plain JSON text.
 * (ENC-1, ENC-2, ENC-3, ENC-6; docs/adr/0009, docs/adr/0030)
 */
export type Codec = 'base64-deflate-raw' | 'fracht-1' | 'fracht-2';

/** The encoding for a client that asks for none or for an unknown one. */
export const DEFAULT_CODEC: Codec = 'base64-deflate-raw';

/**
 * The preset dictionary of `fracht-1`: the part that all games share, followed by the start of this game's messages. Each character
 * becomes one byte, so that both ends get the same bytes for any id.
 */
export function dictionaryOf(game: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(`${FRACHT_1},"game":${JSON.stringify(game)},"seq":`, (letter) => letter.charCodeAt(0));
}

/** The most bytes that are read from a message, so that a small one cannot be a decompression bomb. (ENC-7) */
export const CODEC_LIMITS = {
  /** For a client's message, compressed and decompressed. */
  clientPacked: 16 * 1024,
  clientPlain: 32 * 1024,
} as const;
