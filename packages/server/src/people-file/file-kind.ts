import type { FieldCode } from '@fracht/protocol';

/** Why a file is not read at all. */
export type FileFault = Extract<FieldCode, `FILE_${string}`>;

/** What a file is by its bytes: a text that may be a list, an archive that may be a workbook, or none of them. */
export type FileKind = 'TEXT' | 'ARCHIVE' | FileFault;

/** Beginnings of files that people take for a list, and what they are. */
const BEGINNINGS: readonly (readonly [FileKind, readonly number[]])[] = [
  ['ARCHIVE', [0x50, 0x4b]],
  ['FILE_PDF', [0x25, 0x50, 0x44, 0x46]],
  ['FILE_PICTURE', [0x89, 0x50, 0x4e, 0x47]],
  ['FILE_PICTURE', [0xff, 0xd8, 0xff]],
  ['FILE_PICTURE', [0x47, 0x49, 0x46, 0x38]],
  ['FILE_PICTURE', [0x52, 0x49, 0x46, 0x46]],
  ['FILE_DOCUMENT', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['FILE_ARCHIVE', [0x37, 0x7a, 0xbc, 0xaf]],
  ['FILE_ARCHIVE', [0x52, 0x61, 0x72, 0x21]],
];
/** Files of old office programs; a workbook with a password is one of them too. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
/** Where the first kilobytes of a page of the web or of an XML say what they are. */
const HEAD = 4096;

/** Tells what a file is by what stands in it, whatever its name says. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.every((byte) => byte === 0)) return 'FILE_BLANK';
  if (beginsWith(bytes, OLD_OFFICE)) return oldOffice(bytes);
  const known = BEGINNINGS.find(([, beginning]) => beginsWith(bytes, beginning));
  if (known !== undefined) return known[0];
  if (isBinary(bytes)) return 'FILE_FORMAT';
  return isPage(bytes) ? 'FILE_HTML' : 'TEXT';
}

function oldOffice(bytes: Uint8Array): FileFault {
  if (holds(bytes, 'EncryptedPackage')) return 'FILE_LOCKED';
  return holds(bytes, 'WordDocument') ? 'FILE_DOCUMENT' : 'FILE_XLS';
}

/** Names of the parts of an old office file are written two bytes a letter. */
function holds(bytes: Uint8Array, name: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(name, 'utf16le'));
}

function beginsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}

/** A text has no zero bytes, but for UTF-16 with its mark. */
function isBinary(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return !isUtf16 && bytes.includes(0);
}

function isPage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1').replaceAll('\0', '').toLowerCase();
  return /^[^a-z<]*<(?:!doctype html|html|head|body|table|meta|style|\?xml|workbook)\b/u.test(head);
}
