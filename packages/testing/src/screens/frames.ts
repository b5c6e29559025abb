/**
 * Setup file of all packages that are drawn in a browser: the page draws frames for as long as it is open. jsdom begins an interval when somebody waits for a
 * frame and ends it when nobody does; begun while a test has false timers in place of the real ones it would never fire again, and later files of the same
 * worker, which have the same page, would wait for a frame for ever. Nothing has a size in it, so that it scrolls nowhere: jsdom would write each time that it
 * cannot, and the worker send that to the run.
 */
const DRAWS = Symbol.for('the page draws frames');

if (typeof document !== 'undefined' && !Object.hasOwn(document, DRAWS)) {
  Object.defineProperty(document, DRAWS, { value: true });
  const requestFrame = window.requestAnimationFrame.bind(window);
  const draw = (): void => void requestFrame(draw);
  draw();
  window.scrollTo = () => undefined;
}
