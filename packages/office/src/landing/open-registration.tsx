import { createContext, useContext, type ReactNode } from 'react';
import type { RegistrationRules } from '@fracht/protocol';
import { PopupLink, type OpenPopup } from './popup-link.tsx';

/** What holds until the server has said otherwise: everybody may register. */
export function openToAll(): RegistrationRules {
  const anybody = { open: true, domains: [] };
  return { students: anybody, lecturers: anybody };
}

/** Who may register, for all of the landing page. */
export const OpenRegistration = createContext<RegistrationRules>(openToAll());

/** A link to the registration; nothing where nobody may register. (LND-17) */
export function RegistrationLink(props: { onOpen: OpenPopup; className?: string | undefined; children: ReactNode }) {
  const { students, lecturers } = useContext(OpenRegistration);
  return students.open || lecturers.open ? <PopupLink to="rejestracja" {...props} /> : null;
}
