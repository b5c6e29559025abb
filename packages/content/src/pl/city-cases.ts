/** A city's name in the cases that sentences need: accusative (biernik), locative with its preposition (miejscownik), instrumental (narzędnik). */
export type CityCases = { readonly through: string; readonly inside: string; readonly before: string };

/** Declined names by city id: "przez Warszawę", "w Warszawie", "przed Warszawą". */
export const cityCases: readonly CityCases[] = [
  { through: 'Poznań', inside: 'w\u00a0Poznaniu', before: 'Poznaniem' },
  { through: 'Malmö', inside: 'w\u00a0Malmö', before: 'Malmö' },
  { through: 'Szczecin', inside: 'w\u00a0Szczecinie', before: 'Szczecinem' },
  { through: 'Warszawę', inside: 'w\u00a0Warszawie', before: 'Warszawą' },
  { through: 'Kraków', inside: 'w\u00a0Krakowie', before: 'Krakowem' },
  { through: 'Wrocław', inside: 'we\u00a0Wrocławiu', before: 'Wrocławiem' },
  { through: 'Hamburg', inside: 'w\u00a0Hamburgu', before: 'Hamburgiem' },
  { through: 'Drezno', inside: 'w\u00a0Dreźnie', before: 'Dreznem' },
  { through: 'Hanower', inside: 'w\u00a0Hanowerze', before: 'Hanowerem' },
  { through: 'Norymbergę', inside: 'w\u00a0Norymberdze', before: 'Norymbergą' },
  { through: 'Rotterdam', inside: 'w\u00a0Rotterdamie', before: 'Rotterdamem' },
  { through: 'Paryż', inside: 'w\u00a0Paryżu', before: 'Paryżem' },
  { through: 'Lyon', inside: 'w\u00a0Lyonie', before: 'Lyonem' },
  { through: 'Marsylię', inside: 'w\u00a0Marsylii', before: 'Marsylią' },
  { through: 'Tuluzę', inside: 'w\u00a0Tuluzie', before: 'Tuluzą' },
  { through: 'Göteborg', inside: 'w\u00a0Göteborgu', before: 'Göteborgiem' },
  { through: 'Białystok', inside: 'w\u00a0Białymstoku', before: 'Białymstokiem' },
  { through: 'Amsterdam', inside: 'w\u00a0Amsterdamie', before: 'Amsterdamem' },
];
