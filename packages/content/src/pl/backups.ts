import { counted } from './plural.ts';
import type { StartFault } from './start.ts';

const COPIES = { one: 'kopię', few: 'kopie', many: 'kopii' } as const;

const FAULTS: Readonly<Partial<Record<StartFault, string>>> = {
  DISK_FULL: 'Na dysku kopii zapasowych jest za mało miejsca.',
  DISK_READ_ONLY: 'W\u00a0katalogu kopii zapasowych nie można zapisywać.',
  DISK_FAULT: 'Dysk kopii zapasowych zgłasza błąd.',
  DATABASE_DAMAGED: 'Baza szkoły jest uszkodzona: zatrzymaj serwer i\u00a0przywróć ostatnią kopię.',
  DATABASE_BUSY: 'Bazę szkoły trzyma otwartą inny program.',
  DATABASE_UNREACHABLE: 'Baza szkoły nie odpowiada.',
  DATABASE_UNFIT: 'Z\u00a0bazy szkoły nie można czytać.',
};

/** Why no backup could be made, in a sentence; `code`: of the error, null: unknown. */
export function backupFaultText(code: string | null): string {
  const known = Object.entries(FAULTS).find(([fault]) => fault === code);
  return known?.[1] ?? 'Przyczyna jest w\u00a0dzienniku serwera.';
}

/** Polish texts of the admin's screen of backups. */
export const backupsText = {
  title: 'Kopie zapasowe',
  sub: (keep: number) =>
    keep === 0
      ? 'Serwer nie robi kopii sam (BACKUP_KEEP=0)'
      : `Powstaje sama raz dziennie; serwer trzyma ${counted(keep, COPIES)}`,
  make: 'Zrób kopię teraz',
  making: 'Kopia powstaje...',
  text: 'W\u00a0kopii jest cała szkoła: konta, gry z\u00a0przebiegiem, biblioteki, teksty, obrazki i\u00a0listy. Przechowuj ją tak jak hasła i\u00a0trzymaj jedną poza tym komputerem.',
  restore: 'Przywracanie: zatrzymaj serwer, odłóż katalog danych na bok i\u00a0uruchom',
  command: 'npm run restore -- PLIK',
  restoreEncrypted: 'Plik zaszyfrowany (.age) wymaga jeszcze hasła, zapisanego w\u00a0pliku tekstowym:',
  encryptedCommand: 'npm run restore -- PLIK.age --password-file PLIK_Z_HASŁEM',
  failed: (when: string, why: string) => `Ostatnia kopia nie powstała (${when}). ${why}`,
  kilobytes: (count: string) => `${count}\u00a0kB`,
  megabytes: (count: string) => `${count}\u00a0MB`,
  columns: { when: 'Kiedy', name: 'Plik', size: 'Rozmiar', act: 'Zapisz' },
  download: 'Pobierz',
  downloadOf: (when: string) => `Pobierz kopię z\u00a0${when}`,
  take: {
    title: (when: string) => `Pobrać kopię z\u00a0${when}?`,
    text: 'W\u00a0pliku są wszystkie konta szkoły z\u00a0imionami i\u00a0nazwiskami. Potwierdź swoim hasłem, że to Ty; pobranie zapisze się w\u00a0Dzienniku zmian.',
    password: 'Twoje hasło',
    encrypt: {
      title: 'Hasło do pliku (nieobowiązkowe)',
      text: 'Plik zaszyfrowany hasłem otworzy tylko ten, kto je zna, także program age. Nikt go nie odtworzy: zapisz je tam, gdzie nie leży plik. Szyfrowanie trwa od kilku sekund do kilku minut.',
      password: 'Hasło do pliku',
      repeat: 'Powtórz hasło do pliku',
    },
  },
  empty: {
    title: 'Nie ma jeszcze żadnej kopii',
    text: 'Pierwsza powstanie sama w\u00a0ciągu kilku minut od startu serwera.',
  },
} as const;
