import type { Situation } from '@fracht/engine';
import { answer, ask, effect } from '@fracht/scenarios';

/** The longest delay that a conversation asks for; the other side agrees to it one time in four. (SIT-6) */
const MOST_ASKED = 360;
/** Delays are named in steps of half an hour. */
const STEP = 30;

/** A conversation with the consignee about a delay of about this many minutes. */
export function deliveryTalk(minutes: number): Situation {
  const refused = ask('Odbiorca nie zgadza się na przesunięcie awizacji. Co teraz?', [
    ...turned(minutes / STEP, [
      answer(
        5,
        'Proszę zleceniodawcę o decyzję, a potem potwierdzam ją na piśmie obu stronom',
        'Umowę mamy ze zleceniodawcą, a ślad na piśmie chroni przewoźnika.',
        [effect('MOVE_SHIPMENT', Math.round(minutes / 2))],
      ),
      answer(
        -5,
        'Kierowca ma podjechać pod bramę i czekać, bo gdy już stoi, ktoś go w końcu wpuści',
        'Nikt go nie wpuścił. Postój bez uzgodnienia zwykle nie jest płatny.',
        [effect('TIME', 60)],
      ),
      answer(
        0,
        'Jedziemy bez zmian, a o spóźnieniu porozmawiamy z odbiorcą przy rozładunku',
        'Rozmowa po fakcie niczego nie zmienia: późniejszą awizację ustala się zawczasu.',
      ),
    ]),
  ]);
  return ask(
    'Opóźnienie może sięgnąć rozładunku. Jak rozmawiasz z odbiorcą?',
    turned(minutes / STEP, [
      answer(
        3,
        'Wysyłam e-mail z przyczyną i nowym czasem przyjazdu, a potem czekam na odpowiedź',
        'E-mail bywa odczytany po fakcie. Przy opóźnieniu trzeba zadzwonić.',
        [effect('PROLONG_SHIPMENT', Math.round(minutes / 2))],
      ),
      answer(
        -10,
        'Nie informuję nikogo, bo kierowca może jeszcze nadrobić stracony czas w trasie',
        'Nadrabianie kończy się przekroczeniem czasu jazdy albo karą umowną.',
      ),
      answer(
        10,
        'Dzwonię od razu, podaję przyczynę i nowy czas przyjazdu i proszę o późniejszą awizację',
        'Wczesna informacja najlepiej chroni termin i relację z klientem.',
        [],
        { input: true, inputType: 'PROLONG_SHIPMENT', inputValue: Math.min(minutes, MOST_ASKED) },
      ),
    ]),
    refused,
  );
}

/** A conversation with the sender about a truck that is this many minutes late for loading. */
export function loadingTalk(minutes: number): Situation {
  const refused = ask('Nadawca nie może przesunąć okna załadunku. Co robisz?', [
    answer(
      0,
      'Rezygnuję ze zlecenia za zgodą klienta, zanim naliczy pełną karę',
      'Uczciwie, ale kosztownie: zarobek przepadł, a kara zmalała tylko o połowę.',
      [effect('LEAVE_SHIPMENT', 50)],
    ),
    answer(
      5,
      'Podstawiam podwykonawcę, który stoi bliżej magazynu nadawcy',
      'Podwykonawca kosztuje mniej niż kara za niepodstawienie pojazdu.',
      [effect('MONETARY', 300)],
      { newCar: true },
    ),
    answer(
      -5,
      'Kierowca ma podjechać mimo to i zaczekać pod bramą na wolną rampę',
      'Bez awizacji nikt nie otworzył rampy. Trzy godziny pod bramą przepadły.',
      [effect('TIME', 180)],
    ),
  ]);
  return ask(
    'Postój może kosztować okno załadunku. Co robisz?',
    [
      answer(
        -10,
        'Jedziemy dalej i liczymy na to, że magazyn na nas zaczeka',
        'Magazyn nie czeka na kogoś, kto się nie odezwał: ładunek może wziąć inny przewoźnik.',
      ),
      answer(
        3,
        'Wysyłam nadawcy e-mail z nową godziną i czekam na potwierdzenie',
        'E-mail odczytano dopiero po pewnym czasie, więc nadawca dodał tylko połowę potrzebnego.',
        [effect('PROLONG_PICKUP', Math.round(minutes / 2))],
      ),
      answer(
        10,
        'Dzwonię do nadawcy od razu i uzgadniam z nim nową godzinę',
        'Nadawca może przestawić kolejkę, jeśli wie o spóźnieniu wcześniej.',
        [],
        { input: true, inputType: 'PROLONG_PICKUP', inputValue: minutes },
      ),
    ],
    refused,
  );
}

/** The list rotated by some places, so that the right answer is not at the same place in every conversation. */
function turned<T>(by: number, list: readonly T[]): readonly T[] {
  const from = by % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}
