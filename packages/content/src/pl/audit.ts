/** Polish of the audit that is stored with its entries. */
export const auditText = {
  stage: (id: number) => `Runda ${id}`,
  retention: 'Czas przechowywania kont',
  sharedComputers: 'Wspólne komputery',
  registration: { students: 'Rejestracja studentów', lecturers: 'Rejestracja wykładowców' },
} as const;
