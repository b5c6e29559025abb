/** U+0000, at which databases truncate or reject a text, and U+FFFD, which stands for bytes that were not UTF-8. */
const DAMAGE = ['\u0000', '\uFFFD'];
/** Half of a surrogate pair, which UTF-8 cannot encode. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether a text can be stored and read back unchanged. (FLD-7) */
export function isSoundText(text: string): boolean {
  return !DAMAGE.some((sign) => text.includes(sign)) && !LONE_SURROGATE.test(text);
}

/** Whether all texts of a value, keys included, are sound. Iterative, so that deep nesting cannot overflow the stack. */
export function hasSoundTexts(root: unknown): boolean {
  const left = [root];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && !isSoundText(value)) return false;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isSoundText(key)) return false;
      left.push(inner);
    }
  }
  return true;
}
