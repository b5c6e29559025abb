import type { ReactNode } from 'react';
import { blanksOf, landingEditorText } from '@fracht/content';
import { Note } from '@fracht/kit/ui/note.tsx';

/** Warns of the blanks that nobody has filled in, each as it is written in the policy; nothing if there are none. `children`: the link to the editor. (TXE-5) */
export function PolicyBlanks({ policy, children }: { policy: string; children?: ReactNode }) {
  const text = landingEditorText.blanks;
  const blanks = blanksOf(policy);
  if (blanks.length === 0) return null;
  return (
    <Note tone="warn">
      <b>{text.title(blanks.length)}</b>
      <bdi>{` ${text.text} `}</bdi>
      {children}
      {children === undefined ? (
        <ul className="small">
          {[...new Set(blanks)].map((blank) => (
            <li key={blank}>{blank}</li>
          ))}
        </ul>
      ) : null}
    </Note>
  );
}
