import { source } from '@fracht/scenarios';
import type { Terms } from './term.ts';

/** Terms of money, tolls, borders and checks. */
export const ROAD_TERMS = {
  freight: {
    word: 'fracht',
    also: 'przewoźne cena zapłata',
    means: 'Zapłata za przewóz. Zwykle stawka za kilometr razy kilometry z\u00a0ładunkiem.',
    inGame: 'Wpływa przy dostawie; za ładunek niedowieziony do końca gry nie płaci nikt.',
  },
  ratePerKm: {
    word: 'stawka za kilometr',
    also: 'zł/km euro/km cena',
    means: 'Ile klient płaci za kilometr z\u00a0ładunkiem. Trzeba z\u00a0niej pokryć także kilometry bez ładunku.',
    inGame:
      'Standard w\u00a0kraju: od {number:ST_salary_min} do {number:ST_salary_max} zł, za granicę od {number:ST_salary_eu_min} do {number:ST_salary_eu_max} zł.',
  },
  costPerKm: {
    word: 'koszt kilometra',
    also: 'kalkulacja paliwo opłaty leasing',
    means: 'Paliwo, kierowca, opłaty drogowe, leasing, serwis i\u00a0ubezpieczenie, podzielone na kilometry.',
    inGame:
      'Samochód ST kosztuje {number:ST_cost} zł za kilometr, za granicą o\u00a0{number:ST_cost_abroad} zł więcej. W\u00a0tym paliwo: {number:ST_fuel_use} l na 100\u00a0km po {number:fuel_price} zł.',
  },
  emptyKm: {
    word: 'puste kilometry',
    also: 'pusty przebieg dojazd powrót',
    means:
      'Kilometry bez ładunku: dojazd do załadunku i\u00a0powrót. Kosztują prawie tyle samo, a\u00a0nikt za nie nie płaci.',
    inGame:
      'Kilometr dojazdu do załadunku kosztuje tyle co kilometr z\u00a0ładunkiem. Kilometr pustego powrotu do bazy samochodu ST kosztuje {percent:ST_empty_share} zwykłego.',
  },
  backload: {
    word: 'ładunek powrotny',
    also: 'powrót giełda',
    means:
      'Zlecenie w\u00a0drodze do domu. Bywa tańsze, a\u00a0mimo to opłaca się, gdy po jego kosztach zostaje więcej niż po pustym powrocie.',
    inGame: 'Przy wyborze samochodu obie drogi do bazy są policzone obok siebie.',
  },
  margin: {
    word: 'marża',
    also: 'zysk procent',
    means: 'Jaka część frachtu zostaje po kosztach. W\u00a0branży to zwykle 2–3\u00a0%.',
    inGame: 'Jest wyższa niż w\u00a0rzeczywistości, żeby wynik było widać w\u00a0jednej lekcji.',
  },
  breakEven: {
    word: 'próg rentowności',
    also: 'najniższy fracht koszt własny minimum',
    means: 'Fracht, który pokrywa wszystkie koszty kursu i\u00a0nic ponadto. Poniżej niego kurs przynosi stratę.',
  },
  allKmRate: {
    word: 'stawka na wszystkie kilometry',
    also: 'stawka na wszystkie km fracht na kilometr pusto',
    means:
      'Fracht podzielony przez kilometry z\u00a0ładunkiem i\u00a0bez niego. Dopiero ją porównuje się z\u00a0kosztem kilometra.',
  },
  costing: {
    word: 'kalkulacja wstępna i\u00a0wynikowa',
    also: 'kosztorys rozliczenie plan wynik',
    means:
      'Wstępna mówi przed wyjazdem, co kurs ma przynieść i\u00a0kosztować; wynikowa po rozliczeniu, co przyniósł i\u00a0kosztował. Różnica pokazuje, co poszło inaczej.',
    inGame: 'Wstępna zapisuje się w\u00a0chwili wysłania samochodu, wynikowa to suma wpisów zlecenia w\u00a0księdze.',
  },
  standing: {
    word: 'koszty stałe',
    also: 'postój firmy raty biuro',
    means: 'Koszty, które są także wtedy, gdy nic nie jedzie: raty, ubezpieczenia, pensje, biuro.',
    inGame: 'Runda, w\u00a0której nie jedzie żaden Twój samochód, kosztuje {money:standing_cost}.',
  },
  cabotage: {
    word: 'kabotaż',
    also: '3 operacje 7\u00a0dni karencja kursy UE',
    means:
      'Przewóz w\u00a0obrębie jednego obcego państwa przez przewoźnika z\u00a0innego. Po dostawie międzynarodowej najwyżej 3 operacje w\u00a07\u00a0dni, potem 4\u00a0dni przerwy w\u00a0tym państwie.',
    sources: [source('HAULAGE_MARKET', 'art. 8', '2026-11-29')],
    inGame:
      'Gra nie liczy kabotażu. Ma własną regułę: limit kursów za granicę na samochód to {number:max_eu_courses}, licząc też kursy z\u00a0zagranicy. W\u00a0przepisach takiego limitu przewozów międzynarodowych nie ma.',
  },
  posting: {
    word: 'delegowanie kierowcy i\u00a0IMI',
    also: 'zgłoszenie delegowania portal płaca przerzut cross-trade',
    means:
      'Kierowca, który wozi towar w\u00a0obrębie obcego państwa albo między dwoma obcymi państwami, jest delegowany: należy mu się płaca według zasad kraju pobytu. Firma zgłasza to w\u00a0systemie IMI najpóźniej, gdy delegowanie się zaczyna, a\u00a0kierowca ma kopię zgłoszenia. Przewóz do Polski i\u00a0z\u00a0Polski delegowaniem nie jest.',
    sources: [source('POSTING', 'art. 1', '2026-11-29')],
    inGame: 'Zgłoszeń gra nie prowadzi; pytają o\u00a0nie sytuacje.',
  },
  eToll: {
    word: 'e-TOLL',
    also: 'opłata elektroniczna viaTOLL autostrada',
    means:
      'Polski system opłat za przejazd ciężarówek płatnymi odcinkami autostrad, dróg ekspresowych i\u00a0innych krajowych, liczony według kilometrów. Za przejazd ciężarówki bez opłaty grozi kara pieniężna do 1500\u00a0zł.',
    sources: [source('PUBLIC_ROADS', 'art. 13ha i 13k', '2026-11-29')],
    inGame: 'Jest częścią kosztu kilometra.',
  },
  vignette: {
    word: 'winieta i\u00a0Eurowinieta',
    also: 'Eurovignette opłata czasowa',
    means:
      'Opłata za korzystanie z\u00a0dróg przez pewien czas, nie według kilometrów. Unijną dyrektywę o\u00a0opłatach drogowych nazywa się Eurowinietą.',
    sources: [source('ROAD_CHARGES', 'art. 2 i 7', '2026-11-29')],
    inGame: 'Jest częścią dopłaty za kilometr za granicą.',
  },
  maut: {
    word: 'Maut',
    also: 'opłata Niemcy Toll Collect',
    means: 'Niemiecka opłata drogowa dla ciężarówek, według kilometrów, masy, osi, klasy emisji i\u00a0CO₂.',
    sources: [source('GERMAN_TOLL', '§ 1 i 3', '2026-11-29')],
  },
  ferry: {
    word: 'prom',
    also: 'odprawa armator rejs bilet',
    means: 'Część trasy morzem. Ma godzinę odprawy i\u00a0rezerwację; kierowca może na nim odpoczywać.',
    sources: [source('DRIVING_TIMES', 'art. 9 (odpoczynek na promie)', '2026-11-29')],
    inGame: 'Rejs nie liczy się jako jazda; odpoczynkiem jest, jeśli trwa co najmniej {time:rest_minutes}.',
  },
  inspection: {
    word: 'ITD i\u00a0BALM',
    also: 'kontrola drogowa inspekcja transportu BAG',
    means:
      'Inspekcja Transportu Drogowego w\u00a0Polsce i\u00a0jej niemiecki odpowiednik (do 2022 roku BAG). Sprawdzają czas jazdy i\u00a0odpoczynki z\u00a0dnia kontroli i\u00a056\u00a0poprzednich dni, dokumenty, masę i\u00a0stan pojazdu.',
    sources: [source('TACHOGRAPHS', 'art. 36', '2026-11-29'), source('ROAD_TRANSPORT', 'art. 50', '2026-11-29')],
    inGame:
      'Kontrola czasu jazdy przychodzi tylko po limicie jazdy albo po porze odpoczynku, a\u00a0kary mają taryfę gry, nie przepisów. Pierwsza godzina ponad: {money:fine_home_first} w\u00a0Polsce, {money:fine_abroad_first} za granicą; najwyżej {money:fine_cap}.',
  },
  fine: {
    word: 'kara pieniężna i\u00a0mandat',
    also: 'grzywna decyzja taryfikator',
    means:
      'Karę pieniężną nakłada się decyzją na przedsiębiorstwo, a\u00a0osobno także na zarządzającego transportem. Mandat dostaje kierowca i\u00a0płaci go sam.',
    sources: [source('ROAD_TRANSPORT', 'art. 92 i 92a', '2026-11-29')],
    inGame: 'Księga liczy tylko to, co płaci firma: kary pieniężne.',
  },
  transportManager: {
    word: 'zarządzający transportem',
    also: 'certyfikat kompetencji zawodowych',
    means:
      'Osoba z\u00a0certyfikatem kompetencji, która w\u00a0firmie odpowiada za operacje transportowe. Może dostać karę osobno.',
    sources: [source('HAULIERS', 'art. 4', '2026-11-29'), source('ROAD_TRANSPORT', 'załącznik nr 4', '2026-11-29')],
  },
  assistance: {
    word: 'assistance',
    also: 'pomoc drogowa hol serwis mobilny',
    means: 'Pomoc na drodze z\u00a0polisy: naprawa na miejscu, hol, czasem pojazd zastępczy.',
    inGame: 'Zepsuty samochód holuje się do bazy; jest wolny po {time:tow_minutes}.',
  },
  telematics: {
    word: 'telematyka',
    also: 'GPS lokalizacja paliwo',
    means: 'Dane z\u00a0pojazdu na żywo: pozycja, paliwo, temperatura, czas jazdy. Są też dowodem po szkodzie.',
  },
  forceMajeure: {
    word: 'okoliczności, których nie można było uniknąć',
    also: 'siła wyższa blokada sztorm',
    means:
      'Zwalniają przewoźnika z\u00a0odpowiedzialności, jeśli udowodni, że nie mógł ich uniknąć ani zapobiec skutkom; w\u00a0przewozie krajowym prawo mówi o\u00a0sile wyższej. Awaria własnego pojazdu nimi nie jest.',
    sources: [
      source('CMR', 'art. 17 ust. 2 i 3 oraz art. 18', '2026-11-29'),
      source('CARRIAGE', 'art. 65 (siła wyższa)', '2026-11-29'),
    ],
  },
  drivingBan: {
    word: 'zakaz jazdy ciężarówek',
    also: 'niedziela święto weekend wakacje zakaz ruchu',
    means:
      'Dni i\u00a0godziny, w\u00a0których ciężarówkom nie wolno jeździć. Każdy kraj ustala własne; w\u00a0Niemczech to niedziele i\u00a0święta od 0:00 do 22:00.',
    sources: [source('GERMAN_ROAD_TRAFFIC', '§ 30 ust. 3 (Niemcy)', '2026-11-30')],
    practice: 'prawo danego kraju',
    inGame: 'Gra nie ma dni tygodnia, więc i\u00a0zakazów.',
  },
  lowEmission: {
    word: 'strefa czystego transportu',
    also: 'emisja Euro VI wjazd miasto',
    means:
      'Obszar gminy, do którego wolno wjechać samochodem elektrycznym, na wodór lub na gaz ziemny, a\u00a0innym tylko wtedy, gdy pozwala na to uchwała rady gminy: zwykle zależnie od klasy emisji, czasem za opłatą.',
    sources: [source('CLEAN_TRANSPORT', 'art. 39', '2026-11-29')],
    practice: 'za granicą przepisy miast',
  },
} as const satisfies Terms;
