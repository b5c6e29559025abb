/** A WebP file: "RIFF", the number of bytes that follow, "WEBP". */
const RIFF = 'RIFF';
const WEBP = 'WEBP';
const SIZE_AT = 4;
const KIND_AT = 8;
const HEAD_BYTES = 12;

/** The bytes of a stored picture, if they are a complete WebP file. Throws for others, and for a file that was cut off. (STO-5) */
export function wholePicture(bytes: Buffer): Buffer {
  const isWebp =
    bytes.length >= HEAD_BYTES &&
    bytes.toString('latin1', 0, SIZE_AT) === RIFF &&
    bytes.toString('latin1', KIND_AT, HEAD_BYTES) === WEBP;
  if (!isWebp) throw new Error('the picture is no WebP');
  const promised = KIND_AT + bytes.readUInt32LE(SIZE_AT);
  if (bytes.length < promised) throw new Error(`the picture has ${bytes.length} of ${promised} bytes`);
  return bytes;
}
