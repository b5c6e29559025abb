import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below those that systems give to outgoing connections (Linux from 32768, others from 49152). A port from this range stays free
 * between the check and its use, and while its server restarts: no outgoing connection is given it.
 */
const [LOWEST, HIGHEST] = [12_000, 32_000];
const TRIES = 100;
/** Somebody listens there, or the system reserves it. */
const TAKEN = new Set(['EADDRINUSE', 'EACCES']);

/**
 * A port of 127.0.0.1 that nobody listens on at this moment, and that this process has not tried before. Throws if none is found.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (given.has(port)) continue;
    // Before the check, so that another call that checks at the same time is not given it too.
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port in ${TRIES} tries`);
}

/**
 * Ports that were tried here.
 * @type {Set<number>}
 */
const given = new Set();

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isFree(port) {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && TAKEN.has(error.code)) return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
