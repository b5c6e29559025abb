/** U+0000, which databases cut at or refuse, and U+FFFD, which stands where bytes were no UTF-8. */
const DAMAGE = ['\u0000', '\uFFFD'];
/** Half a surrogate pair: no text can be written with it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether a text can be kept and given back as it is. (FLD-7) */
export function isSoundText(text: string): boolean {
  return !DAMAGE.some((sign) => text.includes(sign)) && !LONE_SURROGATE.test(text);
}

/** Whether all texts of a value are sound, its keys included; walks without recursion, so that no depth exhausts the stack. */
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
