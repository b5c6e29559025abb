/** Reports when the page begins to be printed, and when that is over; the returned function stops watching. */
export function watchPrinting(tell: (isPrinting: boolean) => void): () => void {
  const before = (): void => tell(true);
  const after = (): void => tell(false);
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
