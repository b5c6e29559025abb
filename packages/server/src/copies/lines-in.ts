const NEWLINE = 0x0a;

/** The lines of a stream of UTF-8, without their ends. Only a newline ends a line: texts may hold any other separator. */
export async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of source) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at)]).toString('utf8');
      rest = [];
      from = at + 1;
    }
    rest.push(chunk.subarray(from));
  }
  const last = Buffer.concat(rest).toString('utf8');
  if (last !== '') yield last;
}
