/** How long one try to load a part of the program may take, in ms. (UIX-13) */
const CHUNK_TIMEOUT_MS = 120_000;
/** How long until the server is looked for again where the browser does not tell that the network is back, in ms. */
const AGAIN_MS = 3000;

/** A part of the program did not arrive. (UIX-13) */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads a part of the program. While the server is out of reach it waits and tries again; throws ChunkLoadError when a try takes
 * over 120 s, or fails twice though the server answers: then a newer version stands there. (UIX-13)
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

/** Whatever it answers: it can be reached. */
async function isServerThere(): Promise<boolean> {
  return fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Until the browser says that the network is back, or a moment has passed. */
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
