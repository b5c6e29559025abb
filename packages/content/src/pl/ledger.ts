const GAP = '\u00a0';

/** Polish texts of the list of changes of a player's money and points. */
export const ledgerText = {
  title: 'Skąd ten wynik',
  open: {
    MONEY: (amount: string) => `Pieniądze: ${amount}. Pokaż, co je zmieniło`,
    POINTS: (amount: string) => `Punkty: ${amount}. Pokaż, co je zmieniło`,
  },
  show: 'Pokaż zmiany',
  filters: { ALL: 'Wszystko', MONEY: 'Pieniądze', POINTS: 'Punkty' },
  list: 'Zmiany, od najnowszej',
  empty: 'Nic się jeszcze nie zmieniło.',
  points: 'pkt',
  when: (day: number, hour: string) => `dzień${GAP}${day} ${hour}`,
} as const;
