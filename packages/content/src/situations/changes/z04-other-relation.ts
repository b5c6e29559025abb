import { answer, ask, change, effect } from '@fracht/scenarios';

/** The same cargo is to go elsewhere. */
export const OTHER_RELATION = change({
  id: 'Z04',
  name: 'Klient przenosi zlecenie do innej relacji',
  description:
    'Zleceniodawca sprzedał towar innemu odbiorcy. Chce, żeby ładunek pojechał do nowego miejsca rozładunku.',
  type: 'CHANGE_TRUCK',
  competence: 'VEHICLE_AND_COST',
  truck: 'SAME',
  situation: ask('Co odpowiadasz zleceniodawcy?', [
    answer(
      3,
      'Odmawiam i realizuję przewóz na trasie z pierwotnego zlecenia',
      'Masz do tego prawo, ale klient straci na sprzedaży, a Ty tracisz lepiej płatny przewóz.',
    ),
    answer(
      10,
      'Zgadzam się po podpisaniu nowego zlecenia z trasą, terminem i ceną',
      'Inna trasa to nowa umowa. Warunki na piśmie gwarantują zapłatę za dodatkowe kilometry.',
      [effect('CHANGE_CITY'), effect('GIVE_MONEY', 700), effect('TIME', 30)],
    ),
    answer(
      -5,
      'Zgadzam się od razu na słowo, a formalności załatwimy po rozładunku',
      'Bez nowego zlecenia obowiązuje stara cena. Za zmianę trasy nikt już nie zapłaci.',
      [effect('CHANGE_CITY')],
    ),
  ]),
});
