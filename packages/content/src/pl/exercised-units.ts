/** What a game exercises of a qualification, by its areas; shown to teachers, who confirm the codes themselves. (CRR-4) */
export type ExercisedUnit = {
  readonly unit: string;
  readonly whole: readonly string[];
  readonly partly: readonly string[];
  readonly not: readonly string[];
};

/** "Exercised" is what is played in every lesson; "partly" is what the game shows or asks about but does not let the player do. */
export const EXERCISED_UNITS: readonly ExercisedUnit[] = [
  {
    unit: 'SPL.04 Organizacja transportu',
    whole: [
      'Dobór samochodu do ładunku: plandeka, chłodnia, ADR, ponadgabaryt.',
      'Plan przewozu w\u00a0czasie: okna załadunku i\u00a0rozładunku, czas jazdy, przerwy, odpoczynki, zapas.',
      'Wybór postoju: strzeżony albo nie, przed limitem czasu jazdy i\u00a0przed końcem doby.',
    ],
    partly: [
      'Kalkulacja kosztów: gra liczy ją sama i\u00a0pokazuje w\u00a0częściach. Uczeń porównuje i\u00a0wybiera, niczego nie układa.',
      'Trasa: jest zawsze najkrótsza. Uczeń nie porównuje dróg ani opłat za nie.',
      'Dokumenty przewozu: wiadomo, jakie są i\u00a0czego brakuje. Uczeń ich nie wypełnia.',
    ],
    not: [
      'Plan załadunku: miejsca paletowe, metry ładunkowe, masa, naciski osi.',
      'Inne gałęzie transportu i\u00a0transport intermodalny. Prom jest w\u00a0grze tylko odcinkiem drogi.',
      'Harmonogramy i\u00a0rozkłady jazdy.',
    ],
  },
  {
    unit: 'SPL.05 Organizacja transportu oraz obsługa klientów i\u00a0kontrahentów',
    whole: [
      'Rozmowa z\u00a0klientem o\u00a0opóźnieniu, postojowym, zmianie terminu lub miejsca.',
      'Szkoda i\u00a0reklamacja: kogo zawiadomić, jakie dowody zebrać, kto odpowiada.',
      'Terminy i\u00a0kara umowna w\u00a0wyborze zlecenia.',
    ],
    partly: [
      'Podwykonawca: uczeń porównuje cenę i\u00a0termin. Jak sprawdza się przewoźnika, pyta sytuacja i\u00a0mówią objaśnienia.',
      'Stawka i\u00a0warunki zlecenia: są dane. Negocjuje się tylko dopłaty w\u00a0zmianach zlecenia.',
      'Zapłata: termin, sprawdzenie płatnika, nota, w\u00a0sytuacjach. Fracht wpływa w\u00a0grze od razu po dostawie.',
      'Zgłoszenia SENT i\u00a0wymiana palet: w\u00a0sytuacjach.',
    ],
    not: [
      'Oferta, wycena i\u00a0zlecenie spedycyjne.',
      'Incoterms, cło, ubezpieczenie ładunku.',
      'Faktura: VAT i\u00a0waluta.',
      'Obsługa klienta w\u00a0języku obcym.',
    ],
  },
  {
    unit: 'TDR.02 Organizacja przewozu środkami transportu drogowego',
    whole: [
      'Czas jazdy, przerwa i\u00a0odpoczynek dobowy; doba, w\u00a0której odpoczynek musi się skończyć.',
      'Wypadek, awaria, kradzież, kontrola: kolejność działań i\u00a0kto za co odpowiada.',
    ],
    partly: [
      'Ładunki ADR, chłodnicze i\u00a0ponadgabarytowe: podstawy, w\u00a0sytuacjach.',
      'Kabotaż i\u00a0delegowanie kierowcy: zlecenie jest oznaczone i\u00a0opisane, ale gra niczego tu nie zabrania i\u00a0nie liczy.',
      'Koszt pojazdu: jedna stawka za kilometr w\u00a0podziale na paliwo, opłaty drogowe, kierowcę i\u00a0koszty stałe.',
      'Odpoczynek skrócony i\u00a0przerwa dzielona: są w\u00a0objaśnieniach, gra ich nie liczy.',
      'Odpoczynek tygodniowy, karta kierowcy i\u00a0wydruki z\u00a0tachografu: w\u00a0sytuacjach.',
    ],
    not: [
      'Rodzaje przewozów, licencja i\u00a0zezwolenia przewoźnika.',
      'Ewidencja czasu pracy, odczyt danych z\u00a0tachografu i\u00a0karty kierowcy.',
      'Limity jazdy i\u00a0pracy w\u00a0tygodniu: gra trwa za krótko.',
      'Przewóz osób.',
    ],
  },
];
