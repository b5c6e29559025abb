import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CODEC_LIMITS } from '@fracht/protocol';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/u;

/** A message as the wire carries it: base64 of raw DEFLATE of UTF-8 JSON. (protocol "Socket" 2) */
export function pack(json: string): Buffer {
  return Buffer.from(deflateRawSync(json).toString('base64'), 'latin1');
}

/** What a client's message says, not parsed yet. */
export type Unpacked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly isTooLarge: boolean };

/** Unpacks a client's message; refuses what is not base64, not DEFLATE, not JSON, or grows too large. Never throws. */
export function unpack(text: string): Unpacked {
  if (text.length > CODEC_LIMITS.clientPacked) return { ok: false, isTooLarge: true };
  if (!BASE64.test(text)) return { ok: false, isTooLarge: false };
  try {
    const bytes = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: CODEC_LIMITS.clientPlain });
    return { ok: true, value: JSON.parse(bytes.toString('utf8')) };
  } catch (error) {
    return { ok: false, isTooLarge: error instanceof RangeError };
  }
}
