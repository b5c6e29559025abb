/** Timeout of one attempt to load a chunk, in ms. (UIX-13) */
const CHUNK_TIMEOUT_MS = 120_000;
/** How long to wait before checking again for an unreachable server, unless the browser fires `online` first, in ms. */
const AGAIN_MS = 3000;

/** A chunk of the app could not be loaded. (UIX-13) */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads a chunk of the app by a dynamic import. While the server is unreachable it waits and tries again. Throws ChunkLoadError after an attempt of over 120 s,
 * or after a second failure although the server answers: most likely a newer version was deployed, which no longer has this chunk. (UIX-13)
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let wasAnswered = false;
  for (;;) {
    try {
      return await inTime(load());
    } catch (cause) {
      if (cause instanceof ChunkLoadError) throw cause;
      if (wasAnswered) throw new ChunkLoadError('load', { cause });
      wasAnswered = await isServerThere();
      if (!wasAnswered) await untilWorthATry();
    }
  }
}

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Any answer will do: it shows that the server is reachable. */
async function isServerThere(): Promise<boolean> {
  return fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Resolves on the browser's `online` event, or after AGAIN_MS. */
async function untilWorthATry(): Promise<void> {
  await new Promise<void>((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, AGAIN_MS);
    addEventListener('online', go);
  });
}
