import { panelText } from '@fracht/content';
import { Confirm } from '../ui/modal.tsx';
import type { Typed } from './use-unsaved-guard.ts';

/** Asks before typed text is lost. Rendered inside the window of its form, so that Escape closes only the question. */
export function TypedQuestion({ typed }: { typed: Typed }) {
  const text = panelText.typed;
  return (
    <Confirm
      show={typed.isAsking}
      title={text.title}
      text={text.text}
      keep={text.keep}
      act={text.discard}
      onKeep={typed.keep}
      onAct={typed.discard}
    />
  );
}
