import { answer, ask, change, effect, source } from '@fracht/scenarios';

/** The consignee wants it three hours earlier. */
export const EARLIER_DELIVERY = change({
  id: 'Z09',
  name: 'Odbiorca przyspiesza dostawę o trzy godziny',
  sources: [source('DRIVING_TIMES', 'art. 6', '2026-11-29')],
  description:
    'Odbiorca ma resztkę zapasu i prosi, żeby towar przyjechał trzy godziny wcześniej. Zapewnia, że zleceniodawca dopłaci za pośpiech.',
  type: 'CHANGE_DELIVERY_TIME',
  competence: 'WINDOWS',
  situation: ask('Jaką decyzję przekazujesz odbiorcy?', [
    answer(
      3,
      'Odmawiam od razu, żeby nie narażać kierowcy na pośpiech w trasie',
      'Troska o kierowcę jest słuszna, ale bez obliczeń nie wiadomo, czy pośpiech w ogóle byłby potrzebny.',
    ),
    answer(
      -10,
      'Potwierdzam od ręki, bo stałemu klientowi nie wypada odmawiać',
      'Termin bez pokrycia w kilometrach i czasie jazdy kończy się karą umowną albo jazdą ponad limit, a dopłaty nie ma w umowie.',
      [effect('MOVE_SHIPMENT', -180)],
    ),
    answer(
      15,
      'Liczę kilometry i czas jazdy, a wcześniejsze okno z dopłatą potwierdza zleceniodawca',
      'Najpierw obliczenia, potem zgoda zleceniodawcy na piśmie, razem z dopłatą. Od teraz obowiązuje wcześniejsze okno rozładunku.',
      [effect('MOVE_SHIPMENT', -180), effect('GIVE_MONEY', 300)],
    ),
  ]),
});
