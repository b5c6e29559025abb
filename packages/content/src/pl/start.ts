type Login = { readonly email: string; readonly password: string };
type StartReach = {
  /** The address that people use, and whether it leads only to the reader's own computer. */
  readonly url: string;
  readonly isLocal: boolean;
  /** Whether other computers may connect, and at which addresses. */
  readonly isOpen: boolean;
  readonly addresses: readonly string[];
};
type Started = {
  readonly address: string;
  readonly reach: StartReach;
  readonly admin: Login | null;
  readonly ignoredAdmin: string | null;
};

/** What the server prints when it has started. */
export function startText({ address, reach, admin, ignoredAdmin }: Started): string {
  const lines = [`Fracht działa: ${address}`, ...reachLines(reach)];
  if (admin !== null) lines.push(`Administrator (hasło pokazujemy tylko raz): ${admin.email}  ${admin.password}`);
  if (ignoredAdmin !== null)
    lines.push(
      `ADMIN_EMAIL i\u00a0ADMIN_PASSWORD niczego nie zmieniły: szkoła ma już administratora. Nowe hasło: npm run admin; nowy administrator: npm run admin -- ${ignoredAdmin}`,
    );
  return lines.join('\n');
}

/** Where other computers can open the game. */
function reachLines({ url, isLocal, isOpen, addresses }: StartReach): readonly string[] {
  const lines = isLocal ? [] : [`Adres dla uczniów, w\u00a0listach i\u00a0na kartkach: ${url}`];
  if (!isOpen) return lines;
  if (addresses.length > 0) lines.push(`Inne komputery w\u00a0tej sieci: ${addresses.join(', ')}`);
  const [first] = addresses;
  if (isLocal && first !== undefined)
    lines.push(`Żeby ten adres stał też w\u00a0listach i\u00a0na kartkach, ustaw PUBLIC_URL=${first}`);
  return lines;
}

type TroublePlace = {
  /** The file or directory in question. */
  readonly path: string;
  /** The database (a file, or an address without its password), and the files beside it. */
  readonly database: string;
  readonly log: string;
  readonly marker: string;
  /** The error message of the operating system or database; may be empty. */
  readonly detail: string;
};

const restore = 'Zatrzymany serwer niczego nie zmienił. Przywróć cały katalog danych z kopii zapasowej';

