import type { RawData } from 'ws';

/** The bytes of a message of `ws`, which gives a buffer, an array buffer or a list of buffers. */
export function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}
