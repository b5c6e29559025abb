import { parseArgs, type ParseArgsConfig } from 'node:util';
import { operatorText } from '@fracht/content';
import { ConfigError, mistyped } from '../config.ts';
import { commandFaultLine } from '../or-start-error.ts';

/** The environment in which a command is run. */
export type Terminal = {
  /** The arguments after the command's name. */
  readonly words: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Writes a line for the person at the terminal. */
  readonly say: (line: string) => void;
};

/** The options among the arguments of a command; throws ConfigError with its usage if there are others. */
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

/**
 * Runs the command that this process was started for. An error in its options or the data, or of disk or database, is printed as one line, and the process
 * ends with status 1.
 */
export async function runAsProcess(command: (terminal: Terminal) => Promise<void>): Promise<void> {
  for (const line of mistyped(process.env)) process.stderr.write(`${line}\n`);
  try {
    await command({
      words: process.argv.slice(2),
      env: process.env,
      say: (line) => void process.stdout.write(`${line}\n`),
    });
  } catch (error) {
    const line = commandFaultLine(error);
    if (line === null) throw error;
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}
