import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWithParent } from './app/endWithParent.ts';
import { rootDir } from './platform/config/rootDir.ts';

/** `npm run dev`: the server starts again when its code changes; the runtime changes under the open page. */
const child = spawn(
  process.execPath,
  [
    '--watch-path=server',
    '--watch-path=engine',
    '--watch-path=schemas',
    '--watch-path=plugins',
    '--watch-preserve-output',
    join(rootDir, 'server', 'main.ts'),
    '--dev',
  ],
  { cwd: rootDir, stdio: 'inherit' },
);
endWithParent();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
