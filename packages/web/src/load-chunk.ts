/** How long a part of the program may take to load, in ms. (spec §9 "Chunk load timeout") */
const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the program did not arrive. (spec §8) */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Loads a part of the program; throws ChunkLoadError when it fails or takes over 120 s. (spec §8, §9) */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('load', { cause });
  } finally {
    clearTimeout(timer);
  }
}
