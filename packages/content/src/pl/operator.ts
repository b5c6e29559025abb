import { counted } from './plural.ts';

type MadeAdmin = {
  readonly email: string;
  readonly password: string;
  readonly isNew: boolean;
  readonly hasSecondFactor: boolean;
};

const KEEPS_SECOND_FACTOR =
  'Po haśle to konto pyta o\u00a0kod z\u00a0aplikacji albo kod zapasowy. Jeżeli nie ma ani telefonu, ani kodów, powtórz polecenie z\u00a0--without-second-factor.';

/** What the school's command line tools print for the person who runs them, except the errors of a failed start. */
export const operatorText = {
  config: {
    expected: (name: string, what: string) => `${name}: zła wartość. Tu ma być: ${what}`,
    port: 'numer portu od 0 do 65535',
    publicUrl: 'adres taki jak https://gra.szkola.pl',
    databaseUrl: 'adres taki jak postgres://konto:haslo@db.szkola.pl:5432/fracht',
    natsUrl: 'adres taki jak nats://konto:haslo@nats.szkola.pl:4222 albo kilka po przecinkach',
    backupKeep: 'liczba od 0 do 9999',
    actionRate: 'liczba od 1 do 1000',
    smtpUrl: 'adres taki jak smtp://konto:haslo@smtp.szkola.pl:587',
    mailFrom: 'adres e-mail, z\u00a0nazwą przed nim albo bez',
    email: 'adres e-mail',
    password: (least: number, most: number) =>
      `od ${String(least)} do ${String(most)} znaków i\u00a0żadne z\u00a0najczęściej używanych haseł`,
    demo: '0 albo 1',
    secret: 'od 16 do 256 liter, cyfr i\u00a0znaków . _ ~ + / -',
    trustProxy: 'adresy albo sieci po przecinkach, takie jak 127.0.0.1,10.0.0.0/8, albo none',
    other: 'coś innego',
    bothAdmin: 'ADMIN_EMAIL i\u00a0ADMIN_PASSWORD: ustaw obie zmienne albo żadną',
    natsAlone: 'NATS_URL: kilka procesów potrzebuje też zmiennej DATABASE_URL; ustaw ją albo usuń NATS_URL',
    natsOpen:
      'NATS na innym komputerze wymaga tls:// i\u00a0konto:haslo@ w\u00a0każdym adresie: kto do niego sięga, gra za wszystkich',
    natsMixed:
      'wszystkie adresy NATS muszą się zaczynać tak samo, od nats:// albo od tls://, i\u00a0mieć to samo konto i\u00a0hasło',
    passwordIsEmail: 'ADMIN_PASSWORD: to ma być coś innego niż adres e-mail',
    mistyped: (name: string, meant: string) =>
      `Nie ma ustawienia ${name}, więc nic nie zmienia. Czy chodzi o\u00a0${meant}?`,
  },
  listening: {
    taken: (name: string, port: number, host: string) =>
      `${name}: port ${String(port)} na ${host} jest zajęty. Serwer może już działać w\u00a0innym oknie; jeżeli nie, wybierz inny port, na przykład ${name}=${String(port + 1)}`,
    noRight: (name: string, port: number) =>
      `${name}: to konto nie ma prawa do portu ${String(port)}. Wybierz port od 1024`,
    noAddress: (host: string, own: readonly string[]) =>
      `HOST: ten komputer nie ma adresu ${host}. Ma ${own.length === 0 ? 'tylko własny, 127.0.0.1' : own.join(', ')}; HOST=0.0.0.0 bierze wszystkie`,
    noNats: (why: string) => `NATS_URL: NATS nie odpowiada, ${why}`,
  },
  dataDir: {
    network: (path: string, kind: string) =>
      `DATA_DIR: ${path} leży na dysku sieciowym (${kind}); wskaż katalog na dysku tego komputera`,
    taken: (path: string, process: string | null) =>
      `DATA_DIR: na katalogu ${path} działa już inny serwer${process === null ? '' : ` (proces ${process})`}`,
    notMade: (path: string, why: string) => `DATA_DIR: nie da się założyć katalogu ${path} (${why})`,
  },
  copies: {
    noFile: (file: string) => `Nie ma pliku ${file}`,
    notRead: (file: string, why: string) => `Pliku ${file} nie da się przeczytać (${why})`,
    noCopy: (file: string) => `${file} nie jest kopią szkoły, którą ta wersja umie odczytać`,
    damaged: (file: string) => `${file} jest ucięty albo uszkodzony, lub to nie jest kopia szkoły`,
    otherVersion: (place: string) =>
      `${place}: dane innej wersji programu. Uruchom na nich raz serwer tej wersji i\u00a0powtórz polecenie`,
    notEmpty: (place: string) => `${place}: tu już coś jest. Wskaż pustą bazę albo pusty katalog`,
    newer: (name: string) => `${name} pochodzi z\u00a0nowszej wersji programu niż ta`,
    unknownTable: (table: string) => `nieznana tabela: ${table}`,
    danglingRow: (table: string) =>
      `w\u00a0tabeli ${table} jest wiersz, który wskazuje na coś, czego w\u00a0szkole nie ma. Niczego nie skopiowano`,
    noTable: (table: string) => `brakuje tabeli ${table}`,
    noSchool: (path: string) => `w\u00a0katalogu ${path} nie ma szkoły`,
    restored: (place: string, when: string) =>
      `Przywrócono do ${place} szkołę z\u00a0chwili ${when}. Teraz można uruchomić serwer.`,
    moved: (from: string, to: string) =>
      `Przeniesiono z\u00a0${from} do ${to}. To, co było w\u00a0pierwszym miejscu, zostało: uruchamiaj serwer tylko na jednym z\u00a0nich.`,
    backupUsage: 'Użycie: npm run backup albo npm run backup -- --from KATALOG_DANYCH_ALBO_BAZA --to KATALOG',
    restoreUsage:
      'Użycie: npm run restore -- PLIK albo npm run restore -- PLIK --to KATALOG_DANYCH_ALBO_BAZA; kopia zaszyfrowana: --password-file PLIK_Z_HASŁEM; kopia innej szkoły: --foreign',
    unknownKey: (file: string) =>
      `${file} nie jest podpisany kluczem, który jest tu znany. Skopiuj do nowego katalogu danych plik backup.key z\u00a0tego, w\u00a0którym kopia powstała, albo ustaw BACKUP_KEY. Jeżeli klucza już nie ma, kopia jest z\u00a0wcześniejszej wersji lub z\u00a0innej szkoły i\u00a0nikt obcy nie miał jej w\u00a0ręku, dodaj --foreign.`,
    encrypted: (file: string) =>
      `${file} jest zaszyfrowany. Zapisz jego hasło w\u00a0pliku tekstowym i\u00a0dodaj --password-file PLIK_Z_HASŁEM.`,
    wrongPassword: (file: string) => `To hasło nie otwiera pliku ${file}. Sprawdź je i\u00a0spróbuj ponownie.`,
    noPasswordFile: (file: string) => `Nie da się przeczytać pliku z\u00a0hasłem ${file}.`,
    moveUsage:
      'Użycie: npm run move -- --from KATALOG_DANYCH --to postgres://konto:haslo@host:5432/nazwa albo odwrotnie',
    badOptions: 'Nie rozumiem tego polecenia.',
    noRoom: (folder: string, megabytes: number) =>
      `katalog ${folder} potrzebuje ${String(megabytes)} MB wolnego miejsca`,
  },
  /** Faults of disk and database in a command, by their code; `detail`: what the system says. */
  faults: {
    DISK_FULL: (detail: string) => `Na dysku brakuje miejsca (${detail}). Zwolnij je i\u00a0powtórz polecenie.`,
    DISK_READ_ONLY: (detail: string) =>
      `Nie da się czytać albo zapisywać tam, gdzie wskazano (${detail}). Sprawdź ścieżkę i\u00a0prawa tego konta i\u00a0powtórz polecenie.`,
    DISK_FAULT: (detail: string) =>
      `Dysk albo system zgłasza błąd (${detail}). Sprawdź dysk i\u00a0jego limity i\u00a0powtórz polecenie.`,
    DATABASE_DAMAGED: (detail: string) =>
      `Baza jest uszkodzona (${detail}). Przywróć cały katalog danych z\u00a0kopii zapasowej.`,
    DATABASE_BUSY: (detail: string) =>
      `Bazę trzyma otwartą inny program (${detail}). Zamknij go i\u00a0powtórz polecenie.`,
    DATABASE_UNFIT: (detail: string) =>
      `W\u00a0bazie PostgreSQL nie można tego zapisać (${detail}). Sprawdź miejsce na jej dysku i\u00a0prawa konta i\u00a0powtórz polecenie.`,
    DATABASE_UNREACHABLE: (detail: string) =>
      `Baza PostgreSQL nie odpowiada albo przerwała połączenie (${detail}). Sprawdź, czy działa, i\u00a0powtórz polecenie.`,
  },
  otherVersionRuns:
    'Na tych danych działa serwer innej wersji programu. Zatrzymaj go, uruchom ponownie przez npm start i\u00a0powtórz polecenie.',
  erasedAgain: {
    noList:
      'Obok kopii nie ma pliku erased-accounts.json: kogo skasowano po jej zrobieniu, ten wrócił. Skasuj te osoby jeszcze raz w\u00a0panelu.',
    damagedList: (file: string) =>
      `Lista skasowanych osób ${file} jest uszkodzona albo nie do odczytania: nie wiadomo, kto jeszcze na niej był. Sprawdź w\u00a0panelu, czy ktoś skasowany nie wrócił, i\u00a0skasuj te osoby jeszcze raz.`,
    notKept: (folder: string, why: string) =>
      `Listy skasowanych osób w\u00a0katalogu ${folder} nie udało się zapisać; serwer zapisze ją przy starcie. ${why}`,
    laidAside: (file: string) => `Uszkodzona lista leży teraz tu: ${file}. Nowa lista zaczyna się od początku.`,
    erased: (count: number) =>
      count === 0
        ? 'Od tej kopii nikogo nie skasowano.'
        : `Od tej kopii skasowano ${counted(count, { one: 'osobę', few: 'osoby', many: 'osób' })}: ich dane skasowano ponownie.`,
    lecturers: (names: readonly string[]) =>
      `Wrócili wykładowcy, których konta skasowano po zrobieniu kopii: ${names.join(', ')}. Skasuj je jeszcze raz w\u00a0panelu, wskazując, kto przejmie ich grupy.`,
  },
  admin: {
    usage:
      'Użycie: npm run admin albo npm run admin -- E-MAIL; inna szkoła: --in KATALOG_DANYCH_ALBO_BAZA; bez kodu z\u00a0aplikacji: --without-second-factor',
    noEmail: (given: string) => `„${given}” to nie jest adres e-mail. Użycie: npm run admin -- E-MAIL`,
    made: ({ email, password, isNew, hasSecondFactor }: MadeAdmin) =>
      `${isNew ? 'Nowy administrator' : 'Nowe hasło administratora'} (pokazujemy je tylko raz): ${email}  ${password}\nZaloguj się i\u00a0ustaw własne hasło w\u00a0Ustawieniach konta.${hasSecondFactor ? `\n${KEEPS_SECOND_FACTOR}` : ''}`,
    several: (emails: readonly string[]) =>
      `Szkoła ma kilku administratorów: ${emails.join(', ')}. Wskaż, kto ma dostać nowe hasło: npm run admin -- E-MAIL`,
    noAdmin: (email: string) =>
      `${email} to konto wykładowcy albo studenta, nie administratora. Podaj inny adres e-mail.`,
  },
} as const;
