/** Failures in more files than this are not accidents of a busy machine, and are not retried. */
export const MOST_FILES = 5;

/**
 * Whether the files of the failed tests pass when nothing runs alongside them. Failures outside any file, or in too many of them, are not
 * retried, so false.
 * @param {readonly import('./reports.mjs').Failure[]} failures
 * @param {(files: readonly string[]) => Promise<boolean>} passes runs files alone, and tells whether everything in them passed
 * @returns {Promise<boolean>}
 */
export async function passesAlone(failures, passes) {
  const files = [...new Set(failures.map(({ file }) => file))];
  if (files.length === 0 || files.length > MOST_FILES || files.includes(null)) return false;
  return passes(files);
}