/** Why the server does not start, or stops, in one line each, and what to do. No data was changed. */
export const startFaultText = {
  DATABASE_MISSING: ({ database, log, marker }: TroublePlace) =>
    `W katalogu danych była szkoła, ale nie ma jej bazy ${database} albo plik jest pusty. ${restore}; jeżeli naprawdę chcesz zacząć od pustej szkoły, przenieś gdzie indziej pliki ${marker} i ${log}.`,
  DATABASE_DAMAGED: ({ database, detail }: TroublePlace) =>
    `Baza ${database} jest uszkodzona${detail === '' ? '' : ` (${detail})`}. ${restore}.`,
  DATABASE_BEHIND: ({ database, log, marker }: TroublePlace) =>
    `W bazie ${database} brakuje tego, co już było zapisane: plik ${log} zniknął, został ucięty albo uszkodzony, lub to starsza kopia. ${restore}; jeżeli właśnie przywracasz starszą kopię albo godzisz się na stratę, przenieś gdzie indziej plik ${marker} i uruchom serwer ponownie.`,
  DATABASE_OTHER: ({ database, marker }: TroublePlace) =>
    `Baza ${database} należy do innej szkoły niż plik ${marker}. ${restore}; jeżeli ta baza jest właściwa, przenieś gdzie indziej plik ${marker} i uruchom serwer ponownie.`,
  DATABASE_NEWER: ({ database, detail }: TroublePlace) =>
    `Bazę ${database} zapisała nowsza wersja programu (${detail}). Uruchom tę nowszą wersję albo przywróć dane z kopii sprzed aktualizacji.`,
  DATABASE_BUSY: ({ database }: TroublePlace) =>
    `Bazę ${database} trzyma otwartą inny program. Zamknij go i uruchom serwer ponownie.`,
  DATABASE_UNREACHABLE: ({ database, detail }: TroublePlace) =>
    `Baza PostgreSQL ${database} nie odpowiada albo nikogo nie wpuszcza (${detail}). Sprawdź, czy działa i\u00a0czy zmienna DATABASE_URL jest dobra, i\u00a0uruchom serwer ponownie.`,
  DATABASE_UNFIT: ({ database, detail }: TroublePlace) =>
    `W bazie PostgreSQL ${database} nie można trzymać szkoły (${detail}). Potrzebny jest PostgreSQL 15 lub nowszy, baza w UTF8 z\u00a0miejscem na dysku i\u00a0włączonym synchronous_commit oraz konto z\u00a0prawem tworzenia tabel.`,
  DATABASE_TAKEN: ({ database }: TroublePlace) =>
    `Na bazie ${database} działa inny serwer. Dwa serwery nie mogą prowadzić tych samych rozgrywek: zatrzymaj jeden z\u00a0nich.`,
  LOG_DAMAGED: ({ database, log, marker }: TroublePlace) =>
    `Dziennik bazy ${log} jest uszkodzony, więc ostatnich zmian nie da się odczytać. ${restore}; jeżeli godzisz się na stratę ostatnich chwil, przenieś gdzie indziej pliki ${log} i ${marker}, a w bazie ${database} zostanie to, co jest w niej zapisane.`,
  MARKER_DAMAGED: ({ marker }: TroublePlace) =>
    `Pliku ${marker}, który mówi, co musi być w bazie, nie da się odczytać, więc inne pliki też mogą być uszkodzone. ${restore}; jeżeli wiesz, że baza jest cała, przenieś gdzie indziej ten plik i uruchom serwer ponownie.`,
  DISK_FULL: ({ path }: TroublePlace) =>
    `Na dysku katalogu danych ${path} nie ma miejsca. Zwolnij miejsce i uruchom serwer ponownie; to, co zapisane, jest całe.`,
  DISK_READ_ONLY: ({ path, detail }: TroublePlace) =>
    `Serwer nie może zapisywać w katalogu danych ${path} (${detail}). Daj mu prawo zapisu albo wskaż inny katalog zmienną DATA_DIR.`,
  DISK_FAULT: ({ path, detail }: TroublePlace) =>
    `Dysk katalogu danych ${path} zgłasza błąd (${detail}). Sprawdź dysk i jego limity, zanim uruchomisz serwer ponownie.`,
  RESTORE_UNFINISHED: ({ path }: TroublePlace) =>
    `W\u00a0katalogu danych ${path} zaczęło się przywracanie szkoły i\u00a0nie doszło do końca. Powtórz npm run restore -- PLIK albo odłóż ten katalog na bok, żeby zacząć od nowej szkoły.`,
  DATABASE_GONE: ({ database, path }: TroublePlace) =>
    `Pliki bazy ${database} usunięto, przeniesiono albo podmieniono podczas pracy serwera, więc serwer się zatrzymał: nie miałby gdzie zapisywać. Przywróć cały katalog danych ${path} z\u00a0kopii zapasowej albo odłóż go na miejsce i\u00a0uruchom serwer ponownie.`,
  LOG_UNSYNCED: ({ path, detail }: TroublePlace) =>
    `Dysk katalogu danych ${path} nie potwierdził zapisu (${detail}), więc nie wiadomo, co z\u00a0ostatniej chwili naprawdę na nim jest, i\u00a0serwer się zatrzymał. Wszystko, co serwer komukolwiek potwierdził, jest zapisane. Uruchom serwer ponownie, jeżeli nie zrobił tego sam: odczyta, co jest na dysku, i\u00a0gry pójdą dalej. Gdy to się powtarza, wymień dysk.`,
} satisfies Readonly<Record<string, (place: TroublePlace) => string>>;

/** The codes of these reasons. */
export type StartFault = keyof typeof startFaultText;
