import type Sharp from 'sharp';
import { AppError, fieldError } from './errors.ts';
import { type Turn, Turns } from './accounts/turns.ts';
import { contentId } from './ids.ts';
import type { ImageStore } from './storage/image-store.ts';

/** The path of pictures on the server. */
export const PICTURES_PATH = '/pictures/';

const MOST_PIXELS = 4096;
const QUALITY = 85;

/** The most uploaded pictures of a school. */
const MOST_PICTURES = 1000;
/** How many pictures may wait to be re-encoded, each held in memory. */
const MOST_WAITING = 15;
const BUSY_RETRY_S = 10;
const TURN: Turn = { rank: 0, lane: 'pictures' };

/** Re-encoding a picture of 4096 by 4096 pixels takes some 70 MB of memory: so one at a time, with one thread and no cache. */
const drawing = new Turns(1);

/** The library for re-encoding. Loaded with the first picture: it takes some 20 MB, and most lessons upload none. */
async function drawingLibrary(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Magic numbers of the formats that sharp may decode; it supports more than should be accepted from strangers. */
const KINDS: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => begins(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) => begins(bytes, 0, [0xff, 0xd8, 0xff]),
  (bytes) => begins(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && begins(bytes, 8, [0x57, 0x45, 0x42, 0x50]),
];

/** The parts of the picture storage that uploads use. */
type UploadStore = Pick<ImageStore, 'names' | 'keep'>;
type Describe = (name: string) => Promise<void>;

/**
 * Stores a picture, re-encoded so that only pixels are left of the file; gives its name. The same file always gets the same name. `describe`
 * stores the description before the picture exists. Throws VALIDATION on `image`, IMAGES_FULL, IMAGES_BUSY.
 */
export async function addUpload(images: UploadStore, bytes: Uint8Array, describe: Describe = nothing): Promise<string> {
  if (drawing.waiting(TURN.rank) >= MOST_WAITING) throw new AppError('IMAGES_BUSY', { retryAfter: BUSY_RETRY_S });
  return drawing.run(() => keep(images, bytes, describe), TURN);
}

async function keep(images: UploadStore, bytes: Uint8Array, describe: Describe): Promise<string> {
  const name = `${contentId(bytes)}.webp`;
  const known = await images.names();
  if (known.has(name)) {
    await describe(name);
    return name;
  }
  if (known.size >= MOST_PICTURES) throw new AppError('IMAGES_FULL');
  const picture = await redrawn(bytes);
  await describe(name);
  if (!(await images.keep(name, picture, MOST_PICTURES))) throw new AppError('IMAGES_FULL');
  return name;
}

async function nothing(): Promise<void> {}

async function redrawn(bytes: Uint8Array): Promise<Buffer> {
  if (!KINDS.some((isKind) => isKind(bytes))) throw fieldError('image', 'IMAGE_FORMAT');
  const sharp = await drawingLibrary();
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS * MOST_PIXELS, failOn: 'error' });
    const { width, height } = await image.metadata();
    if (Math.max(width, height) > MOST_PIXELS) throw tooLarge();
    return await image.autoOrient().webp({ quality: QUALITY }).toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && /pixel limit/u.test(error.message)) throw tooLarge();
    throw fieldError('image', 'FILE_DAMAGED');
  }
}

function tooLarge(): AppError {
  return new AppError('VALIDATION', { fields: { image: [{ code: 'IMAGE_LARGE', limit: MOST_PIXELS }] } });
}

function begins(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}
