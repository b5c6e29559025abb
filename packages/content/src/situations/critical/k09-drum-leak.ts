import { answer, ask, askText, breach, effect, emergency, source } from '@fracht/scenarios';
import { deliveryTalk } from '../talks.ts';

const DRUM = ask('Straż zebrała wyciek. Jedna beczka jest uszkodzona, reszta ładunku jest cała. Co dalej?', [
  answer(
    10,
    'Uszkodzona do opakowania awaryjnego, zgoda nadawcy, wpis do listu, reszta jedzie',
    'Tak pozwala ADR, a nadawca zachowuje prawo do rozporządzania towarem. Odbiorca dostanie to, co nadaje się do dostawy.',
    [effect('TIME', 60)],
  ),
  answer(
    -10,
    'Uszkodzoną uszczelnić taśmą, ustawić pośrodku i dostarczyć razem z resztą',
    'Nieszczelnej sztuki przesyłki nie wolno przewozić. Wyciek powtórzył się w drodze i służby wezwano po raz drugi.',
    [effect('TIME', 60), effect('MONETARY', 3000)],
    { breaks: breach('ADR', '1.4.2.2.4', 'Wożenie nieszczelnej beczki z towarem niebezpiecznym') },
  ),
  answer(
    -5,
    'Zawracamy do nadawcy z całym ładunkiem, niech sam zdecyduje o towarze',
    'Powrót bez uzgodnienia jest kosztowny i łamie umowę: o towarze decyduje nadawca, więc najpierw trzeba go zapytać.',
    [effect('GO_BACK')],
  ),
]);

const UN_NUMBER = askText(
  'Straż pożarna prosi o numer UN z dokumentu przewozowego. Wpisz cztery cyfry.',
  '{un_number}',
  {
    points: 10,
    feedback: 'Jednostka ratownictwa chemicznego wie, z czym ma do czynienia, i zabiera właściwy neutralizator.',
    effects: [effect('TIME', 150), effect('MONETARY', 1500)],
    situation: DRUM,
  },
  {
    points: 0,
    feedback:
      'Prawidłowy numer to {un_number}. Straż musiała sama rozpoznać substancję, a akcja trwała dłużej i kosztowała więcej.',
    effects: [effect('TIME', 240), effect('MONETARY', 3000)],
    situation: DRUM,
  },
);

/** A corrosive liquid drips from the trailer at a car park full of trucks. */
export const DRUM_LEAK = emergency({
  id: 'K09',
  name: 'Wyciek z beczki ADR na parkingu',
  sources: [source('ADR', '1.4.2.2.4, 4.1.1.19 (opakowanie awaryjne) i 5.4.3 (instrukcje pisemne)', '2026-11-30')],
  subtype: 'EMERGENCY',
  competence: 'CARGO_AND_PARKING',
  image: 'leak',
  types: ['ADR'],
  cargo: 'CORROSIVE',
  maxTime: 60,
  bossCallPoints: 5,
  description:
    'Na krótkim postoju, wśród innych ciężarówek, kierowca zauważył, że spod naczepy wycieka żrąca ciecz: {cargo} (UN {un_number}). Kilka metrów dalej jest kratka ściekowa.',
  help: 'Pomyśl o ludziach wokół i o kanalizacji. Ratownicy zapytają o numer UN, podany w dokumencie przewozowym i w opisie zdarzenia.',
  knowledge:
    'Wyciek zgłasza się straży pożarnej, podając numer UN, klasę (tu 8, materiały żrące), ilość i miejsce. Załoga używa zestawu ADR, czyli rękawic, okularów, osłony otworów kanalizacyjnych i łopaty, tylko wtedy, gdy jest to bezpieczne. Za usunięcie skażenia płaci ten, kto je spowodował, dlatego pierwsze minuty decydują o rachunku.',
  situation: ask('Co ma zrobić kierowca?', [
    answer(
      -10,
      'Odjechać z cieknącą naczepą na ustronne miejsce, z dala od ludzi i aut',
      'Zestaw rozlał żrącą ciecz na kilkuset metrach drogi. Miejsce, które trzeba oczyścić, jest teraz wielokrotnie większe.',
      [effect('MONETARY', 8000), effect('TIME', 90)],
      { breaks: breach('ADR', '1.4.2.2.4', 'Jazda z wyciekiem towaru niebezpiecznego'), situation: UN_NUMBER },
    ),
    answer(
      -5,
      'Założyć rękawice i dokładnie spłukać rozlaną ciecz wodą do kratki, zanim ktoś w nią wejdzie',
      'Woda przeniosła skażenie do kanalizacji. Oczyszczenie sieci obciąży przewoźnika.',
      [effect('MONETARY', 6000)],
      { breaks: breach('ADR', '5.4.3.4', 'Spłukanie żrącej cieczy do kanalizacji'), situation: UN_NUMBER },
    ),
    answer(
      15,
      'Ostrzec sąsiadów, założyć ochronę, dzwonić pod 112 i osłonić kratkę, jeśli to bezpieczne',
      'Prawidłowa kolejność: ludzie, własne bezpieczeństwo, służby, a dopiero potem środowisko.',
      [effect('TIME', 20)],
      { situation: UN_NUMBER },
    ),
  ]),
  timeWindowSituation: deliveryTalk(240),
});
