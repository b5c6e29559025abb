import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { PackedReader } from '@fracht/protocol';

/** A message as any client sends it: base64 of raw DEFLATE of JSON. */
export function packed(message: unknown): string {
  return deflateRawSync(JSON.stringify(message)).toString('base64');
}

/** The content of such a text, not validated by any schema. Throws if it is not one. */
export function unpacked(text: string): unknown {
  return JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString());
}

/** A reader of the binary messages of one game's socket, for clients that ask for `fracht-2`. */
export function aPackedReader(game: string): PackedReader {
  return new PackedReader(game, (bytes, dictionary) => inflateRawSync(bytes, { dictionary }).toString());
}
