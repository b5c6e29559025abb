/** Polish texts stored with the entries of the audit log. */
export const auditText = {
  stage: (id: number) => `Runda ${id}`,
  retention: 'Czas przechowywania kont',
  sharedComputers: 'Wspólne komputery',
  registration: { students: 'Rejestracja studentów', lecturers: 'Rejestracja wykładowców' },
} as const;
