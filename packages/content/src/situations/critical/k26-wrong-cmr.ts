import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { deliveryTalk } from '../talks.ts';
import { typedNumber } from '../typed-number.ts';

const PALLETS = ask(
  'Skan poprawionego listu jest już w kabinie, ale liczba palet na naczepie nadal nie zgadza się z dokumentem. Co polecasz?',
  [
    answer(
      -5,
      'Kierowca podpisuje list tak, jak stoi, a różnicę wyjaśnimy przy rozładunku',
      'Podpis bez uwag znaczy, że przyjęliśmy tyle palet, ile podaje list. Niedobór obciążył naszą firmę.',
      [effect('MONETARY', 1500)],
    ),
    answer(
      10,
      'Kierowca przelicza palety i robi zdjęcia, a nadawca potwierdza ich liczbę w liście',
      'Po załadunku samo zastrzeżenie kierowcy niewiele znaczy. Liczba potwierdzona przez nadawcę i zdjęcia pokazują, co naprawdę przyjęto.',
      [effect('TIME', 20)],
    ),
    answer(
      2,
      'Kierowca przelicza palety i podaje mi ich liczbę przez telefon, a ja notuję ją w zleceniu',
      'Notatka w biurze przyda się w rozmowie, ale odbiorca ocenia to, co stoi w liście przewozowym.',
      [effect('TIME', 20), effect('MONETARY', 300)],
    ),
  ],
);

const ORIGINALS = askText(
  'Nadawca wystawia nowy komplet listu. W ilu oryginałach wystawia się list przewozowy CMR? Wpisz liczbę.',
  typedNumber(['oryginały', 'oryginałach'], '3', ['trzy', 'w trzech']),
  {
    points: 10,
    feedback:
      'Zgadza się: jeden oryginał dostaje nadawca, drugi towarzyszy przesyłce do odbiorcy, trzeci zatrzymuje przewoźnik. Czwarta, czarna karta kompletu to tylko kopia.',
    situation: PALLETS,
  },
  {
    points: 0,
    feedback:
      'List CMR wystawia się w trzech oryginałach: dla nadawcy, dla odbiorcy (razem z towarem) i dla przewoźnika. Czwarta, czarna karta kompletu to tylko kopia.',
    situation: PALLETS,
  },
);

/** The consignment note names another consignee and another number of pallets than there are. */
export const WRONG_CMR = emergency({
  id: 'K26',
  name: 'Błędny list przewozowy CMR',
  sources: [source('CMR', 'art. 5, 7, 8, 9 i 11', '2026-11-30'), source('E_CMR', 'art. 2–5', '2026-11-29')],
  subtype: 'EMERGENCY',
  competence: 'INCIDENTS',
  image: 'documents',
  types: ['ST', 'ATP', 'ADR'],
  cargo: 'PALLETS',
  lands: ['EUR'],
  description:
    'Na krótkim postoju kierowca porządkuje dokumenty i odkrywa, że w liście CMR figuruje inny odbiorca niż w zleceniu. Nie zgadza się też liczba palet: w dokumencie jest inna niż na naczepie.',
  help: 'Zastanów się, kto wystawił dokument, kto odpowiada za jego treść i kto wobec tego może go poprawić. Inny odbiorca niż w zleceniu bywa też śladem oszustwa.',
  knowledge:
    'List CMR jest dowodem zawarcia umowy przewozu i przyjęcia towaru. Wystawia się go w trzech oryginałach: dla nadawcy, do towaru i dla przewoźnika. Za niedokładne dane i braki w dokumentach odpowiada nadawca (art. 7 i 11 konwencji CMR), dlatego poprawki nanosi on albo ktoś za jego wyraźną zgodą. Liczbę sztuk przewoźnik sprawdza przy załadunku i wtedy wpisuje uzasadnione zastrzeżenie (art. 8); później potrzebna jest zgoda nadawcy. List podpisują nadawca i przewoźnik (art. 5 ust. 1), dlatego sam wydruk bez podpisu nadawcy niczego nie poprawia; elektroniczny list (e-CMR), w Polsce dopuszczony od 2019 roku, nadawca poprawia i podpisuje zdalnie, jeśli strony się na niego umówiły.',
  situation: ask('Co robisz z błędnym listem przewozowym?', [
    answer(
      15,
      'Pytam zleceniodawcę, kto jest odbiorcą, a nadawca przysyła poprawiony i podpisany list',
      'Zleceniodawca wykluczył oszustwo, a nadawca sam poprawił swój dokument. Skan z podpisem jedzie z kierowcą, oryginały dojdą do stron.',
      [effect('TIME', 60), effect('MONETARY', 50)],
      { situation: ORIGINALS },
    ),
    answer(
      -10,
      'Kierowca sam poprawia długopisem odbiorcę i liczbę palet i jedzie zgodnie ze zleceniem',
      'Poprawki bez podpisu nadawcy podważają cały dokument. Przy kontroli zapłaciliśmy karę, a list i tak trzeba było wystawić od nowa.',
      [effect('TIME', 60), effect('MONETARY', 1000)],
      {
        breaks: breach(
          'CMR',
          'art. 5 ust. 1 i art. 7 ust. 1; o przerobieniu dokumentu mówi prawo kraju, w którym go użyto',
          'Przerobienie listu przewozowego, który podpisał nadawca',
        ),
        situation: ORIGINALS,
      },
    ),
    answer(
      0,
      'Zawracam pojazd do nadawcy, żeby na miejscu wystawił prawidłowy komplet',
      'Dokument byłby poprawny, ale nadawca może go skorygować zdalnie. Powrót kosztuje przewoźne i cały dzień pracy.',
      [effect('GO_BACK'), effect('TIME', 60)],
    ),
  ]),
  timeWindowSituation: deliveryTalk(60),
});
