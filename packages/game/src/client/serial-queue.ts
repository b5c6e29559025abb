/** A queue that runs asynchronous work one after another, in the order given. A failure calls `failed` and does not stop the queue. */
export function serialQueue(failed: () => void): (work: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work).catch(failed);
  };
}
