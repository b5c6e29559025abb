import { FRACHT_1 } from './fracht-1.gen.ts';

/**
 * How messages travel. Without another wish every message, either way, is base64 of raw DEFLATE of UTF-8 JSON. With `fracht-1`
 * the server sends binary messages: raw DEFLATE of UTF-8 JSON with `dictionaryOf(game)`; with `fracht-2` those, and changes that are
 * packed by the wire's schema (`packed/changes.ts`). A client that has heard a binary message may send its own as plain JSON text.
 * (ENC-1, ENC-2, ENC-3, ENC-6; docs/adr/0009, docs/adr/0030)
 */
export type Codec = 'base64-deflate-raw' | 'fracht-1' | 'fracht-2';

/** What a client gets that asks for nothing, or for something unknown. */
export const DEFAULT_CODEC: Codec = 'base64-deflate-raw';

/**
 * The bytes that `fracht-1` takes as already sent: the same for all games, then the start of this game's messages. One byte a
 * letter, so that both ends make the same of any id.
 */
export function dictionaryOf(game: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(`${FRACHT_1},"game":${JSON.stringify(game)},"seq":`, (letter) => letter.charCodeAt(0));
}

/** Bytes that are looked at, so that a small message cannot unpack into a large one. (ENC-7) */
export const CODEC_LIMITS = {
  /** Of a client's message as it travels, and unpacked. */
  clientPacked: 16 * 1024,
  clientPlain: 32 * 1024,
} as const;
