import type { Law } from '@fracht/engine';

/**
 * A law as students read its name, with an address at its publisher - the text as amended, or the page of the act that leads to it - and the day on which
 * the places that answers name were last looked up, in the act or in a copy of it.
 */
export type LawSource = { readonly name: string; readonly source: string; readonly checked: string };

/** The laws that answers break. (ITM-7) */
export const LAW_SOURCES: Readonly<Record<Exclude<Law, 'OTHER'>, LawSource>> = {
  DRIVING_TIMES: {
    name: 'rozporządzenie (WE) nr\u00a0561/2006',
    source: 'https://eur-lex.europa.eu/legal-content/PL/TXT/?uri=CELEX:02006R0561-20241231',
    checked: '2026-11-29',
  },
  TACHOGRAPHS: {
    name: 'rozporządzenie (UE) nr\u00a0165/2014',
    source: 'https://eur-lex.europa.eu/legal-content/PL/TXT/?uri=CELEX:02014R0165-20241231',
    checked: '2026-11-28',
  },
  HAULAGE_MARKET: {
    name: 'rozporządzenie (WE) nr\u00a01072/2009',
    source: 'https://eur-lex.europa.eu/legal-content/PL/ALL/?uri=CELEX:32009R1072',
    checked: '2026-11-28',
  },
  POSTING: {
    name: 'dyrektywa (UE) 2020/1057',
    source: 'https://eur-lex.europa.eu/legal-content/PL/ALL/?uri=CELEX:32020L1057',
    checked: '2026-11-29',
  },
  ROAD_TRANSPORT: {
    name: 'ustawa o\u00a0transporcie drogowym',
    source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20011251371',
    checked: '2026-11-28',
  },
  ROAD_TRAFFIC: {
    name: 'Prawo o\u00a0ruchu drogowym',
    source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19970980602',
    checked: '2026-11-28',
  },
  ROAD_TRAFFIC_CONVENTION: {
    name: 'Konwencja wiedeńska o\u00a0ruchu drogowym',
    source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19880050040',
    checked: '2026-11-29',
  },
  DRIVERS: {
    name: 'ustawa o\u00a0kierujących pojazdami',
    source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20110300151',
    checked: '2026-11-29',
  },
  ADR: {
    name: 'Umowa ADR',
    source: 'https://unece.org/adr-2025-files',
    checked: '2026-11-28',
  },
  IMDG: {
    name: 'Kodeks IMDG',
    source: 'https://www.imo.org/en/OurWork/Safety/Pages/DangerousGoods-default.aspx',
    checked: '2026-11-28',
  },
  CMR: {
    name: 'Konwencja CMR',
    source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19620490238',
    checked: '2026-11-28',
  },
  CARRIAGE: {
    name: 'Prawo przewozowe',
    source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19840530272',
    checked: '2026-11-29',
  },
  GOODS_MONITORING: {
    name: 'ustawa o\u00a0systemie monitorowania drogowego i\u00a0kolejowego przewozu towarów (SENT)',
    source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20170000708',
    checked: '2026-11-29',
  },
  FOOD_HYGIENE: {
    name: 'rozporządzenie (WE) nr\u00a0852/2004',
    source: 'https://eur-lex.europa.eu/legal-content/PL/TXT/?uri=CELEX:02004R0852-20210324',
    checked: '2026-11-29',
  },
  QUICK_FROZEN_FOOD: {
    name: 'dyrektywa 89/108/EWG',
    source: 'https://eur-lex.europa.eu/legal-content/PL/ALL/?uri=CELEX:31989L0108',
    checked: '2026-11-29',
  },
  LABOUR_CODE: {
    name: 'Kodeks pracy',
    source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19740240141',
    checked: '2026-11-29',
  },
  PENAL_CODE: {
    name: 'Kodeks karny',
    source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19970880553',
    checked: '2026-11-29',
  },
};
