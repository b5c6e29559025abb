import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../tables.ts';

/** What the built-in situations train, by their names at the time when situations got a competence. */
export const TRAINED_BY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DRIVING_TIME: {
    K15: 'Kontrola ITD: przekroczony czas jazdy',
    K16: 'Kontrola za granicą: brak przerwy 45 minut i pytanie o kabotaż',
    K17: 'Kończy się czas pracy przed rozładunkiem',
  },
  WINDOWS: {
    K18: 'Towar niegotowy do załadunku',
    K19: 'Spóźnienie na awizację załadunku',
    K22: 'Spóźnienie na odprawę promową',
    Z05: 'Nadawca przesuwa załadunek o cztery godziny',
    Z06: 'Nadawca prosi o wcześniejszy załadunek',
    Z07: 'Magazyn zamknięty z powodu awarii prądu',
    Z08: 'Dwa załadunki w tym samym oknie',
    Z09: 'Odbiorca przyspiesza dostawę o trzy godziny',
    Z10: 'Odbiorca przesuwa rozładunek na jutro',
    Z12: 'Odbiorca może przyjąć towar tylko w nocy',
    Z13: 'Trzy godziny kolejki przed rampą',
    Z14: 'Awaria wózka widłowego u odbiorcy',
    Z15: 'Odbiorca każe czekać do jutra',
  },
  VEHICLE_AND_COST: {
    Z01: 'Klient żąda chłodni zamiast plandeki',
    Z02: 'Ładunek okazał się ponadgabarytowy',
    Z03: 'Awaria naczepy tuż przed wyjazdem',
    Z04: 'Klient przenosi zlecenie do innej relacji',
  },
  CARGO_AND_PARKING: {
    K04: 'Wywrócona cysterna ADR',
    K07: 'Awaria agregatu chłodniczego',
    K08: 'Towar załadowany za ciepły',
    K09: 'Wyciek z beczki ADR na parkingu',
    K10: 'Kontrola: brak instrukcji pisemnych ADR',
    K11: 'Ponadgabaryt szerszy niż w zezwoleniu',
    K12: 'Za niski wiadukt na trasie PG',
    K13: 'Kradzież ładunku z parkingu niestrzeżonego',
    K14: 'Kradzież paliwa',
    K20: 'Przeładowanie na wadze',
    K23: 'Prom: towar niebezpieczny bez zgłoszenia',
    K29: 'Przesunięty ładunek',
  },
  INCIDENTS: {
    K01: 'Kolizja z samochodem osobowym',
    K02: 'Wypadek z rannymi za granicą',
    K03: 'Szkoda parkingowa, sprawca odjechał',
    K05: 'Awaria silnika z ładunkiem',
    K06: 'Przebita opona',
    K21: 'Prom odwołany z powodu sztormu',
    K24: 'Choroba kierowcy',
    K25: 'Odbiorca odmawia przyjęcia towaru',
    K26: 'Błędny list przewozowy CMR',
    K27: 'Zamknięta autostrada',
    K28: 'Blokada protestacyjna na drodze',
    K30: 'Nieznane osoby w naczepie',
    K31: 'Awaria w drodze na załadunek',
    Z11: 'Zmiana miejsca dostawy przez telefon',
    Z16: 'Odbiorca zwraca dwie palety jako uszkodzone',
  },
};

/** The tables with situations, the column of their ids, and whether the row there is the situation as new games get it. */
const KEPT = [
  { table: 'library_items', id: 'id', isCurrent: true },
  { table: 'removed_items', id: 'id', isCurrent: true },
  { table: 'library_drafts', id: 'id', isCurrent: false },
  { table: 'library_versions', id: 'item', isCurrent: false },
] as const;

/** A situation as it is stored: only what is asked of it, the rest as it is. */
const item = z.looseObject({ competence: z.string().optional() });

/**
 * Adds the competence to the built-in situations of schools that are older than the field, drafts and versions included, so that no version shows a
 * change that nobody made. A situation that a school renamed is its own by now and keeps that of its family; a competence that somebody chose stays.
 * Frozen libraries of games stay.
 */
export async function competencesOfBuiltIns(db: Db): Promise<void> {
  for (const [competence, names] of Object.entries(TRAINED_BY)) {
    for (const [id, name] of Object.entries(names)) {
      if (await isStill(db, id, name)) await fill(db, id, competence);
    }
  }
}

async function isStill(db: Db, id: string, name: string): Promise<boolean> {
  for (const { table } of KEPT.filter(({ isCurrent }) => isCurrent)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id} and name = ${name}`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

async function fill(db: Db, situation: string, competence: string): Promise<void> {
  for (const { table, id } of KEPT) {
    const isOne = sql`${sql.ref(id)} = ${situation}`;
    const { rows } = await sql<ValueRow>`select distinct value from ${sql.table(table)} where ${isOne}`.execute(db);
    for (const { value } of rows) {
      const stored = item.parse(JSON.parse(value));
      if (stored.competence !== undefined) continue;
      const filled = JSON.stringify({ ...stored, competence });
      await sql`update ${sql.table(table)} set value = ${filled} where ${isOne} and value = ${value}`.execute(db);
    }
  }
}

type ValueRow = { readonly value: string };
