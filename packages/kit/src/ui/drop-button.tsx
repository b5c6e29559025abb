import { X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button, type ButtonLook } from './button.tsx';

/**
 * Removes its row from the list around it, which is an element with `data-rows`. The focus moves to the next row's button, else to the last row's, else to the
 * list's first button.
 */
export function DropButton({
  label,
  size,
  className,
  onDrop,
}: Pick<ButtonLook, 'size'> & { label: string; className?: string | undefined; onDrop: () => void }) {
  return (
    <Button
      kind="ghost"
      size={size}
      iconOnly
      className={className}
      aria-label={label}
      title={label}
      data-drop
      onClick={({ currentTarget }) => {
        const rows = currentTarget.closest('[data-rows]');
        const place = dropsIn(rows).indexOf(currentTarget);
        flushSync(onDrop);
        const left = dropsIn(rows);
        (left[Math.min(place, left.length - 1)] ?? rows?.querySelector('button'))?.focus();
      }}
    >
      <X className="i" aria-hidden="true" />
    </Button>
  );
}

function dropsIn(rows: Element | null): readonly HTMLButtonElement[] {
  return [...(rows?.querySelectorAll<HTMLButtonElement>('button[data-drop]') ?? [])];
}
