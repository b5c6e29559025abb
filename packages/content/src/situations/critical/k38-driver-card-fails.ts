import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { POINTS_AT_STAKE } from '../points-at-stake.ts';
import { deliveryTalk } from '../talks.ts';
import { typedNumber } from '../typed-number.ts';

const CHECK = ask('Po drodze zestaw zatrzymuje kontrola i pyta o kartę. Co pokazuje kierowca?', [
  answer(
    2,
    'Sam wydruk, bo z niego wynika, kto i od kiedy prowadzi',
    'Wydruk mówi, kto prowadzi, ale nie, czemu nie ma karty. Kontroler dopytywał, aż biuro przysłało resztę.',
    [effect('TIME', 60)],
  ),
  answer(
    10,
    'Uszkodzoną kartę, wydruk i dowód złożenia wniosku',
    'Komplet: wydruk zastępuje zapis na karcie, a karta i wniosek pokazują, że nie dało się jej użyć.',
    [effect('TIME', 20)],
  ),
  answer(
    -5,
    'Nic, bo zdjęcie wydruku wysłał do biura, a papier wyrzucił',
    'Wydruki z bieżącego dnia i z 56 poprzednich kierowca ma przy sobie. Zdjęcie w biurze ich nie zastąpiło i kontrola skończyła się karą.',
    [effect('TIME', 90), effect('MONETARY', 1500)],
    { breaks: breach('TACHOGRAPHS', 'art. 36 ust. 2', 'Brak wydruków, których żąda kontrola') },
  ),
]);

const DAYS = askText(
  'Kierowca złożył wniosek o nową kartę. Przez ile dni kalendarzowych wolno mu najwyżej jeździć bez karty, jeśli powrót do bazy nie wymaga więcej? Wpisz liczbę.',
  typedNumber('dni', '15'),
  {
    points: 10,
    feedback:
      'Zgadza się: 15 dni, a dłużej tylko tyle, ile trzeba, żeby pojazd wrócił do bazy. Sam wniosek składa się w ciągu 7 dni.',
    situation: CHECK,
  },
  {
    points: 0,
    feedback:
      'Przepis daje 15 dni kalendarzowych, a dłużej tylko tyle, ile trzeba, żeby pojazd wrócił do bazy. 7 dni to termin na złożenie wniosku.',
    situation: CHECK,
  },
);

/** The tachograph does not take the driver's card any more. */
export const DRIVER_CARD_FAILS = emergency({
  id: 'K38',
  name: 'Karta kierowcy nie działa za granicą',
  sources: [
    source('TACHOGRAPHS', 'art. 27 ust. 2, art. 29, art. 35 ust. 2 i art. 36', '2026-11-29'),
    source('ROAD_TRAFFIC', 'art. 135 ust. 1 pkt 2a (zatrzymanie prawa jazdy)', '2026-11-30'),
  ],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'DRIVING_TIME',
  lands: ['EUR'],
  image: 'driver-card',
  description:
    'Po krótkim postoju za granicą tachograf odrzuca kartę kierowcy i pokazuje jej błąd; próby i czyszczenie nic nie dały. Na tym samym parkingu odpoczywa kierowca innego naszego zestawu i proponuje, że pożyczy swoją kartę.',
  help: 'Karta jest imienna, ale dzień da się zapisać i bez niej: tachograf ma drukarkę. Zastanów się, kiedy jej użyć i co dopisać na wydruku. Potem policz dni.',
  knowledge:
    'Kierowca używa tylko własnej, sprawnej karty (rozporządzenie (UE) nr 165/2014, art. 27 ust. 2); za jazdę na cudzej w Polsce zatrzymuje się też prawo jazdy na 3 miesiące (Prawo o ruchu drogowym, art. 135). Gdy karta nie działa, na początku jazdy drukuje dane pojazdu i dopisuje swoje nazwisko, numer karty lub prawa jazdy, inne okresy pracy, gotowości i odpoczynku i podpis; na koniec drukuje zapisy tachografu i uzupełnia je tak samo (art. 35 ust. 2). O kartę zastępczą występuje kierowca, w ciągu 7 dni kalendarzowych; w Polsce wydaje ją PWPW, której oddaje się uszkodzoną. Bez karty wolno jeździć najwyżej 15 dni kalendarzowych albo dłużej, jeżeli pojazd musi wrócić do bazy, o ile kierowca wykaże, że nie mógł jej użyć (art. 29). Kontrola sięga bieżącego dnia i 56 poprzednich (art. 36).',
  situation: ask(`Co polecasz kierowcy? ${POINTS_AT_STAKE}`, [
    answer(
      -15,
      'Jechać na karcie kolegi, żeby tachograf zapisał jazdę jak zwykle',
      'Tachograf przypisał jazdę komuś, kto w tym czasie odpoczywał. Kontrola uznała to za fałszowanie zapisów, a firma stanęła przed utratą dobrej reputacji.',
      [effect('MONETARY', 8000), effect('CANCEL_POINTS')],
      { breaks: breach('TACHOGRAPHS', 'art. 27 ust. 2', 'Jazda na karcie innego kierowcy') },
    ),
    answer(
      0,
      'Stać na parkingu, dopóki z kraju nie przyjdzie nowa karta',
      'Bezpiecznie, ale niepotrzebnie: po dobie postoju okazało się, że karta przyjdzie za tydzień, a przepis pozwala jechać dalej z wydrukami.',
      [effect('TIME', 1440), effect('REST_DRIVER')],
      { situation: DAYS },
    ),
    answer(
      15,
      'Jechać dalej, ale na początku i na końcu jazdy zrobić wydruk z danymi i podpisem',
      'Tak każe przepis: z wydruków da się odczytać dzień, choć karta go nie zapisała. Uszkodzona karta zostaje przy kierowcy do zwrotu.',
      [effect('TIME', 20)],
      { situation: DAYS },
    ),
    answer(
      -10,
      'Jechać bez karty i bez papierów, bo jazdę i tak pamięta tachograf',
      'Tachograf nie wie, kto prowadził. Kierowca nie umiał tego wykazać, a kontrola zatrzymała zestaw.',
      [effect('TIME', 120), effect('MONETARY', 2000)],
      { breaks: breach('TACHOGRAPHS', 'art. 35 ust. 2', 'Jazda z niesprawną kartą bez wydruków') },
    ),
  ]),
  timeWindowSituation: deliveryTalk(60),
});
