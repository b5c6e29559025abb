import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { POINTS_AT_STAKE } from '../points-at-stake.ts';
import { typedNumber } from '../typed-number.ts';

const POSTING = ask(
  'Za tydzień ten sam zestaw ma po dostawie z Polski wykonać w tym państwie legalny kabotaż. Kiedy zgłaszasz delegowanie kierowcy?',
  [
    answer(
      -5,
      'Po powrocie, razem z rozliczeniem jego czasu pracy i wynagrodzenia',
      'Za późno: przy kontroli drogowej zgłoszenie już musi być. Firma dostała karę, a zestaw czekał.',
      [effect('MONETARY', 1500)],
      { breaks: breach('POSTING', 'art. 1 ust. 11', 'Kabotaż bez zgłoszenia delegowania kierowcy') },
    ),
    answer(
      10,
      'W systemie IMI przed przewozem, a kopię zgłoszenia wysyłam kierowcy',
      'Zgłoszenie musi być najpóźniej w chwili rozpoczęcia delegowania, a kierowca ma przy sobie kopię, choćby w telefonie.',
    ),
    answer(
      0,
      'Gdy o to poprosi kontrola, bo portal działa także w czasie zatrzymania',
      'Dopisane przy kontroli zgłoszenie pokazuje tylko, że przedtem go nie było. Kierowca stał, zanim to wyjaśniono.',
      [effect('MONETARY', 800)],
      { breaks: breach('POSTING', 'art. 1 ust. 11', 'Zgłoszenie delegowania dopiero w czasie kontroli') },
    ),
  ],
);

const NEXT_LOAD = ask(
  `Dziś są dwa ładunki: ten na miejscu i drugi, do Polski, trochę tańszy za kilometr. Co wybierasz? ${POINTS_AT_STAKE}`,
  [
    answer(
      15,
      'Ładunek do Polski, bo kurs międzynarodowy wolno wziąć od razu',
      'Karencja dotyczy tylko kabotażu. Zestaw zarabia w drodze do kraju, zamiast stać albo łamać prawo.',
      [effect('TIME', 15)],
      { situation: POSTING },
    ),
    answer(
      0,
      'Zestaw stoi do końca karencji, a potem bierze przewóz na miejscu',
      'Zgodnie z prawem, ale dwa dni postoju zjadły zarobek z całego przewozu.',
      [effect('MONETARY', 2400)],
      { situation: POSTING },
    ),
    answer(
      -15,
      'Ładunek na miejscu, a w razie kontroli pokażemy zgłoszenie w IMI',
      'Zgłoszenie delegowania nie skraca karencji. Kontrola zestawiła listy przewozowe z zapisem tachografu i uznała kabotaż za nielegalny.',
      [effect('TIME', 180), effect('MONETARY', 4000), effect('CANCEL_POINTS')],
      {
        breaks: breach('HAULAGE_MARKET', 'art. 8 ust. 2a', 'Kabotaż tym samym pojazdem przed upływem 4 dni'),
        situation: POSTING,
      },
    ),
  ],
);

/** A load within the foreign country in which the truck ended cabotage three days ago. */
export const CABOTAGE_TOO_SOON = emergency({
  id: 'K34',
  name: 'Kabotaż z giełdy i zgłoszenie IMI',
  sources: [
    source('HAULAGE_MARKET', 'art. 8 ust. 2, 2a i 3', '2026-11-29'),
    source('POSTING', 'art. 1 ust. 7 i 11', '2026-11-29'),
  ],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'INCIDENTS',
  image: 'cabotage',
  types: ['ST', 'ATP', 'ADR'],
  lands: ['EUR'],
  status: 'UNLOADING',
  description:
    'Zestaw kończy rozładunek za granicą. Na giełdzie trafia się przewóz stąd do innego miasta w tym samym państwie. Z historii pojazdu wynika jednak, że trzy dni temu ten ciągnik skończył w tym państwie kabotaż.',
  help: 'Nowa dostawa z zagranicy otwiera nowe 7 dni, ale nie kasuje przerwy po poprzednim kabotażu. Licz dni kalendarzowe, pierwszym jest ten po ostatnim rozładunku.',
  knowledge:
    'Kabotaż to przewóz w obrębie jednego obcego państwa. Wolno go podjąć po dostawie międzynarodowej do tego państwa: najwyżej 3 operacje w 7 dni. Po zakończeniu kabotażu, także po jednej operacji, tym samym pojazdem nie wolno go w tym państwie wykonywać przez 4 dni (rozporządzenie (WE) nr 1072/2009, art. 8 ust. 2 i 2a); Komisja Europejska liczy dni kalendarzowe od północy po ostatnim rozładunku. Kierowca na kabotażu jest delegowany: firma zgłasza to w systemie IMI najpóźniej, gdy delegowanie się zaczyna, a kierowca ma kopię, list przewozowy i zapisy tachografu (dyrektywa (UE) 2020/1057, art. 1).',
  situation: askText(
    'Ostatni kabotaż skończył się trzy dni temu, a końcem karencji jest dzień roboczy. Za ile dni od dziś wolno go najwcześniej zacząć? Wpisz liczbę (jutro to 1).',
    typedNumber('dni', '2', ['za 2 dni', 'dwa', 'dwa dni', 'za dwa dni', 'pojutrze']),
    {
      points: 10,
      feedback:
        'Zgadza się: pierwszy dzień karencji minął przedwczoraj, drugi wczoraj, trzeci jest dziś, czwarty jutro. Kabotaż wolno zacząć pojutrze.',
      situation: NEXT_LOAD,
    },
    {
      points: 0,
      feedback:
        'Za 2 dni. Licząc od dnia po rozładunku: przedwczoraj, wczoraj, dziś i jutro to cztery dni karencji, więc pierwszym wolnym jest pojutrze.',
      situation: NEXT_LOAD,
    },
  ),
});
