/**
 * Setup file of all packages that are drawn in a browser: the page draws frames for as long as it is open. jsdom starts an interval when somebody waits for a
 * frame and stops it when nobody does; if it were started while a test has fake timers it would never fire again, and later files of the same worker, which
 * have the same page, would wait for a frame for ever. Nothing has a size in jsdom, so nothing scrolls: jsdom would log each time that it cannot, and the
 * worker send that to the run.
 */
const DRAWS = Symbol.for('the page draws frames');

if (typeof document !== 'undefined' && !Object.hasOwn(document, DRAWS)) {
  Object.defineProperty(document, DRAWS, { value: true });
  const requestFrame = window.requestAnimationFrame.bind(window);
  const draw = (): void => void requestFrame(draw);
  draw();
  window.scrollTo = () => undefined;
}
