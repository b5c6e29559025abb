import { Redo2, Undo2 } from 'lucide-react';
import { editorText } from '@fracht/content';
import { Button } from '../ui/button.tsx';

/** Undo and redo buttons, each enabled while it has a step. */
export function StepButtons({
  canUndo,
  canRedo,
  undo,
  redo,
}: {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}) {
  const steps = [
    { label: editorText.undo, Sign: Undo2, isOff: !canUndo, press: undo },
    { label: editorText.redo, Sign: Redo2, isOff: !canRedo, press: redo },
  ];
  return steps.map(({ label, Sign, isOff, press }) => (
    <Button key={label} kind="ghost" iconOnly aria-label={label} title={label} disabled={isOff} onClick={press}>
      <Sign className="i" aria-hidden="true" />
    </Button>
  ));
}
