import { deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { type Codec, CODEC_LIMITS, dictionaryOf, MESSAGE_KINDS } from '@fracht/protocol';
import { PackedMessage } from './message.ts';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/u;

/** Most messages are a few hundred bytes: small buffers for them, zlib's own defaults for whole games. */
const SMALL_TEXT = 4096;
const SMALL_BUFFERS: ZlibOptions = { chunkSize: 1024, windowBits: 13, memLevel: 6 };

const AS_JSON = Buffer.from([MESSAGE_KINDS.JSON]);

/** Packs a message of a game, which is JSON already, in its reader's encoding. */
export type Pack = (json: string) => PackedMessage;

/** How the messages of one game are packed in each encoding. (ENC-1 to ENC-3; docs/adr/0009, docs/adr/0030) */
export function packersOf(game: string): { readonly [Name in Codec]: Pack } {
  const dictionary = dictionaryOf(game);
  const deflated = (json: string): Buffer => deflateRawSync(json, { ...buffersFor(json), dictionary });
  return {
    'base64-deflate-raw': pack,
    'fracht-1': (json) => PackedMessage.binary(deflated(json)),
    'fracht-2': (json) => PackedMessage.binary(Buffer.concat([AS_JSON, deflated(json)])),
  };
}

/** A message as the wire carries it: base64 of raw DEFLATE of UTF-8 JSON. (ENC-1) */
export function pack(json: string): PackedMessage {
  return PackedMessage.text(Buffer.from(packedText(json), 'latin1'));
}

/** The packed message as text. */
export function packedText(json: string): string {
  return deflateRawSync(json, buffersFor(json)).toString('base64');
}

function buffersFor(json: string): ZlibOptions {
  return json.length > SMALL_TEXT ? {} : SMALL_BUFFERS;
}

/** The content of a client's message, not validated yet. */
export type Unpacked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly isTooLarge: boolean };

/** Unpacks a client's message; refuses what is not base64, not DEFLATE, not JSON, or grows too large. Never throws. */
export function unpack(text: string): Unpacked {
  if (text.length > CODEC_LIMITS.clientPacked) return { ok: false, isTooLarge: true };
  if (!BASE64.test(text)) return { ok: false, isTooLarge: false };
  try {
    const bytes = inflateRawSync(Buffer.from(text, 'base64'), {
      maxOutputLength: CODEC_LIMITS.clientPlain,
      chunkSize: 1024,
    });
    return { ok: true, value: JSON.parse(bytes.toString('utf8')) };
  } catch (error) {
    return { ok: false, isTooLarge: error instanceof RangeError };
  }
}

/** Unpacks a message of a client that takes binary messages: plain JSON, or packed as in `unpack`. Never throws. (docs/adr/0009) */
export function unpackPlain(text: string): Unpacked {
  if (!text.startsWith('{')) return unpack(text);
  if (text.length > CODEC_LIMITS.clientPlain) return { ok: false, isTooLarge: true };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, isTooLarge: false };
  }
}
