/**
 * Every message, either way, is base64 of raw DEFLATE of UTF-8 JSON. The two ends have their own implementations; names and
 * bounds are here. (protocol "Socket" 2, 3)
 */
export const CODECS = ['base64-deflate-raw'] as const;
export type Codec = (typeof CODECS)[number];

/** What a client gets that asks for nothing, or for something unknown. */
export const DEFAULT_CODEC: Codec = 'base64-deflate-raw';

/** Bytes that are looked at, so that a small message cannot unpack into a large one. */
export const CODEC_LIMITS = {
  /** Of a client's message as it travels, and unpacked. */
  clientPacked: 16 * 1024,
  clientPlain: 32 * 1024,
  /** Of a server's message unpacked. */
  serverPlain: 16 * 1024 * 1024,
} as const;
