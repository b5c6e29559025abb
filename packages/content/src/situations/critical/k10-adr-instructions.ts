import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { deliveryTalk } from '../talks.ts';

const PREVENTION = ask('Kontrola skończona, zestaw może jechać. Jak zapobiegasz powtórce?', [
  answer(
    0,
    'Udzielam kierowcy pisemnego upomnienia i przypominam o obowiązkach',
    'Upomnienie działa na jednego człowieka i krótko. Bez procedury ten sam błąd zrobi następny.',
  ),
  answer(
    10,
    'Wprowadzam listę kontrolną ADR, którą kierowca odhacza przed wyjazdem',
    'Tablice, nalepki, instrukcje, gaśnice i wyposażenie sprawdzone w kilka minut: to najtańsze zabezpieczenie.',
  ),
  answer(
    -5,
    'Nic nie zmieniam, bo dokumenty ADR to sprawa samego kierowcy',
    'Instrukcje zapewnia przewoźnik (ADR 5.4.3.2). Przy prawdziwym wycieku brak instrukcji i zakryta tablica narażają ratowników i kierowcę.',
  ),
]);

/** An inspector finds no written instructions in the cab and a covered orange plate. */
export const ADR_INSTRUCTIONS = emergency({
  id: 'K10',
  name: 'Kontrola: brak instrukcji pisemnych ADR',
  sources: [source('ADR', '5.4.3 (instrukcje pisemne)', '2026-11-28'), source('ADR', '5.3.2 (tablice)', '2026-11-29')],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'CARGO_AND_PARKING',
  image: 'adr-check',
  types: ['ADR'],
  description:
    'Kierowca zatrzymał się do kontroli drogowej. Inspektor stwierdził, że w kabinie nie ma instrukcji pisemnych, a pomarańczowa tablica z tyłu naczepy jest zakryta.',
  help: 'Zastanów się, które uchybienie da się usunąć od ręki, na miejscu kontroli, i czego inspektor nie pozwoli odłożyć na później.',
  knowledge:
    'Instrukcje pisemne zapewnia przewoźnik, w języku zrozumiałym dla załogi, a kierowca musi je znać przed jazdą i mieć pod ręką w kabinie. Pomarańczowe tablice muszą być widoczne z przodu i z tyłu przez cały przewóz. Dzięki nim ratownicy wiedzą, że w środku jest towar niebezpieczny, jeszcze zanim podejdą do pojazdu.',
  situation: ask('Inspektor czeka na wyjaśnienia. Co robisz?', [
    answer(
      15,
      'Wysyłam e-mailem instrukcje do wydruku, a kierowca od razu odsłania tablicę',
      'Uchybienia usunięto przy inspektorze. Kara za nie została, ale zestaw może jechać dalej.',
      [effect('TIME', 60), effect('MONETARY', 500)],
      { situation: PREVENTION },
    ),
    answer(
      -5,
      'Płacę karę i proszę o zgodę na dojazd, a instrukcje dowieziemy przy rozładunku',
      'Kara nie zastępuje instrukcji. Do czasu ich uzupełnienia inspektor nie pozwolił ruszyć.',
      [effect('TIME', 150), effect('MONETARY', 1200)],
      { situation: PREVENTION },
    ),
    answer(
      -10,
      'Każę kierowcy tłumaczyć, że przy tym towarze instrukcji wozić nie trzeba',
      'To nieprawda i inspektor o tym wie. Skończyło się zakazem dalszej jazdy do czasu uzupełnienia braków, a postój kosztował więcej niż sama kara.',
      [effect('TIME', 240), effect('MONETARY', 2000)],
      {
        breaks: breach('ADR', '5.4.3.2', 'Jazda bez instrukcji pisemnych, które zapewnia przewoźnik'),
        situation: PREVENTION,
      },
    ),
  ]),
  timeWindowSituation: deliveryTalk(90),
});
