/** Downloads `content` in the browser as a file of this name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A file name that every system accepts: the words joined by hyphens, Polish letters kept. */
export function fileName(words: readonly string[], ending: 'csv' | 'xlsx' | 'json' | 'txt'): string {
  const name = words
    .join(' ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .toLocaleLowerCase('pl');
  return `${name}.${ending}`;
}
