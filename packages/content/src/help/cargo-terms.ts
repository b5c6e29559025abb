import { source } from '@fracht/scenarios';
import type { Terms } from './term.ts';

/** Terms of vehicles, cargo and parking. */
export const CARGO_TERMS = {
  adr: {
    word: 'ADR',
    also: 'towary niebezpieczne umowa klasa',
    means:
      'Umowa o\u00a0międzynarodowym przewozie drogowym towarów niebezpiecznych. Dzieli je na klasy i\u00a0mówi, jak je pakować, oznaczać i\u00a0wieźć.',
    sources: [source('ADR', 'art. 2', '2026-11-29')],
    inGame:
      'Ładunek ADR wiezie tylko samochód typu ADR. Nocleg na parkingu strzeżonym daje {number:points_guarded} pkt.',
  },
  unNumber: {
    word: 'numer UN i\u00a0tablice ADR',
    also: 'pomarańczowa tablica numer rozpoznawczy zagrożenia',
    means:
      'Czterocyfrowy numer materiału. Na pomarańczowej tablicy cysterny stoi pod numerem zagrożenia: benzyna to 33 nad 1203. Samochód, który wiezie sztuki przesyłki, ma z\u00a0przodu i\u00a0z\u00a0tyłu tablice bez numerów.',
    sources: [source('ADR', '5.3.2', '2026-11-29')],
  },
  goodsMonitoring: {
    word: 'SENT',
    also: 'numer referencyjny towary wrażliwe paliwo lokalizator zgłoszenie PUESC',
    means:
      'Rejestr przewozów paliw i\u00a0innych towarów wrażliwych. Gdy przewóz zaczyna się w\u00a0Polsce, zgłasza go podmiot wysyłający i\u00a0przekazuje numer, przewoźnik dopisuje swoje dane, a\u00a0lokalizator przez całą trasę przesyła położenie. Bez numeru nie wolno przyjąć towaru ani ruszyć.',
    sources: [source('GOODS_MONITORING', 'art. 5, 10 i 10a–10c', '2026-11-29')],
    inGame: 'Spotyka się go tylko w\u00a0sytuacji; samych zgłoszeń gra nie prowadzi.',
  },
  writtenInstructions: {
    word: 'instrukcje pisemne ADR',
    also: 'kabina załoga wyciek',
    means:
      'Co załoga robi przy wypadku z\u00a0towarem niebezpiecznym. Zapewnia je przewoźnik, w\u00a0języku załogi, w\u00a0zasięgu ręki w\u00a0kabinie.',
    sources: [source('ADR', '5.4.3', '2026-11-28')],
  },
  atp: {
    word: 'ATP',
    also: 'chłodnia izoterma żywność łatwo psująca się',
    means:
      'Umowa o\u00a0międzynarodowych przewozach szybko psujących się artykułów żywnościowych. Nadwozie ma świadectwo ATP.',
    sources: [source('ATP', 'art. 1 i załącznik 1', '2026-11-29')],
    inGame: 'Ładunek ATP wiezie tylko chłodnia. Nocleg na parkingu strzeżonym daje {number:points_guarded} pkt.',
  },
  temperature: {
    word: 'temperatura kontrolowana',
    also: 'wydruk rejestrator agregat termograf',
    means:
      'Temperatura, w\u00a0której towar ma dojechać: mrożonki −18\u00a0°C lub mniej, nabiał zwykle od +2 do +4\u00a0°C. Dowodem jest wydruk z\u00a0rejestratora.',
    sources: [source('ATP', 'załączniki 2 i 3', '2026-11-29')],
    practice: 'warunki zlecenia',
  },
  oversize: {
    word: 'ponadgabaryt',
    also: 'pojazd nienormatywny PG pilot zezwolenie',
    means:
      'Pojazd lub zestaw z\u00a0ładunkiem większy lub cięższy, niż pozwalają przepisy. Jedzie z\u00a0zezwoleniem, czasem wyznaczoną trasą i\u00a0z\u00a0pilotem. Bez zezwolenia ładunek na naczepie szerokiej na 2,55\u00a0m może sięgać 3\u00a0m, najwyżej 23\u00a0cm poza bok.',
    sources: [source('ROAD_TRAFFIC', 'art. 61 ust. 6, art. 64 i 140ab', '2026-11-29')],
    inGame: 'Wiezie go tylko samochód typu PG, średnio {number:PG_car_speed} km/h.',
  },
  curtain: {
    word: 'naczepa plandekowa',
    also: 'standard firanka ST 33 palety',
    means: 'Zwykła naczepa z\u00a0plandeką, na palety i\u00a0opakowania: 13,6\u00a0m, 33 europalety, około 24\u00a0t.',
    inGame: 'Samochód typu ST, średnio {number:ST_car_speed} km/h.',
  },
  loadingMetres: {
    word: 'metry ładunkowe (ldm)',
    also: 'LDM metr bieżący powierzchnia podłoga',
    means:
      'Ile długości podłogi naczepy zajmuje ładunek na całą szerokość. Cała naczepa ma 13,6\u00a0ldm, europaleta zajmuje 0,4\u00a0ldm.',
    inGame: 'Tak mierzy się w\u00a0zleceniach towar bez palet: kręgi stali, tarcicę, maszyny.',
  },
  tractor: {
    word: 'ciągnik siodłowy i\u00a0naczepa',
    also: 'zestaw przepięcie zastępczy',
    means: 'Dwie części zestawu. Naczepę można przepiąć do innego ciągnika; bywa to szybsze niż przeładunek.',
  },
  pallet: {
    word: 'europaleta',
    also: 'EUR 120 80 paleta',
    means: 'Paleta 120 × 80\u00a0cm. Na standardową naczepę wchodzą 33 w\u00a0jednej warstwie.',
  },
  securing: {
    word: 'mocowanie ładunku',
    also: 'pasy EN 12195 odciągi',
    means: 'Zabezpieczenie ładunku przed przesunięciem: pasy, maty, belki. Siły oblicza się według normy.',
    sources: [source('ROAD_TRAFFIC', 'art. 61 ust. 3', '2026-11-28')],
    practice: 'norma EN\u00a012195',
  },
  seal: {
    word: 'plomba',
    also: 'zamknięcie numer plomby linka celna',
    means:
      'Zamknięcie z\u00a0numerem, po którym widać, że nikt nie otwierał naczepy. Numer wpisuje się do listu przewozowego.',
  },
  grossMass: {
    word: 'dopuszczalna masa całkowita',
    also: 'DMC 40\u00a0t nacisk osi przeładowanie waga',
    means:
      'Największa masa pojazdu z\u00a0ładunkiem, podana w\u00a0dowodzie rejestracyjnym. Osobno przepisy ograniczają rzeczywistą masę zestawu: zwykle do 40\u00a0t.',
    sources: [source('VEHICLE_STANDARDS', '§ 3', '2026-11-29'), source('ROAD_TRAFFIC', 'art. 61 ust. 1', '2026-11-28')],
  },
  guardedParking: {
    word: 'parking strzeżony',
    also: 'bezpieczny postój ogrodzenie kamery nocleg',
    means: 'Parking z\u00a0ogrodzeniem i\u00a0dozorem. Często wymaga go polisa przewoźnika przy towarze wartościowym.',
    practice: 'klauzula postojowa polisy OCP',
    inGame:
      '{money:parking_guarded_home} w\u00a0Polsce, {money:parking_guarded_abroad} za granicą; szansa kradzieży {percent:theft_guarded}.',
  },
  unguardedParking: {
    word: 'parking niestrzeżony',
    also: 'MOP zatoka stacja nocleg',
    means: 'Miejsce postoju bez dozoru, na przykład przy drodze lub stacji.',
    inGame:
      '{money:parking_unguarded_home} w\u00a0Polsce, {money:parking_unguarded_abroad} za granicą: tyle gra liczy na plac, prysznic i\u00a0toaletę; sam postój na MOP-ie jest zwykle bezpłatny. Szansa kradzieży ładunku {percent:theft_unguarded_home} lub {percent:theft_unguarded_abroad} na 11\u00a0godzin.',
  },
  restArea: {
    word: 'MOP',
    also: 'miejsce obsługi podróżnych autostrada',
    means:
      'Miejsce obsługi podróżnych przy autostradzie lub drodze ekspresowej: parking, toalety, czasem stacja i\u00a0hotel. Sam postój jest w\u00a0Polsce zwykle bezpłatny.',
  },
} as const satisfies Terms;
