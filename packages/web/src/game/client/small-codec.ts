import { dictionaryOf } from '@fracht/protocol';
import { inflateSync } from 'fflate';

/**
 * Reads the binary messages of one game: raw DEFLATE of UTF-8 JSON with the game's dictionary, which a browser's own
 * DecompressionStream cannot take. Throws when the bytes are not DEFLATE or not JSON. (docs/adr/0009)
 */
export function smallReader(game: string): (packed: ArrayBuffer) => unknown {
  const dictionary = dictionaryOf(game);
  const decoder = new TextDecoder();
  return (packed) => JSON.parse(decoder.decode(inflateSync(new Uint8Array(packed), { dictionary })));
}
