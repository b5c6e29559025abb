const HEAD_BYTES = 12;

/** A file with this content that is WebP by its header and length, and shows nothing. */
export function aWebp(content: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(content.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, content]);
}
