import type { ReactNode } from 'react';

/** Props of a popover. */
export type PopoverProps = {
  /** The content of the button. */
  readonly trigger: ReactNode;
  readonly triggerClass: string;
  readonly label: string;
  readonly title?: string | undefined;
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly children: ReactNode;
};
