import { flushCompileCache } from 'node:module';
import { demoText, startText } from '@fracht/content';
import { ConfigError, readConfig } from './config.ts';
import { makeLog } from './log.ts';
import { startServer, type RunningServer } from './server.ts';

const log = makeLog(process.env['NODE_ENV'] === 'production' ? 'info' : 'warn');

try {
  const server = await startServer(readConfig(process.env), { log, onDataGone: endAtOnce });
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
function endAtOnce({ message }: Error): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
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
