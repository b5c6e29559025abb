/** A question asked after a game: answered in words, on a scale from 1 to 5, or by ticking options. (SRV-1) */
export type ShippedQuestion = {
  readonly id: string;
  readonly kind: 'text' | 'scale' | 'choice';
  readonly value: string;
  readonly options?: readonly string[];
};

/** The questions a teacher starts with. */
export const SURVEY_QUESTIONS: readonly ShippedQuestion[] = [
  {
    id: 'Q01',
    kind: 'text',
    value: 'Która decyzja w\u00a0grze kosztowała najwięcej pieniędzy i\u00a0jak wyglądałaby dzisiaj?',
  },
  {
    id: 'Q02',
    kind: 'scale',
    value:
      'Na ile gra pomogła zrozumieć, dlaczego trasę planuje się od czasu jazdy kierowcy, a\u00a0nie od terminu dostawy? (1\u00a0– wcale, 5\u00a0– bardzo)',
  },
  {
    id: 'Q03',
    kind: 'scale',
    value: 'Jak oceniasz trudność sytuacji krytycznych? (1\u00a0– bardzo łatwe, 5\u00a0– bardzo trudne)',
  },
  {
    id: 'Q04',
    kind: 'choice',
    value: 'Co było sprawdzane przed przyjęciem zlecenia?',
    options: ['Okna czasowe', 'Stawka', 'Położenie samochodu', 'Kara umowna', 'Typ pojazdu'],
  },
  {
    id: 'Q05',
    kind: 'text',
    value: 'Kiedy wybór padał na parking strzeżony, a\u00a0kiedy na niestrzeżony? Uzasadnij.',
  },
  {
    id: 'Q06',
    kind: 'text',
    value: 'W\u00a0jakich sytuacjach najbardziej opłacało się zamówić podwykonawcę?',
  },
  {
    id: 'Q07',
    kind: 'text',
    value: 'Wymień trzy rzeczy, które należy zrobić w\u00a0pierwszej kolejności po wypadku z\u00a0rannymi.',
  },
  {
    id: 'Q08',
    kind: 'text',
    value:
      'Jak rozumiesz limit trzech kursów UE na samochód w\u00a0tej grze i\u00a0czym różni się on od kabotażu w\u00a0przepisach?',
  },
  {
    id: 'Q09',
    kind: 'text',
    value:
      'Jakie dokumenty powinny znaleźć się w\u00a0kabinie przy przewozie towarów niebezpiecznych (ADR), a\u00a0jakie przy przewozie chłodnią?',
  },
  {
    id: 'Q10',
    kind: 'scale',
    value:
      'Jak oceniasz współpracę w\u00a0zespole i\u00a0sposób podejmowania decyzji? (1\u00a0– bardzo źle, 5\u00a0– bardzo dobrze)',
  },
  {
    id: 'Q11',
    kind: 'scale',
    value:
      'Na ile zrozumiałe i\u00a0przydatne były informacje zwrotne po odpowiedziach? (1\u00a0– wcale, 5\u00a0– w\u00a0pełni)',
  },
  {
    id: 'Q12',
    kind: 'text',
    value: 'Czego zabrakło w\u00a0grze, aby była bliższa pracy prawdziwego dyspozytora?',
  },
];
