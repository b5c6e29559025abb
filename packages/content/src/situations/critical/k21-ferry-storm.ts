import { answer, ask, effect, emergency, source } from '@fracht/scenarios';

const PROOF = ask('Dostawa może się opóźnić. Jak zabezpieczasz firmę przed odpowiedzialnością za spóźnienie?', [
  answer(
    -5,
    'Nie robię nic, bo o sztormie mówią we wszystkich wiadomościach',
    'Ciężar dowodu spoczywa na przewoźniku. Bez dokumentów klient policzy zwykłe opóźnienie.',
  ),
  answer(
    10,
    'Wysyłam klientowi komunikat armatora i zdjęcia oraz proszę o nowy termin',
    'To okoliczności, których nie można było uniknąć. Udowodnione, zwalniają z odpowiedzialności za opóźnienie (CMR art. 17 ust. 2).',
    [effect('PROLONG_SHIPMENT', 540)],
  ),
  answer(
    5,
    'Uprzedzam odbiorcę przez telefon, a dokumenty zbiorę, jeśli klient zażąda wyjaśnień',
    'Telefon pomógł przesunąć awizację, ale bez zebranych od razu dowodów trudno będzie obronić się przed roszczeniem.',
    [effect('PROLONG_SHIPMENT', 240)],
  ),
]);

/** The crossing is cancelled for a storm. */
export const FERRY_STORM = emergency({
  id: 'K21',
  name: 'Prom odwołany z powodu sztormu',
  sources: [
    source('DRIVING_TIMES', 'art. 4, 8 i 9 (odpoczynek na promie)', '2026-11-29'),
    source('CMR', 'art. 17 ust. 2, art. 23 ust. 5 i art. 41', '2026-11-30'),
  ],
  subtype: 'FERRY',
  competence: 'INCIDENTS',
  image: 'ferry-storm',
  description:
    'Armator odwołał rejs z powodu sztormu. Następny prom na drugi brzeg wypłynie najwcześniej za kilka godzin, gdy wiatr osłabnie, a kolejka ciężarówek szybko rośnie.',
  help: 'Pomyśl o czterech rzeczach: rezerwacji, innych armatorach, czasie jazdy kierowcy i odbiorcy. Policz, ile naprawdę kosztuje objazd lądem.',
  knowledge:
    'Po sztormie ciężarówki odprawia się według rezerwacji i kolejności zgłoszeń. Czekanie w porcie jest odpoczynkiem dopiero wtedy, gdy kierowca swobodnie dysponuje czasem co najmniej 9 godzin z rzędu; przesuwanie zestawu w kolejce to praca. Na promie wolno przerwać regularny odpoczynek dzienny (11 godzin) najwyżej dwa razy, łącznie do godziny, a kierowca musi mieć koję (rozporządzenie (WE) nr 561/2006, art. 9). Okoliczności, których nie można było uniknąć, trzeba udowodnić: służą temu komunikat armatora, zdjęcia i wydruk rezerwacji. Samą karę umowną za opóźnienie sądy uznają w przewozie międzynarodowym zwykle za nieważną (CMR, art. 23 ust. 5 i art. 41); dowody chronią przed odszkodowaniem za szkodę.',
  situation: ask('Co robisz w pierwszej kolejności?', [
    answer(
      -10,
      'Kieruję zestaw objazdem lądem, przez duńskie mosty, bo jazda jest lepsza niż stanie w porcie',
      'Objazd to setki kilometrów i wysokie opłaty za mosty. Kierowcy skończy się czas jazdy, zanim nadrobi choć godzinę.',
      [effect('MONETARY', 1800)],
      { changeDistance: 410, situation: PROOF },
    ),
    answer(
      5,
      'Kupuję miejsce u innego armatora, na wcześniejszy rejs do sąsiedniego portu',
      'To możliwe, ale jest drożej i dalej od celu, a siedem godzin oczekiwania i dojazdu nie zastąpi odpoczynku dziennego, na który trzeba co najmniej dziewięciu bez przerwy.',
      [effect('TIME', 420), effect('MONETARY', 700)],
      { changeDistance: 30, situation: PROOF },
    ),
    answer(
      15,
      'Przebukowuję na pierwszy rejs po sztormie, a kierowca odpoczywa na parkingu portu',
      'Miejsca pilnuje rezerwacja, więc nikt nie przesuwa zestawu w kolejce: dziewięć godzin na parkingu to skrócony odpoczynek dzienny.',
      [effect('TIME', 540), effect('REST_DRIVER')],
      { situation: PROOF },
    ),
  ]),
});
