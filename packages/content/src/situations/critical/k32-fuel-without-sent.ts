import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { POINTS_AT_STAKE } from '../points-at-stake.ts';
import { deliveryTalk } from '../talks.ts';
import { typedNumber } from '../typed-number.ts';

const SILENT_LOCATOR = askText(
  'Kierowca pyta, co zrobić, gdy w trasie lokalizator zamilknie. Po ilu minutach niesprawności musi od razu zjechać na najbliższy parking? Wpisz liczbę.',
  typedNumber(['min', 'minut', 'minutach'], '60', ['1 h', '1 godzina', 'godzina', 'po godzinie']),
  {
    points: 10,
    feedback:
      'Zgadza się: gdy niesprawność trwa dłużej niż godzinę, kierowca zjeżdża na najbliższy parking. Rusza, gdy lokalizator znów działa albo jest wymieniony, po przeładunku na pojazd ze sprawnym albo tak, jak zarządzi urząd celno-skarbowy.',
  },
  {
    points: 0,
    feedback:
      'Liczy się godzina: gdy lokalizator nie działa dłużej niż 60 minut, kierowca od razu zjeżdża na najbliższy parking, a z towarem ADR na taki, który spełnia zasady nadzoru nad pojazdem (ustawa SENT, art. 10c).',
  },
);

const CARRIERS_PART = ask('Numer referencyjny jest. Co jeszcze musi się stać w rejestrze, zanim zestaw pojedzie?', [
  answer(
    10,
    'Dopisuję naszą część: firmę, licencję, numery pojazdu, daty i lokalizator',
    'Zgłoszenie jest kompletne, kierowca ma numer i włącza lokalizator przed wyjazdem. Teraz wolno jechać.',
    [effect('TIME', 20)],
    { situation: SILENT_LOCATOR },
  ),
  answer(
    0,
    'Kierowca dopisuje długopisem nasze numery rejestracyjne na wydruku zgłoszenia',
    'Zgłoszenie jest w rejestrze, nie na papierze. Brak wyszedł na jaw przy bramie i uzupełniłeś go dopiero wtedy.',
    [effect('TIME', 60)],
    { situation: SILENT_LOCATOR },
  ),
  answer(
    -5,
    'Nic więcej, za zgłoszenie odpowiada nadawca, a kierowcy wystarczy sam numer',
    'Za swoją część przewoźnik odpowiada sam. Kontrola znalazła w rejestrze puste pola i nałożyła karę pieniężną na firmę.',
    [effect('TIME', 120), effect('MONETARY', 3000)],
    {
      breaks: breach('GOODS_MONITORING', 'art. 5 ust. 4', 'Wyjazd bez uzupełnienia zgłoszenia o dane przewoźnika'),
      situation: SILENT_LOCATOR,
    },
  ),
]);

/** Fuel is loaded in Poland, and the sender has no number of the register yet. */
export const FUEL_WITHOUT_SENT = emergency({
  id: 'K32',
  name: 'Paliwo bez numeru SENT',
  sources: [source('GOODS_MONITORING', 'art. 5, 10, 10a–10c, 22 i 32', '2026-11-29')],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'CARGO_AND_PARKING',
  image: 'fuel-monitoring',
  types: ['ADR'],
  cargo: 'FUEL',
  lands: ['PL'],
  status: 'LOADING',
  description:
    'Trwa załadunek {cargo_of} z zapłaconą akcyzą. Nadawca wydał kierowcy dokumenty, ale numeru SENT na nich nie ma. „Proszę jechać, numer doślemy e-mailem”, mówi dyspozytor składu paliw.',
  help: 'Zastanów się, kto i kiedy musi mieć numer w ręku, i która część zgłoszenia należy do przewoźnika.',
  knowledge:
    'Przewóz paliw i innych towarów wrażliwych śledzi rejestr SENT (ustawa z 9 marca 2017 r. o systemie monitorowania drogowego i kolejowego przewozu towarów). Gdy przewóz zaczyna się w Polsce, zgłoszenie przesyła podmiot wysyłający i przekazuje numer referencyjny przewoźnikowi, a ten przed wyjazdem dopisuje swoje dane, także numer lokalizatora (art. 5). Bez numeru przewoźnik musi odmówić przyjęcia towaru, a kierowca rozpoczęcia przewozu (art. 10); przez całą trasę lokalizator przesyła położenie (art. 10a). Kary są osobne: dla firmy i dla kierowcy. Paliwo w procedurze zawieszenia akcyzy jedzie z innym dokumentem (e-AD).',
  situation: ask(`Co polecasz kierowcy, który bierze towar, a numeru nie ma? ${POINTS_AT_STAKE}`, [
    answer(
      -15,
      'Kierowca rusza, a numer zgłoszenia wpisze sobie, gdy nadawca go wyśle',
      'Patrol sprawdził rejestr: zgłoszenia nie było. Zestaw z towarem zatrzymano, firma dostała karę pieniężną, a kierowca grzywnę.',
      [effect('TIME', 300), effect('MONETARY', 6000), effect('CANCEL_POINTS')],
      {
        breaks: breach('GOODS_MONITORING', 'art. 10 ust. 1 i 4', 'Przewóz towaru wrażliwego bez numeru referencyjnego'),
        situation: CARRIERS_PART,
      },
    ),
    answer(
      3,
      'Sam przesyłam zgłoszenie za nadawcę, żeby zestaw nie stał pod nalewakiem',
      'Przewóz, który zaczyna się w Polsce, zgłasza podmiot wysyłający. Danych o towarze za niego nie podasz, więc po godzinie i tak czekaliśmy na nadawcę.',
      [effect('TIME', 105)],
      { situation: CARRIERS_PART },
    ),
    answer(
      15,
      'Zestaw stoi, dopóki nadawca nie prześle zgłoszenia i nie poda numeru',
      'Tak każe ustawa. Nadawca zgłosił przewóz, gdy usłyszał, że cysterna nie ruszy spod jego rampy.',
      [effect('TIME', 45)],
      { situation: CARRIERS_PART },
    ),
  ]),
  timeWindowSituation: deliveryTalk(90),
});
