import { Children, type ReactNode } from 'react';

/**
 * Children in which each run of texts is one text in an element of its own. A translator of the browser replaces texts: one that React put beside something
 * else it would look for in vain when that comes or goes, and would change where nobody sees it. (UIX-25)
 */
export function wholeTexts(children: ReactNode): ReactNode {
  const whole: ReactNode[] = [];
  let run = '';
  let runs = 0;
  const endRun = (): void => {
    if (run !== '') whole.push(<bdi key={`text-${runs}`}>{run}</bdi>);
    runs += run === '' ? 0 : 1;
    run = '';
  };
  for (const child of Children.toArray(children)) {
    if (typeof child === 'string' || typeof child === 'number') run += String(child);
    else {
      endRun();
      whole.push(child);
    }
  }
  endRun();
  return whole;
}
