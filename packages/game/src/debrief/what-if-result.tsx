import type { ComparedChoice } from './compared-choice.ts';
import { CourseComparison } from './course-comparison.tsx';
import { ExpectedCard } from './expected-card.tsx';
import { WhatIfAccount } from './what-if-account.tsx';

/** What would have come of an alternative: the amount with its sentences, the courses of the cars, the account. `words`: the alternative in words. (DBS-6) */
export function WhatIfResult({ words, ...compared }: ComparedChoice & { readonly words: string }) {
  const { whatIf, decision } = compared;
  const { was, would } = whatIf.course;
  return (
    <>
      <ExpectedCard {...compared} />
      {was.car === null && would.car === null ? null : <CourseComparison whatIf={whatIf} decision={decision} />}
      <WhatIfAccount whatIf={whatIf} words={words} />
    </>
  );
}
