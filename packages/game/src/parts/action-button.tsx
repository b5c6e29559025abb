import { useRef, type ReactNode } from 'react';
import { Button, type ButtonKind, type ButtonSize } from '@fracht/kit/ui/button.tsx';
import type { ActionHandle } from '../store/use-game-action.ts';
import { useFocusHandOver } from './focus-hand-over.ts';

type ActionButtonProps = {
  readonly action: ActionHandle;
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly label?: string;
  readonly className?: string | undefined;
  /** Marks it as the next step, so that the focus can move on to it. */
  readonly isNext?: boolean;
  /** Called once the server has accepted the action. */
  readonly onDone?: () => void;
  readonly children: ReactNode;
};

/** A button for a game action: busy while it is unanswered, disabled with a reason if the rules refuse it. (LIN-13) */
export function ActionButton({
  action,
  kind,
  size = 's',
  label,
  className,
  isNext,
  onDone,
  children,
}: ActionButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandOver(button);
  const press = async (): Promise<void> => {
    const answer = await action.send();
    if (answer.ok) onDone?.();
  };
  return (
    <Button
      ref={button}
      kind={kind}
      size={size}
      className={className}
      aria-label={label}
      data-next={isNext}
      data-act={action.type}
      data-solid={kind === 'primary' || undefined}
      isBusy={action.isPending}
      reason={action.refusal}
      onClick={() => void press()}
    >
      {children}
    </Button>
  );
}
