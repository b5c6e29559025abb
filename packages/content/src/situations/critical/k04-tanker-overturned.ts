import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { deliveryTalk } from '../talks.ts';

const RECOVERY = ask(
  'Straż opanowała wyciek. Cysterna jest już szczelna, ale nie nadaje się do jazdy. Co z ładunkiem?',
  [
    answer(
      -10,
      'Podnoszę zestaw dźwigiem i każę kierowcy dokończyć kurs',
      'Policja zakazała jazdy uszkodzoną cysterną. Dźwig trzeba było opłacić, zlecenie przepadło, a klient naliczył pełną karę.',
      [effect('TIME', 600), effect('MONETARY', 9000), effect('LEAVE_SHIPMENT', 100)],
      { breaks: breach('ADR', '1.4.2.2.4', 'Dalsza jazda uszkodzoną cysterną') },
    ),
    answer(
      10,
      'Sprowadzam cysternę zastępczą i przepompowuję benzynę pod nadzorem straży',
      'Tak każe dowodzący akcją: uszkodzoną cysternę opróżnia się na miejscu, zanim ktokolwiek ją ruszy.',
      [effect('TIME', 300), effect('MONETARY', 6000)],
      { newCar: true },
    ),
    answer(
      0,
      'Zamawiam holowanie pełnej cysterny na plac i tam szukam pojazdu zastępczego',
      'Straż nie zgodziła się na holowanie pełnej cysterny. Pusty przejazd pomocy drogowej trzeba opłacić, a benzynę i tak przepompowano.',
      [effect('TIME', 420), effect('MONETARY', 7500)],
      { newCar: true },
    ),
  ],
);

const NOTICES = ask('Ratownicy pracują na miejscu. Kogo powiadamiasz z biura?', [
  answer(
    -5,
    'Tylko odbiorcę, żeby nie czekał z rozładunkiem',
    'To za mało. Ubezpieczyciel i doradca do spraw bezpieczeństwa muszą wiedzieć natychmiast, a nadawca decyduje o towarze.',
    [effect('MONETARY', 1000)],
  ),
  answer(
    0,
    'Nadawcę i odbiorcę, a zgłoszenie szkody zostawiam na koniec tygodnia',
    'Nadawca musi wiedzieć, ale spóźnione zgłoszenie daje ubezpieczycielowi powód, żeby obniżyć wypłatę.',
    [effect('MONETARY', 500)],
  ),
  answer(
    10,
    'Nadawcę, ubezpieczyciela OCP i doradcę DGSA, który sporządzi raport',
    'Słusznie. Doradca sporządza raport powypadkowy, którego wymagają przepisy ADR, a ubezpieczyciel od razu otwiera szkodę.',
  ),
]);

const UN_NUMBER = askText(
  'Operator numeru 112 pyta o numer UN przewożonego towaru. Wpisz cztery cyfry.',
  '1203',
  {
    points: 15,
    feedback: 'Po numerze UN ratownicy dobiorą pianę, pompy i odzież ochronną, zanim wyjadą z jednostki.',
    effects: [effect('TIME', 120)],
    situation: NOTICES,
  },
  {
    points: -5,
    feedback: 'Numer UN benzyny to 1203. Przez pomyłkę jednostka ratownictwa chemicznego przyjechała później.',
    effects: [effect('TIME', 210)],
    situation: NOTICES,
  },
);

/** A tanker with petrol lies in the ditch; the driver got out. */
export const TANKER_OVERTURNED = emergency({
  id: 'K04',
  name: 'Wywrócona cysterna ADR',
  sources: [source('ADR', '1.4.2.2.4, 1.8.3.6 (raport doradcy) i 5.4.3 (instrukcje pisemne)', '2026-11-30')],
  subtype: 'CAR_ACCIDENT',
  ownership: 'COMPANY',
  competence: 'CARGO_AND_PARKING',
  image: 'tanker-overturned',
  types: ['ADR'],
  cargo: 'PETROL',
  maxTime: 60,
  bossCallPoints: 5,
  description:
    'Cysterna z benzyną (UN 1203) zjechała z drogi i się przewróciła. Czuć opary paliwa. Kierowca wysiadł o własnych siłach i dzwoni z pobocza.',
  help: 'Zajrzyj do instrukcji pisemnych: mówią o źródłach zapłonu, o powiadomieniu służb i o tym, z której strony stanąć. Numer UN znajdziesz w opisie zdarzenia i w dokumencie przewozowym.',
  knowledge:
    'Kierowca ADR wyłącza silnik i główny wyłącznik prądu, unika źródeł zapłonu, powiadamia służby, zabezpiecza dokumenty dla ratowników i oddala się na stronę nawietrzną. Podaje numer UN i numer rozpoznawczy zagrożenia, czyli obie liczby z pomarańczowej tablicy: dla benzyny 33/1203. Gaśnicą wolno mu gasić tylko mały pożar opon, hamulców lub silnika, nigdy ładunku.',
  situation: ask('Jakie jest Twoje pierwsze polecenie dla kierowcy?', [
    answer(
      15,
      'Wyłącz silnik i prąd, nie pal, przejdź na stronę nawietrzną i dzwoń pod 112',
      'Tak każą instrukcje pisemne: najpierw odcięcie źródeł zapłonu i bezpieczne miejsce, potem dokładne zgłoszenie.',
      [effect('TIME', 15)],
      { situation: UN_NUMBER },
    ),
    answer(
      -15,
      'Sprawdź, skąd cieknie, dokręć zawór i oddzwoń, gdy będziesz wiedzieć, ile ubyło',
      'To narażenie życia: jedna iskra zapala opary. Od szukania wycieku są ratownicy w odzieży ochronnej.',
      [effect('MONETARY', 3000)],
      { breaks: breach('ADR', '5.4.3.4', 'Wysłanie kierowcy między opary i wyciek'), situation: UN_NUMBER },
    ),
    answer(
      -10,
      'Weź obie gaśnice i stań przy cysternie, żeby w razie ognia od razu gasić',
      'Gaśnice z pojazdu służą do małych pożarów opon, hamulców lub silnika. Kierowca nawdychał się oparów i trafił na badania.',
      [effect('TIME', 30), effect('MONETARY', 1000)],
      { breaks: breach('ADR', '5.4.3.4', 'Polecenie, żeby kierowca gasił ładunek'), situation: UN_NUMBER },
    ),
  ]),
  carSituation: RECOVERY,
  timeWindowSituation: deliveryTalk(480),
});
