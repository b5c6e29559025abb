import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Does `work` while no other process of this computer does any under the same name; one that comes later waits. The lock is a
 * listening socket: the system closes it with its process, however that ends, and who waits holds a line to it and hears of it.
 */
export async function onlyOne(name, work) {
  const address = addressOf(name);
  let lock = await take(address);
  while (lock === null) {
    await untilFree(address);
    lock = await take(address);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** A name that goes with its process: of Linux's own space, a pipe of Windows; elsewhere a file, which stays behind and is cleared away. */
function addressOf(name) {
  const short = `fracht-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${short}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${short}` : join(tmpdir(), `${short}.sock`);
}

/** The lock, or null while another process holds it. */
function take(address) {
  return new Promise((resolve, reject) => {
    const waiting = new Set();
    const server = createServer((line) => {
      waiting.add(line);
      line.on('error', () => undefined);
      line.on('close', () => waiting.delete(line));
    });
    const release = () => {
      server.close();
      for (const line of waiting) line.destroy();
    };
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(address, () => resolve({ release }));
  });
}

/** Waits until who listens there is gone. */
function untilFree(address) {
  return new Promise((resolve) => {
    const line = connect(address);
    line.on('error', (error) => {
      // A file that nobody listens at any more.
      if (error.code === 'ECONNREFUSED' && address.endsWith('.sock')) rmSync(address, { force: true });
    });
    line.on('close', () => resolve());
    line.resume();
  });
}
