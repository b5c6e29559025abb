import { parseArgs, type ParseArgsConfig } from 'node:util';
import { operatorText } from '@fracht/content';
import { ConfigError, mistyped } from '../config.ts';

/** Where a command is given. */
export type Terminal = {
  /** What stands behind the command's name. */
  readonly words: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Writes a line for the person at the terminal. */
  readonly say: (line: string) => void;
};

/** The options among the words of a command; throws ConfigError with its usage where they are others. */
export function commandOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new ConfigError(`${operatorText.copies.badOptions} ${usage}`, { cause: error });
  }
}

/** Runs the command that this process was started for. What is wrong with its options or the data is one line, and ends it with 1. */
export async function runAsProcess(command: (terminal: Terminal) => Promise<void>): Promise<void> {
  for (const line of mistyped(process.env)) process.stderr.write(`${line}\n`);
  try {
    await command({
      words: process.argv.slice(2),
      env: process.env,
      say: (line) => void process.stdout.write(`${line}\n`),
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
