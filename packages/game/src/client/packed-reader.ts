import { PackedReader } from '@fracht/protocol';
import { inflateSync } from 'fflate';

/**
 * A reader of the binary messages on one connection to one game. It uses its own inflate, since a browser's DecompressionStream takes no preset dictionary.
 * Throws when the bytes are not a message. (docs/adr/0030)
 */
export function packedReader(game: string): (packed: ArrayBuffer) => unknown {
  const decoder = new TextDecoder();
  const reader = new PackedReader(game, (bytes, dictionary) => decoder.decode(inflateSync(bytes, { dictionary })));
  return (packed) => reader.read(new Uint8Array(packed));
}
