import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';

/** Loads the glossary, in a chunk of its own: the text can be read before its terms are marked. */
const MarkedText = lazyPart(() => import('./marked-text.tsx').then((part) => part.MarkedText));
const MarkedTerms = lazyPart(() => import('./marked-text.tsx').then((part) => part.MarkedTerms));

/** A text of a situation, in which technical terms can be opened. (HLP-6) */
export function TermText({ text }: { readonly text: string }) {
  return (
    <Suspense fallback={<bdi>{text}</bdi>}>
      <MarkedText text={text} />
    </Suspense>
  );
}

/** The technical terms of texts that are buttons themselves, shown below them; nothing if there are none. (HLP-6) */
export function TermsOf({ texts }: { readonly texts: readonly string[] }) {
  return (
    <Suspense fallback={null}>
      <MarkedTerms texts={texts} />
    </Suspense>
  );
}
