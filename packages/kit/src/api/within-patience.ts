/**
 * For how long a line may be silent before its call counts as lost, in ms: longer than the server itself waits for another request with the same key (20 s), the
 * longest that an ordinary call takes.
 */
const ANSWER_MS = 30_000;
/** The same for calls that make the server work: class lists, files of situations, backups, the demo school. */
const LONG_WORK_MS = 600_000;
/** The slowest line on which a body is still waited for, in bytes per ms: 80 kbit/s. */
const SLOWEST = 10;
/** How long the rest of an answer that has begun may take, in ms: as long as a part of the program. (UIX-13) */
const REST_MS = 120_000;

type LinePatience = {
  /** The size of what is sent, in bytes. */
  readonly bytes: number;
  readonly isLongWork: boolean;
  readonly signal: AbortSignal | undefined;
};

/**
 * Does `work`, but rejects with a TimeoutError if its answer has not begun in time; `heard` is to be called when it has begun. The signal that `work` gets
 * aborts at that moment, and when `signal` does. (CAL-14)
 */
export async function withinPatience<Result>(
  { bytes, isLongWork, signal }: LinePatience,
  work: (signal: AbortSignal, heard: () => void) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const leave = (): void => ending.abort(signal?.reason);
  if (signal?.aborted === true) leave();
  signal?.addEventListener('abort', leave);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => ending.abort(new DOMException('The line is silent', 'TimeoutError')), ms);
  };
  wait((isLongWork ? LONG_WORK_MS : ANSWER_MS) + bytes / SLOWEST);
  try {
    return await Promise.race([work(ending.signal, () => wait(REST_MS)), ended(ending.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

/** Rejects when the signal aborts, for work that does not look at it. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
