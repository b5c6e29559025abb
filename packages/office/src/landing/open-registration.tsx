import { createContext, useContext, type ReactNode } from 'react';
import type { RegistrationRules } from '@fracht/protocol';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { PopupLink, type OpenPopup } from './popup-link.tsx';
import styles from './open-registration.module.css';

/** The rule if the server could not be asked: everybody may try, and the server decides anyway. */
const ANYBODY: RegistrationRules = {
  students: { open: true, domains: [] },
  lecturers: { open: true, domains: [] },
};

/** Who may register, for the whole landing page; null: unknown so far. */
export const OpenRegistration = createContext<RegistrationRules | null>(null);

/** Who may register; everybody, for the window opened by its address before that is known. */
export function useOpenRegistration(): RegistrationRules {
  return useContext(OpenRegistration) ?? ANYBODY;
}

/** Who may register, after the server was asked. */
export function knownRules({
  value,
  isFailed,
}: {
  readonly value: RegistrationRules | null;
  readonly isFailed: boolean;
}): RegistrationRules | null {
  return value ?? (isFailed ? ANYBODY : null);
}

/** A link to the registration; nothing if nobody may register, and until that is known only an invisible placeholder. (LND-17, LND-23) */
export function RegistrationLink({
  className,
  ...props
}: {
  onOpen: OpenPopup;
  className?: string | undefined;
  children: ReactNode;
}) {
  const rules = useContext(OpenRegistration);
  if (rules === null)
    return <PopupLink to="rejestracja" {...props} className={classNames(className, styles.unknown)} />;
  const { students, lecturers } = rules;
  return students.open || lecturers.open ? <PopupLink to="rejestracja" {...props} className={className} /> : null;
}
