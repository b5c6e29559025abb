/**
 * Runs lanes of work in parallel; the steps of a lane run one after the other. Continues after a failure, so that one run shows all. Each line
 * of output begins with the name of its lane. Resolves to the titles of the steps that failed.
 * @param {Readonly<Record<string, readonly { title: string, work: (tell: (line: string) => void) => Promise<unknown> }[]>>} lanes
 * @param {(text: string) => void} write
 * @returns {Promise<readonly string[]>}
 */
export async function runLanes(lanes, write = (text) => process.stdout.write(text)) {
  const failed = [];
  const width = Math.max(...Object.keys(lanes).map((name) => name.length));
  const runLane = async ([name, steps]) => {
    const tell = (line) => write(`${name.padEnd(width)} | ${line}\n`);
    for (const { title, work } of steps) {
      const start = Date.now();
      const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
      tell(`== ${title}`);
      try {
        await work(tell);
        tell(`== ${title}: passed in ${seconds()}`);
      } catch (error) {
        failed.push(title);
        tell(`== ${title}: FAILED after ${seconds()} (${error.message})`);
      }
    }
  };
  await Promise.all(Object.entries(lanes).map(runLane));
  return failed;
}
