import type { Law } from '@fracht/engine';

/** A law as students read its name, where it was looked up and on which day. The text of an EU or UN act may stand there in another language. */
export type LawSource = { readonly name: string; readonly source: string; readonly checked: string };

/** The laws that answers break. (ITM-7) */
export const LAW_SOURCES: Readonly<Record<Exclude<Law, 'OTHER'>, LawSource>> = {
  DRIVING_TIMES: {
    name: 'rozporządzenie (WE) nr\u00a0561/2006',
    source: 'https://eurlexa.com/act/en/32016R0403/02016R0403-20220523/text',
    checked: '2026-11-28',
  },
  TACHOGRAPHS: {
    name: 'rozporządzenie (UE) nr\u00a0165/2014',
    source: 'https://kt-legaltrans.pl/zasady-uzytkowania-karty-kierowcy/',
    checked: '2026-11-28',
  },
  HAULAGE_MARKET: {
    name: 'rozporządzenie (WE) nr\u00a01072/2009',
    source: 'https://eur-lex.europa.eu/eli/reg/2009/1072',
    checked: '2026-11-28',
  },
  ROAD_TRANSPORT: {
    name: 'ustawa o\u00a0transporcie drogowym',
    source: 'https://e-prawnik.pl/porady-prawne/dokumenty-jakie-powinien-posiadac-ze-soba-kierowca.html',
    checked: '2026-11-28',
  },
  ROAD_TRAFFIC: {
    name: 'Prawo o\u00a0ruchu drogowym',
    source: 'https://arslege.pl/prawo-o-ruchu-drogowym/k168/s2631',
    checked: '2026-11-28',
  },
  ROAD_TRAFFIC_CONVENTION: {
    name: 'Konwencja wiedeńska o\u00a0ruchu drogowym',
    source: 'https://droit-bilingue.ch/fr-de/0.7/0.74/0.741.10-31-37.html',
    checked: '2026-11-28',
  },
  DRIVERS: {
    name: 'ustawa o\u00a0kierujących pojazdami',
    source: 'https://casalini.pl/legislacja/',
    checked: '2026-11-28',
  },
  ADR: {
    name: 'Umowa ADR',
    source: 'https://adrbook.com/en/2017/ADR/1.4.2.2',
    checked: '2026-11-28',
  },
  IMDG: {
    name: 'Kodeks IMDG',
    source: 'https://imorules.com/GUID-655E9A3C-9220-46EE-8DBA-9A4FF91DB05A.html',
    checked: '2026-11-28',
  },
  CMR: {
    name: 'Konwencja CMR',
    source: 'http://www.twig.com.pl/cmr.htm',
    checked: '2026-11-28',
  },
  CARRIAGE: {
    name: 'Prawo przewozowe',
    source: 'https://eli.gov.pl/api/acts/DU/1984/272/text.html',
    checked: '2026-11-28',
  },
  FOOD_HYGIENE: {
    name: 'rozporządzenie (WE) nr\u00a0852/2004',
    source: 'http://eur-lex.europa.eu/legal-content/EN/AUTO/?uri=CELEX:02004R0852-20090420',
    checked: '2026-11-28',
  },
  QUICK_FROZEN_FOOD: {
    name: 'dyrektywa 89/108/EWG',
    source: 'https://eur-lex.europa.eu/legal-content/EN/AUTO/?uri=CELEX%3A01989L0108-20130701',
    checked: '2026-11-28',
  },
  LABOUR_CODE: {
    name: 'Kodeks pracy',
    source: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/kodeks-pracy-16789274/art-91',
    checked: '2026-11-28',
  },
  PENAL_CODE: {
    name: 'Kodeks karny',
    source: 'https://dlajurysty.pl/prawo/?art=kk',
    checked: '2026-11-28',
  },
};
