import { answer, ask, askText, effect, emergency } from '@fracht/scenarios';
import { deliveryTalk } from '../talks.ts';

const COVER = ask('Zapowiadają deszcz, a uszkodzona osłona go nie zatrzyma. Co robisz, zanim zestaw ruszy?', [
  answer(
    -10,
    'Jedziemy od razu, towar jest przecież owinięty folią',
    'Folia nie zastępuje szczelnej osłony. Towar zamókł, a odbiorca wpisze zastrzeżenia do listu przewozowego.',
    [effect('MONETARY', 2500)],
  ),
  answer(
    0,
    'Czekamy na parkingu, aż przestanie padać, i dopiero wtedy naprawiamy osłonę',
    'Postój niczego nie naprawił: serwis i tak był potrzebny, a kilka godzin przepadło.',
    [effect('TIME', 360), effect('MONETARY', 600)],
  ),
  answer(
    10,
    'Sprawdzamy ładunek, jego stan wpisujemy do listu przewozowego i wzywamy serwis',
    'Naprawa chroni towar, a wpis dokumentuje jego stan przed dalszą drogą.',
    [effect('TIME', 60), effect('MONETARY', 600)],
  ),
]);

const CLAIM = askText(
  'Patrol był na miejscu i sporządził notatkę. Podaj jej numer w zgłoszeniu szkody z AC.',
  '{police_number}',
  {
    points: 10,
    feedback: 'Szkoda została przyjęta, a ubezpieczyciel wypłacił zaliczkę na naprawę.',
    effects: [effect('GIVE_MONEY', 800)],
  },
  {
    points: 0,
    feedback: 'Bez właściwego numeru notatki zgłoszenie wróciło: firma naprawia naczepę na własny koszt.',
    effects: [effect('MONETARY', 800)],
  },
);

/** The trailer was damaged during the rest; whoever did it is gone. */
export const PARKING_DAMAGE = emergency({
  id: 'K03',
  name: 'Szkoda parkingowa, sprawca odjechał',
  subtype: 'CAR_ACCIDENT',
  ownership: 'COMPANY',
  competence: 'INCIDENTS',
  image: 'parking-damage',
  types: ['ST', 'ATP', 'PG'],
  status: 'SLEEPING',
  description:
    'Na postoju kierowca obszedł zestaw i znalazł rozerwany narożnik osłony ładunku oraz głęboką rysę na naczepie. Ktoś zawadził o nas przy manewrowaniu i odjechał, nie zostawiając żadnych danych.',
  help: 'Zastanów się, kto lub co mogło zarejestrować zdarzenie i jak długo taki zapis przetrwa. Pomyśl też, komu szkodę trzeba zgłosić, gdy nie ma sprawcy.',
  knowledge:
    'Gdy sprawca jest nieznany, szkody nie da się rozliczyć z jego OC i naprawę pokrywa się z własnego AC. Ubezpieczyciel oczekuje zdjęć, notatki policji i zabezpieczonego zapisu z kamer. Nagrania na parkingach i stacjach są nadpisywane zwykle po kilku dniach, więc prośbę o ich zachowanie składa się od razu.',
  situation: ask('Co ma zrobić kierowca?', [
    answer(
      -5,
      'Zakleić rozdarcie taśmą i opowiedzieć o szkodzie po powrocie do bazy',
      'Bez dowodów nie będzie odszkodowania, więc naprawa pójdzie w całości na koszt firmy.',
      [effect('MONETARY', 2000)],
    ),
    answer(
      10,
      'Zrobić zdjęcia, wezwać policję i poprosić obsługę parkingu o zapis z kamer',
      'Słusznie. Zapis z kamer bywa kasowany po kilku dniach, a notatka policji otwiera drogę do wypłaty z AC.',
      [effect('TIME', 60)],
      { situation: CLAIM },
    ),
    answer(
      3,
      'Zrobić zdjęcia i zgłosić szkodę ubezpieczycielowi, bez wzywania policji',
      'Zdjęcia to dopiero połowa dowodów. Przy nieznanym sprawcy brak notatki policji obniżył wypłatę.',
      [effect('TIME', 30), effect('MONETARY', 1000)],
    ),
  ]),
  carSituation: COVER,
  timeWindowSituation: deliveryTalk(90),
});
