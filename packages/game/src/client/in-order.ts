/** Runs asynchronous work one after another, in the order given; a failure is told to `failed` and stops nothing. */
export function inOrder(failed: () => void): (work: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work).catch(failed);
  };
}
