import { flushCompileCache } from 'node:module';
import { demoText, startText } from '@fracht/content';
import { ConfigError, mistyped, readConfig } from './config.ts';
import { makeLog } from './log.ts';
import { watchLoop } from './loop-load.ts';
import { startServer, type RunningServer } from './server.ts';
import type { StartError } from './storage/start-error.ts';

/** The exit status (EX_TEMPFAIL) with which the process asks its supervisor to restart it. */
const START_ANEW = 75;

for (const line of mistyped(process.env)) process.stderr.write(`${line}\n`);

const log = makeLog(process.env['NODE_ENV'] === 'production' ? 'info' : 'warn');

try {
  const server = await startServer(readConfig(process.env), {
    log,
    onDataGone: endAtOnce,
    isOverloaded: watchLoop().isOverloaded,
  });
  process.stdout.write(`${startText(server)}\n`);
  if (server.demo !== null) process.stdout.write(`${demoText(server.demo)}\n`);
  stopOnSignal(server);
  flushCompileCache();
} catch (error) {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, 'start failed');
  process.exit(1);
}

/** Ends the process at once: without its data it could not keep its promises. */
function endAtOnce({ code, message }: StartError): void {
  process.stderr.write(`${message}\n`);
  process.exit(code === 'LOG_UNSYNCED' ? START_ANEW : 1);
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
