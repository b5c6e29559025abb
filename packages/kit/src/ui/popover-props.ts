import type { ReactNode } from 'react';

/** What a popover is given. */
export type PopoverProps = {
  /** What stands inside the button. */
  readonly trigger: ReactNode;
  readonly triggerClass: string;
  readonly label: string;
  readonly title?: string | undefined;
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly children: ReactNode;
};
