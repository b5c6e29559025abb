/** How the machine's own Chromium is started, for tests and for pictures. */
export const CHROMIUM = {
  executablePath: process.env['FRACHT_CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Polish, and the same time zone wherever it runs. */
export const PLACE = { locale: 'pl-PL', timezoneId: 'Europe/Warsaw' } as const;
