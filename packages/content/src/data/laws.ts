import type { Law } from '@fracht/engine';

/** An act by its common name, with its address at its publisher: the consolidated text, or the page that leads to it. */
type Act = { readonly name: string; readonly address: string };

/** The acts that texts cite. The day on which a place in one was looked up is recorded where the place is cited. (ITM-7, SRC-1) */
export const ACTS: Readonly<Record<Exclude<Law, 'OTHER'>, Act>> = {
  DRIVING_TIMES: {
    name: 'rozporządzenie (WE) nr\u00a0561/2006',
    address: 'https://eur-lex.europa.eu/legal-content/PL/TXT/?uri=CELEX:02006R0561-20241231',
  },
  TACHOGRAPHS: {
    name: 'rozporządzenie (UE) nr\u00a0165/2014',
    address: 'https://eur-lex.europa.eu/legal-content/PL/TXT/?uri=CELEX:02014R0165-20241231',
  },
  HAULAGE_MARKET: {
    name: 'rozporządzenie (WE) nr\u00a01072/2009',
    address: 'https://eur-lex.europa.eu/legal-content/PL/ALL/?uri=CELEX:32009R1072',
  },
  ROAD_TRANSPORT: {
    name: 'ustawa o\u00a0transporcie drogowym',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20011251371',
  },
  ROAD_TRAFFIC: {
    name: 'Prawo o\u00a0ruchu drogowym',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19970980602',
  },
  ROAD_TRAFFIC_CONVENTION: {
    name: 'Konwencja wiedeńska o\u00a0ruchu drogowym',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19880050040',
  },
  DRIVERS: {
    name: 'ustawa o\u00a0kierujących pojazdami',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20110300151',
  },
  ADR: {
    name: 'Umowa ADR',
    address: 'https://unece.org/adr-2025-files',
  },
  IMDG: {
    name: 'Kodeks IMDG',
    address: 'https://www.imo.org/en/OurWork/Safety/Pages/DangerousGoods-default.aspx',
  },
  CMR: {
    name: 'Konwencja CMR',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19620490238',
  },
  CARRIAGE: {
    name: 'Prawo przewozowe',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19840530272',
  },
  GOODS_MONITORING: {
    name: 'ustawa o\u00a0systemie monitorowania drogowego i\u00a0kolejowego przewozu towarów (SENT)',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20170000708',
  },
  FOOD_HYGIENE: {
    name: 'rozporządzenie (WE) nr\u00a0852/2004',
    address: 'https://eur-lex.europa.eu/legal-content/PL/TXT/?uri=CELEX:02004R0852-20210324',
  },
  QUICK_FROZEN_FOOD: {
    name: 'dyrektywa 89/108/EWG',
    address: 'https://eur-lex.europa.eu/legal-content/PL/ALL/?uri=CELEX:31989L0108',
  },
  LABOUR_CODE: {
    name: 'Kodeks pracy',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19740240141',
  },
  PENAL_CODE: {
    name: 'Kodeks karny',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19970880553',
  },
  CIVIL_CODE: {
    name: 'Kodeks cywilny',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19640160093',
  },
  WORKING_TIME: {
    name: 'dyrektywa 2002/15/WE',
    address: 'https://eur-lex.europa.eu/legal-content/PL/ALL/?uri=CELEX:32002L0015',
  },
  DRIVERS_WORKING_TIME: {
    name: 'ustawa o\u00a0czasie pracy kierowców',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040920879',
  },
  POSTING: {
    name: 'dyrektywa (UE) 2020/1057',
    address: 'https://eur-lex.europa.eu/legal-content/PL/ALL/?uri=CELEX:32020L1057',
  },
  HAULIERS: {
    name: 'rozporządzenie (WE) nr\u00a01071/2009',
    address: 'https://eur-lex.europa.eu/legal-content/PL/ALL/?uri=CELEX:32009R1071',
  },
  PUBLIC_ROADS: {
    name: 'ustawa o\u00a0drogach publicznych',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19850140060',
  },
  ROAD_CHARGES: {
    name: 'dyrektywa 1999/62/WE',
    address: 'https://eur-lex.europa.eu/legal-content/PL/ALL/?uri=CELEX:31999L0062',
  },
  GERMAN_TOLL: {
    name: 'niemiecka ustawa o\u00a0opłatach drogowych (BFStrMG)',
    address: 'https://www.gesetze-im-internet.de/bfstrmg_2011/',
  },
  GERMAN_ROAD_TRAFFIC: {
    name: 'niemieckie przepisy ruchu drogowego (StVO)',
    address: 'https://www.gesetze-im-internet.de/stvo_2013/',
  },
  CLEAN_TRANSPORT: {
    name: 'ustawa o\u00a0elektromobilności i\u00a0paliwach alternatywnych',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20180000317',
  },
  VEHICLE_STANDARDS: {
    name: 'rozporządzenie o\u00a0warunkach technicznych pojazdów',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20030320262',
  },
  PILOTING: {
    name: 'rozporządzenie o\u00a0pilotowaniu pojazdów nienormatywnych',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20230002487',
  },
  ATP: {
    name: 'Umowa ATP',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19840490254',
  },
  ANIMAL_FOOD_HYGIENE: {
    name: 'rozporządzenie (WE) nr\u00a0853/2004',
    address: 'https://eur-lex.europa.eu/legal-content/PL/ALL/?uri=CELEX:32004R0853',
  },
  E_CMR: {
    name: 'Protokół do Konwencji CMR o\u00a0elektronicznym liście przewozowym',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20190001487',
  },
  COMPULSORY_INSURANCE: {
    name: 'ustawa o\u00a0ubezpieczeniach obowiązkowych',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20031241152',
  },
  LATE_PAYMENT: {
    name: 'ustawa o\u00a0przeciwdziałaniu nadmiernym opóźnieniom w\u00a0transakcjach handlowych',
    address: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20130000403',
  },
};
