import { open } from 'node:fs/promises';

/** Waits until the bytes of a file would survive a power cut. */
export async function syncFile(path: string): Promise<void> {
  await synced(path, 'r+');
}

/** Waits until the names in a folder, new and changed ones, would survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and makes names durable by itself.
  if (process.platform !== 'win32') await synced(path, 'r');
}

async function synced(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
