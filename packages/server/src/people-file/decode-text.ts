/** Decodes a file of any spreadsheet in Poland: UTF-16 or UTF-8 by their byte order marks, else UTF-8 if valid, else ISO-8859-2 or Windows-1250, whichever its Polish letters speak for. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isLatin2(bytes) ? 'iso-8859-2' : 'windows-1250').decode(bytes);
  }
}

/** Ą, Ś, Ź, ą and ś of ISO-8859-2; in Windows-1250 they are ˇ, ¦, ¬, ± and ¶, which occur in no word. */
const LATIN_2 = new Set([0xa1, 0xa6, 0xac, 0xb1, 0xb6]);
/** ź of ISO-8859-2; in Windows-1250 it is a capital Ľ, which never follows a small letter. */
const LATIN_2_ZIET = 0xbc;
/** Ą and ą of Windows-1250; in ISO-8859-2 they are letters of other languages. */
const WINDOWS = new Set([0xa5, 0xb9]);

/** Whether more bytes are letters of words in ISO-8859-2 than in Windows-1250, the only one with characters from 0x80 to 0x9f. */
function isLatin2(bytes: Uint8Array): boolean {
  let latin2 = 0;
  let windows = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    if (byte < 0xa0) windows += 1;
    else if (WINDOWS.has(byte)) windows += 1;
    else if (LATIN_2.has(byte) && (isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))) latin2 += 1;
    else if (byte === LATIN_2_ZIET && isSmall(bytes[at - 1])) latin2 += 1;
  }
  return latin2 > windows;
}

/** Whether a byte is a letter in both; those from 0xc0 on are letters except for two. */
function isLetter(byte = 0): boolean {
  return isSmall(byte) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7);
}

function isSmall(byte = 0): boolean {
  return byte >= 0x61 && byte <= 0x7a;
}
