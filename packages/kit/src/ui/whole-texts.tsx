import { Children, type ReactNode } from 'react';

/**
 * Children in which each run of texts is one text in an element of its own. A browser's translator replaces text nodes: React would no longer find one that it
 * had put next to something else, and would change one that is no longer shown. (UIX-25)
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
