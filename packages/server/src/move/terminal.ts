import { parseArgs, type ParseArgsConfig } from 'node:util';
import { operatorText } from '@fracht/content';
import { ConfigError, mistyped } from '../config.ts';

/** The options of a command; throws ConfigError with its usage where they are others. */
export function commandOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new ConfigError(`${operatorText.copies.badOptions} ${usage}`, { cause: error });
  }
}

/** Writes a line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command. What is wrong with its options or the data is one line, and ends it with 1. */
export async function tellFaults(work: () => Promise<void>): Promise<void> {
  for (const line of mistyped(process.env)) process.stderr.write(`${line}\n`);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
