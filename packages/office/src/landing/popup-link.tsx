import type { MouseEvent, ReactNode } from 'react';
import type { PopupName } from './popup-name.ts';

export type OpenPopup = (popup: PopupName | null) => void;

/** A link that opens a window of the page; thanks to its address it works even before the script has loaded. */
export function PopupLink({
  to,
  onOpen,
  className,
  children,
}: {
  to: PopupName;
  onOpen: OpenPopup;
  className?: string | undefined;
  children: ReactNode;
}) {
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(to);
  };
  return (
    <a href={`/?okno=${to}`} className={className} onClick={open}>
      {children}
    </a>
  );
}
