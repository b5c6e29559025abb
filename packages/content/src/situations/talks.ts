import type { Situation } from '@fracht/engine';
import { answer, ask, effect } from './author.ts';

/** The longest delay a talk begins with; the other side agrees to it one time in four. (rules §9) */
const MOST_ASKED = 360;

/** The talk with the consignee about a delay of about so many minutes. */
export function deliveryTalk(minutes: number): Situation {
  const refused = ask('Odbiorca nie zgadza się na przesunięcie awizacji. Co teraz?', [
    answer(-5, 'Kierowca ma czekać pod bramą, może ktoś go wpuści', 'Postój bez uzgodnienia zwykle nie jest płatny.', [
      effect('TIME', 60),
    ]),
    answer(
      5,
      'Proszę zleceniodawcę o decyzję i potwierdzam ją na piśmie',
      'O przesyłce decyduje zleceniodawca, a ślad na piśmie chroni przewoźnika.',
      [effect('MOVE_SHIPMENT', Math.round(minutes / 2))],
    ),
  ]);
  return ask(
    'Opóźnienie może sięgnąć rozładunku. Jak rozmawiasz z odbiorcą?',
    [
      answer(
        -10,
        'Nie informuję nikogo, kierowca może jeszcze nadrobi',
        'Nadrabianie kończy się przekroczeniem czasu pracy albo karą umowną.',
      ),
      answer(
        10,
        'Dzwonię od razu, podaję przyczynę i nowy czas przyjazdu i proszę o późniejszą awizację',
        'Wczesna informacja najlepiej chroni termin i relację z klientem.',
        [],
        { input: true, inputType: 'PROLONG_SHIPMENT', inputValue: Math.min(minutes, MOST_ASKED) },
      ),
      answer(
        3,
        'Wysyłam e-mail i czekam na odpowiedź',
        'E-mail bywa odczytany po fakcie. Przy opóźnieniu trzeba zadzwonić.',
        [effect('PROLONG_SHIPMENT', Math.round(minutes / 2))],
      ),
    ],
    refused,
  );
}

/** The talk with the sender about a truck that comes to the loading so many minutes late. */
export function loadingTalk(minutes: number): Situation {
  const refused = ask('Nadawca nie może przesunąć okna załadunku. Co robisz?', [
    answer(
      5,
      'Podstawiam podwykonawcę, który stoi bliżej',
      'Podwykonawca kosztuje mniej niż kara za niepodstawienie pojazdu.',
      [effect('MONETARY', 300)],
      { newCar: true },
    ),
    answer(0, 'Rezygnuję ze zlecenia za zgodą klienta', 'Uczciwie, ale kosztownie.', [effect('LEAVE_SHIPMENT', 50)]),
  ]);
  return ask(
    'Pojazd nie zdąży na okno załadunku. Co robisz?',
    [
      answer(
        10,
        'Dzwonię do nadawcy przed końcem okna i uzgadniam nową godzinę',
        'Nadawca może przestawić kolejkę, jeśli wie o spóźnieniu wcześniej.',
        [],
        { input: true, inputType: 'PROLONG_PICKUP', inputValue: minutes },
      ),
      answer(-10, 'Jedziemy i liczymy na to, że poczekają', 'Po zamknięciu awizacji ładunek bierze inny przewoźnik.'),
    ],
    refused,
  );
}
