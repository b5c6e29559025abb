import type { Competence } from '@fracht/engine';

/**
 * Units of the core curriculum to which each competence may belong: a proposal to start from, for qualifications that Polish schools of logistics teach. Each
 * line is a code and its meaning. Nobody has checked it against the curriculum: the school has to, and confirms or changes it.
 */
export const PROPOSED_CURRICULUM: Readonly<Record<Competence, readonly string[]>> = {
  DRIVING_TIME: [
    'TDR.02 Organizacja przewozu środkami transportu drogowego: czas jazdy, przerwy i odpoczynki kierowcy',
    'SPL.04 Organizacja transportu: planowanie czasu pracy kierowcy',
  ],
  WINDOWS: [
    'SPL.05 Organizacja transportu oraz obsługa klientów i kontrahentów: terminy załadunku i rozładunku',
    'SPL.04 Organizacja transportu: planowanie przewozu w czasie',
  ],
  VEHICLE_AND_COST: [
    'SPL.04 Organizacja transportu: dobór pojazdu i kalkulacja kosztów przewozu',
    'SPL.05 Organizacja transportu oraz obsługa klientów i kontrahentów: zlecenia dla podwykonawców',
    'TDR.02 Organizacja przewozu środkami transportu drogowego: dobór pojazdu do ładunku',
  ],
  CARGO_AND_PARKING: [
    'TDR.02 Organizacja przewozu środkami transportu drogowego: ładunki niebezpieczne, chłodnicze i ponadgabarytowe',
    'SPL.04 Organizacja transportu: bezpieczeństwo ładunku na postoju',
  ],
  INCIDENTS: [
    'SPL.05 Organizacja transportu oraz obsługa klientów i kontrahentów: dokumenty, szkody i reklamacje',
    'TDR.02 Organizacja przewozu środkami transportu drogowego: wypadki, awarie i kontrole',
  ],
};
