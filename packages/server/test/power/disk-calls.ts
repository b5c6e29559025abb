type Moments = {
  /** When the call began and when it returned, in seconds since 1970; infinity for a call that never returned. */
  readonly began: number;
  readonly ended: number;
};

/** One call by which a process changed what is on its disk, or waited until that was there. */
export type DiskCall = Moments &
  (
    | { readonly kind: 'CREATE' | 'REMOVE'; readonly path: string }
    | { readonly kind: 'WRITE'; readonly path: string; readonly offset: number; readonly bytes: Uint8Array }
    | { readonly kind: 'TRUNCATE'; readonly path: string; readonly size: number }
    | { readonly kind: 'RENAME'; readonly path: string; readonly to: string }
    /** For a file: its bytes. For a folder: the names in it. */
    | { readonly kind: 'SYNC'; readonly path: string }
  );

const TRACED = [
  'openat',
  'lseek',
  'write',
  'pwrite64',
  'writev',
  'pwritev',
  'ftruncate',
  'fallocate',
  'fsync',
  'fdatasync',
  'rename',
  'renameat',
  'renameat2',
  'unlink',
  'unlinkat',
] as const;

/** The options of strace for output to this file that `diskCalls` can read: all threads, moments, paths of open files, every byte. */
export function straceArgs(file: string): readonly string[] {
  // The tracer runs detached, so that the server is a direct child of the process that starts it, and is killed alone.
  const how = ['-D', '-f', '-ttt', '-T', '-y', '-xx', '-s', String(16 * 1_048_576), '--seccomp-bpf'];
  return [...how, '-e', `trace=${TRACED.join(',')}`, '-o', file];
}

/** A line of strace: thread, moment, name, arguments, return value, and for how many seconds it ran. */
const LINE = /^(\d+) +(\d+\.\d+) (\w+)\((.*)\) += (-?\d+)(?:<.*>)?(?: \w+ \(.*\))? <(\d+\.\d+)>$/u;
const UNFINISHED = /^(\d+) +(\d+\.\d+) (\w+)\((.*) <unfinished \.\.\.>$/u;
const RESUMED = /^(\d+) +\d+\.\d+ <\.\.\. (\w+) resumed>(.*)\) += (-?\d+)(?:<.*>)?(?: \w+ \(.*\))? <(\d+\.\d+)>$/u;

type Line = Moments & { readonly name: string; readonly args: string; readonly answer: number };

/** The calls about files in a folder, in the order in which they began, from strace's output. Throws for a call that it does not know how to replay. */
export function diskCalls(trace: string, folder: string): readonly DiskCall[] {
  const positions = new Map<string, number>();
  return linesOf(trace)
    .toSorted((one, other) => one.began - other.began)
    .flatMap((line) => (line.answer < 0 ? [] : callsIn(line, folder, positions)));
}

/** Calls that ended, and those that were still going on when the process was killed. */
function linesOf(trace: string): readonly Line[] {
  const lines: Line[] = [];
  const open = new Map<string, Omit<Line, 'ended' | 'answer'>>();
  for (const text of trace.split('\n')) {
    const whole = LINE.exec(text);
    const begun = whole === null ? UNFINISHED.exec(text) : null;
    const resumed = whole === null && begun === null ? RESUMED.exec(text) : null;
    if (whole !== null) {
      const [, , moment = '', name = '', args = '', answer = '', time = ''] = whole;
      lines.push({ began: Number(moment), ended: Number(moment) + Number(time), name, args, answer: Number(answer) });
    } else if (begun !== null) {
      const [, thread = '', moment = '', name = '', args = ''] = begun;
      open.set(thread, { began: Number(moment), name, args });
    } else if (resumed !== null) {
      const [, thread = '', , rest = '', answer = '', time = ''] = resumed;
      const first = open.get(thread);
      open.delete(thread);
      if (first === undefined) throw new Error(`A call ends that never began: ${text.slice(0, 100)}`);
      const args = `${first.args}${rest}`;
      lines.push({ ...first, args, ended: first.began + Number(time), answer: Number(answer) });
    }
  }
  const never = { ended: Number.POSITIVE_INFINITY, answer: 0 };
  return [...lines, ...[...open.values()].map((line) => ({ ...line, ...never }))];
}

