import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A lock between processes of this computer: runs `work` while no other process runs any under the same name, and waits otherwise. The lock is
 * a listening socket, which the system closes with its process, however that ends; waiting processes are connected to it and so notice.
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

/**
 * A socket address that disappears with its process: Linux's abstract namespace, a named pipe on Windows; elsewhere a socket file, which may
 * stay behind and is then deleted.
 */
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

/** Waits until the process that listens there is gone. */
function untilFree(address) {
  return new Promise((resolve) => {
    const line = connect(address);
    line.on('error', (error) => {
      // A socket file left behind, on which nobody listens.
      if (error.code === 'ECONNREFUSED' && address.endsWith('.sock')) rmSync(address, { force: true });
    });
    line.on('close', () => resolve());
    line.resume();
  });
}
