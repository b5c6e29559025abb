import type { SettingGroup } from '../settings/setting.ts';
import { counted } from './plural.ts';

const CHARACTERS = { one: 'znak', few: 'znaki', many: 'znaków' } as const;

/** The headings of the settings form, in order. */
export const settingGroupLabels: Readonly<Record<SettingGroup, string>> = {
  clock: 'Czas i\u00a0tempo gry',
  limits: 'Granice rozgrywki',
  orders: 'Zlecenia',
  driving: 'Jazda i\u00a0odpoczynek',
  parking: 'Postoje i\u00a0parkingi',
  checks: 'Kontrole drogowe',
  points: 'Punkty',
  situations: 'Sytuacje',
  cars: 'Samochody',
  freight: 'Ładunki i\u00a0stawki',
};

/** Polish texts of the admin's page Ustawienia gry. */
export const gameSettingsText = {
  title: 'Ustawienia gry',
  sub: 'Zmiany działają od następnej rozgrywki. Trwające grają na dotychczasowych.',
  parts: 'Części ustawień',
  tabs: { values: 'Wartości', stages: 'Teksty etapów' },
  list: 'Ustawienia gry',
  search: 'Szukaj ustawienia',
  searchHint: 'Nazwa, klucz albo opis',
  filter: 'Które ustawienia',
  filters: { all: 'Wszystkie', other: 'Inne niż domyślne' },
  columns: { name: 'Ustawienie', value: 'Wartość', range: 'Zakres', standard: 'Domyślnie', actions: 'Działania' },
  range: (from: string, to: string) => `${from}–${to}`,
  reset: (label: string) => `Przywróć wartość domyślną: ${label}`,
  resetAll: 'Przywróć wszystkie',
  isOther: 'inna niż domyślna',
  nothing: { title: 'Nic nie pasuje', text: 'Zmień szukany tekst albo pokaż wszystkie ustawienia.' },
  wrong: {
    number: 'Wpisz liczbę.',
    whole: 'Wpisz liczbę całkowitą.',
    decimals: 'Najwyżej dwa miejsca po przecinku.',
    low: (limit: string) => `Najmniejsza dozwolona wartość to\u00a0${limit}.`,
    high: (limit: string) => `Największa dozwolona wartość to\u00a0${limit}.`,
  },
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  more: (count: number) => `i\u00a0jeszcze ${String(count)}`,
  mendFirst: 'Najpierw popraw zaznaczone pola.',
} as const;

/** Polish texts of the five texts between the rounds, as the admin edits them. (TXT-3) */
export const stagesText = {
  names: ['Przed rundą 1', 'Przed rundą 2', 'Przed rundą 3', 'Przed rundą 4', 'Po ostatniej rundzie'],
  name: (id: number) => stagesText.names[id - 1] ?? `Etap ${String(id)}`,
  preview: (name: string) => `Podgląd: ${name}`,
  previewTitle: 'Tak zobaczą to gracze',
  empty: 'Gracze nie zobaczą żadnego tekstu.',
  left: (count: number) => `Zostało: ${counted(count, CHARACTERS)}`,
} as const;
