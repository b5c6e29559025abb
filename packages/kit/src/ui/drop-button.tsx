import { X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button, type ButtonLook } from './button.tsx';

/**
 * Takes a row out of the list around it, an element with `data-rows`. The focus goes on to the row that comes to its place, else to the
 * last one left, else to the list's first button.
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