/** `positions`: the offset of the next `write` to an open file, by its number and path. */
function callsIn(line: Line, folder: string, positions: Map<string, number>): readonly DiskCall[] {
  const { began, ended, name, args, answer } = line;
  const [file] = openFile(args);
  const inside = (path: string): boolean => path === folder || path.startsWith(`${folder}/`);
  const moments = { began, ended };
  switch (name) {
    case 'openat': {
      const [, where = '', flags = ''] = /^[^"]*"([^"]*)", ([\w|]+)/u.exec(args) ?? [];
      const path = unescaped(where);
      if (!inside(path) || !/O_CREAT|O_TRUNC/u.test(flags)) return [];
      positions.set(`${String(answer)} ${path}`, 0);
      if (flags.includes('O_APPEND')) throw new Error(`Appending is not repeated: ${path}`);
      const made: DiskCall[] = flags.includes('O_CREAT') ? [{ ...moments, kind: 'CREATE', path }] : [];
      return flags.includes('O_TRUNC') ? [...made, { ...moments, kind: 'TRUNCATE', path, size: 0 }] : made;
    }
    case 'lseek':
      if (file !== undefined && inside(file.path)) positions.set(`${file.number} ${file.path}`, answer);
      return [];
    case 'pwrite64': {
      if (file === undefined || !inside(file.path)) return [];
      const offset = Number(/, (\d+)$/u.exec(args)?.[1]);
      return [{ ...moments, kind: 'WRITE', path: file.path, offset, bytes: bytesIn(args, answer || Infinity) }];
    }
    case 'write':
    case 'writev': {
      if (file === undefined || !inside(file.path)) return [];
      const place = `${file.number} ${file.path}`;
      const offset = positions.get(place) ?? 0;
      const bytes = bytesIn(args, answer || Infinity);
      positions.set(place, offset + bytes.length);
      return [{ ...moments, kind: 'WRITE', path: file.path, offset, bytes }];
    }
    case 'ftruncate':
      if (file === undefined || !inside(file.path)) return [];
      return [{ ...moments, kind: 'TRUNCATE', path: file.path, size: Number(/, (\d+)$/u.exec(args)?.[1]) }];
    case 'fsync':
    case 'fdatasync':
      return file !== undefined && inside(file.path) ? [{ ...moments, kind: 'SYNC', path: file.path }] : [];
    case 'rename':
    case 'renameat':
    case 'renameat2': {
      const [path = '', to = ''] = [...args.matchAll(/"([^"]*)"/gu)].map(([, text = '']) => unescaped(text));
      return inside(path) ? [{ ...moments, kind: 'RENAME', path, to }] : [];
    }
    case 'unlink':
    case 'unlinkat': {
      const path = unescaped(/"([^"]*)"/u.exec(args)?.[1] ?? '');
      return inside(path) ? [{ ...moments, kind: 'REMOVE', path }] : [];
    }
    default:
      if (file !== undefined && inside(file.path)) throw new Error(`${name} is not repeated: ${file.path}`);
      return [];
  }
}

/** The open files in a call's arguments: each a number with its path after it. */
function openFile(args: string): readonly { readonly number: string; readonly path: string }[] {
  const [, number, path] = /^(\d+)<([^>]*)>/u.exec(args) ?? [];
  return number === undefined || path === undefined ? [] : [{ number, path: unescaped(path) }];
}

/** The first bytes of the texts in a call's arguments. */
function bytesIn(args: string, most: number): Uint8Array {
  const texts = [...args.matchAll(/"([^"]*)"/gu)].map(([, text = '']) => text);
  return Buffer.from(texts.join('').replaceAll(String.raw`\x`, ''), 'hex').subarray(0, most);
}

function unescaped(text: string): string {
  return Buffer.from(text.replaceAll(String.raw`\x`, ''), 'hex').toString();
}
