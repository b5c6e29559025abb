import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';

/** With the glossary, in a part of its own: a text is read before its words are known. */
const MarkedText = lazyPart(() => import('./marked-text.tsx').then((part) => part.MarkedText));
const MarkedTerms = lazyPart(() => import('./marked-text.tsx').then((part) => part.MarkedTerms));

/** A text of a situation, in which the words of the trade can be opened. (HLP-6) */
export function TermText({ text }: { readonly text: string }) {
  return (
    <Suspense fallback={<bdi>{text}</bdi>}>
      <MarkedText text={text} />
    </Suspense>
  );
}

/** The words of the trade in texts that are buttons themselves, below these; nothing where there are none. (HLP-6) */
export function TermsOf({ texts }: { readonly texts: readonly string[] }) {
  return (
    <Suspense fallback={null}>
      <MarkedTerms texts={texts} />
    </Suspense>
  );
}
