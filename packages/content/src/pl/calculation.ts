/** Polish of what a trip brings and costs: in the list of orders, beside the cars that can be sent, after the trip. */
export const calculationText = {
  margin: 'Marża',
  costs: 'Koszt własny',
  freight: 'Fracht',
  none: '—',
  noneSpoken: 'nie liczy się, bo żaden samochód nie zdąży',
  km: (all: string) => `${all}\u00a0km`,
  kmEmpty: (all: string, empty: string) => `${all}\u00a0km, pusto ${empty}`,
  loadedAndEmpty: (loaded: string, empty: string) => `${loaded} + ${empty} na\u00a0pusto`,
  loss: 'strata',
  marginOf: (amount: string) => `marża ${amount}`,
  lossOf: (amount: string) => `strata ${amount}`,
  rule: {
    costs: 'Koszt:',
    costsAre:
      'km na pusto i\u00a0z\u00a0ładunkiem × stawka typu, promy i\u00a0parkingi z\u00a0planu jazdy; u\u00a0podwykonawcy jego cena.',
    margin: 'Marża:',
    marginIs: 'fracht bez kosztu, jeśli nic się nie wydarzy.',
  },
} as const;
