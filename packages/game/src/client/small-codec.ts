import { PackedReader } from '@fracht/protocol';
import { inflateSync } from 'fflate';

/**
 * Reads the binary messages of one game on one line. A browser's own DecompressionStream cannot take their dictionary. Throws when the
 * bytes are no message. (docs/adr/0030)
 */
export function smallReader(game: string): (packed: ArrayBuffer) => unknown {
  const decoder = new TextDecoder();
  const reader = new PackedReader(game, (bytes, dictionary) => decoder.decode(inflateSync(bytes, { dictionary })));
  return (packed) => reader.read(new Uint8Array(packed));
}
