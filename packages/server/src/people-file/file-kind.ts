import type { FieldCode } from '@fracht/protocol';

/** Why a file cannot be read at all. */
export const FILE_FAULTS = [
  'FILE_FORMAT',
  'FILE_BLANK',
  'FILE_PDF',
  'FILE_XLS',
  'FILE_LOCKED',
  'FILE_HTML',
  'FILE_DOCUMENT',
  'FILE_PICTURE',
  'FILE_ARCHIVE',
  'FILE_DAMAGED',
  'FILE_HEAVY',
] as const satisfies readonly FieldCode[];
export type FileFault = (typeof FILE_FAULTS)[number];

/** What a file is by its bytes: a text that may be a list, an archive that may be a workbook, or something unusable. */
export type FileKind = 'TEXT' | 'ARCHIVE' | FileFault;

/** Magic numbers of files that people take for a list. */
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
/** The magic number of old office files, and of workbooks with a password. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
/** How many bytes of a web page or XML are searched for its kind. */
const HEAD = 4096;

/** Recognizes a file by its content, whatever its name. */
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

/** Whether an old office file has a part of this name; such names are stored as UTF-16. */
function holds(bytes: Uint8Array, name: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(name, 'utf16le'));
}

function beginsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}

/** Whether the bytes are no text: a text contains zero bytes only in UTF-16, which has a byte order mark. */
function isBinary(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return !isUtf16 && bytes.includes(0);
}

function isPage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1').replaceAll('\0', '').toLowerCase();
  return /^[^a-z<]*<(?:!doctype html|html|head|body|table|meta|style|\?xml|workbook)\b/u.test(head);
}
