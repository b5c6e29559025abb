// Errors during installation and build, as one line for the person who starts the product.
import { CommandFailed } from './run.mjs';
import { ROOT } from './paths.mjs';

/** Why the start cannot continue; `message` is one line, in Polish. */
export class StartFault extends Error {}

const NO_RIGHT = new Set(['EACCES', 'EPERM', 'EROFS']);
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/**
 * The line for an error of the system or of a command; null: it is neither, but a bug in the program.
 * @param {unknown} error
 * @param {string} root the folder that is written to
 * @returns {string | null}
 */
export function startFaultLine(error, root = ROOT) {
  if (error instanceof StartFault) return error.message;
  if (error instanceof CommandFailed) {
    return `Polecenie „${error.command}” skończyło się kodem ${error.code}. Przyczyna stoi powyżej; gdy to npm, sprawdź połączenie z internetem i uruchom jeszcze raz.`;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NO_RIGHT.has(code)) return noRight(root);
  if (NO_ROOM.has(code)) return `Na dysku katalogu ${root} nie ma miejsca. Zwolnij je i uruchom jeszcze raz.`;
  return null;
}

/** @param {string} root */
export function noRight(root) {
  return `To konto nie ma prawa zapisu w katalogu ${root}. Nadaj mu je albo przenieś program do katalogu tego konta.`;
}

/**
 * Runs a step of the start; a problem of the computer is printed as one line, and ends the process with status 1.
 * @param {() => Promise<void>} work
 */
export async function tellingFaults(work) {
  try {
    await work();
  } catch (error) {
    const line = startFaultLine(error);
    if (line === null) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
