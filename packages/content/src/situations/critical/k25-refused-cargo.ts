import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';

const NEW_PLACE = ask('Nadawca dzwoni: „oddajcie towar w innym mieście”. Co robisz, zanim zestaw ruszy?', [
  answer(
    5,
    'Przyjmuję nowy adres e-mailem i odmowę wpisuję do listu, a o stawkę zapytam po kursie',
    'Adres i odmowa są udokumentowane, ale po kursie nikt już nie chciał rozmawiać o dopłacie.',
    [effect('CHANGE_CITY'), effect('PROLONG_SHIPMENT', 480)],
  ),
  answer(
    15,
    'Potwierdzam na piśmie adres, stawkę i nowy termin, a odmowę wpisuję do listu',
    'Dodatkowe kilometry są zlecone i opłacone, a list przewozowy pokazuje, dlaczego zmieniono miejsce.',
    [effect('CHANGE_CITY'), effect('GIVE_MONEY', 900), effect('PROLONG_SHIPMENT', 480)],
  ),
  answer(
    0,
    'Zestaw rusza od razu, bo nadawca podał adres przez telefon i liczy się każda godzina',
    'Polecenie przez telefon trudno udowodnić. Za dodatkowe kilometry nikt nie zapłaci, a termin się nie zmienił.',
    [effect('CHANGE_CITY')],
  ),
]);

const NO_INSTRUCTIONS = ask(
  'Nadawca nie zgodził się na zwłokę i od dłuższego czasu nie daje żadnych instrukcji. Co dalej z towarem?',
  [
    answer(
      10,
      'Oddaję towar do składu na rachunek nadawcy i go zawiadamiam',
      'W przewozie międzynarodowym dopuszcza to CMR art. 16: skład na koszt osoby uprawnionej. Zawiadomienie należy się nadawcy zawsze.',
      [effect('TIME', 120)],
    ),
    answer(
      -5,
      'Kierowca czeka pod bramą do skutku, nadawca w końcu się odezwie',
      'Postój bez uzgodnień to koszt bez podstawy do zapłaty, a zestaw nie zarabia.',
      [effect('TIME', 600)],
    ),
    answer(
      3,
      'Zabieram towar na nasz plac i tam czekam na dalsze polecenia',
      'Towar jest bezpieczny, ale przechowujesz go na własny koszt i na własną odpowiedzialność.',
      [effect('TIME', 180), effect('MONETARY', 900)],
    ),
  ],
);

/** The consignee says that these are not the goods that were ordered. */
export const REFUSED_CARGO = emergency({
  id: 'K25',
  name: 'Odbiorca odmawia przyjęcia towaru',
  sources: [source('CMR', 'art. 12, 13, 15 i 16', '2026-11-29'), source('CARRIAGE', 'art. 55', '2026-11-29')],
  subtype: 'EMERGENCY',
  competence: 'INCIDENTS',
  types: ['ST', 'ATP', 'ADR'],
  status: 'WAITING_FOR_UNLOADING',
  image: 'refused-cargo',
  description:
    'Odbiorca twierdzi, że zamówił inny towar, i nie wpuszcza pojazdu na rampę. Kierowca stoi pod bramą z kompletem dokumentów i pyta, co ma zrobić.',
  help: 'Zastanów się, kto może rozporządzać towarem, dopóki odbiorca go nie przyjął. Każda decyzja w tej sprawie powinna być na piśmie.',
  knowledge:
    'Gdy odbiorca odmawia przyjęcia, przewoźnik prosi nadawcę o instrukcje (w przewozie międzynarodowym CMR art. 15, w krajowym art. 55 Prawa przewozowego). Według CMR prawo rozporządzania towarem przechodzi na odbiorcę dopiero wtedy, gdy dostanie drugi egzemplarz listu przewozowego albo zażąda wydania mu towaru (art. 12 i 13). Jeśli instrukcji nie ma, przewoźnik może towar wyładować i przechować na rachunek osoby uprawnionej (art. 16).',
  situation: ask(
    'Do kogo się zwracasz i co postanawiasz?',
    [
      answer(
        -10,
        'Każę zostawić towar pod rampą: skoro dojechał pod adres, to dostawa jest wykonana',
        'To porzucenie przesyłki. Frachtu nie będzie, a za straty w towarze odpowiada przewoźnik.',
        [effect('NO_PAYMENT'), effect('MONETARY', 4000)],
        {
          breaks: breach(
            'CMR',
            'art. 15 ust. 1, a w kraju Prawo przewozowe, art. 55',
            'Porzucenie towaru bez pytania nadawcy o instrukcje',
          ),
        },
      ),
      answer(
        -5,
        'Odsyłam zestaw do nadawcy, skoro odbiorca nie chce towaru, a nadawca na pewno zrozumie',
        'Powrót bez instrukcji to własny koszt przewoźnika. Nikt nie zapłaci ani za drogę tam, ani z powrotem.',
        [effect('GO_BACK'), effect('NO_PAYMENT')],
        {
          breaks: breach(
            'CMR',
            'art. 15 ust. 1, a w kraju Prawo przewozowe, art. 55',
            'Odesłanie towaru bez pytania nadawcy o instrukcje',
          ),
        },
      ),
      answer(
        15,
        'Przez zleceniodawcę proszę nadawcę o pisemne instrukcje i dłuższy termin',
        'To właściwy adresat: towarem rozporządza nadawca, a instrukcja na piśmie chroni przewoźnika.',
        [effect('TIME', 60)],
        { input: true, inputType: 'PROLONG_SHIPMENT', inputValue: 120, situation: NEW_PLACE },
      ),
    ],
    NO_INSTRUCTIONS,
  ),
});
