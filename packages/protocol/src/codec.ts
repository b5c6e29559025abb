import { FRACHT_1 } from './fracht-1.gen.ts';

/**
 * How messages travel. Without another wish every message, either way, is base64 of raw DEFLATE of UTF-8 JSON. With `fracht-1`
 * the server sends binary messages: raw DEFLATE of UTF-8 JSON with `dictionaryOf(game)`; a client that has heard one may send
 * its own as plain JSON text. The two ends have their own implementations; names, dictionary and bounds are here.
 * (protocol "Socket" 2, 3; docs/adr/0009)
 */
export const CODECS = ['base64-deflate-raw', 'fracht-1'] as const;
export type Codec = (typeof CODECS)[number];

/** What a client gets that asks for nothing, or for something unknown. */
export const DEFAULT_CODEC: Codec = 'base64-deflate-raw';

/** What the web app asks for. */
export const SMALL_CODEC: Codec = 'fracht-1';

/** The encoding for a client's wish. */
export function codecAskedFor(wish: string | undefined): Codec {
  return CODECS.find((codec) => codec === wish) ?? DEFAULT_CODEC;
}

/**
 * The bytes that `fracht-1` takes as already sent: the same for all games, then the start of this game's messages. One byte a
 * letter, so that both ends make the same of any id.
 */
export function dictionaryOf(game: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(`${FRACHT_1},"game":${JSON.stringify(game)},"seq":`, (letter) => letter.charCodeAt(0));
}

/** Bytes that are looked at, so that a small message cannot unpack into a large one. */
export const CODEC_LIMITS = {
  /** Of a client's message as it travels, and unpacked. */
  clientPacked: 16 * 1024,
  clientPlain: 32 * 1024,
} as const;
