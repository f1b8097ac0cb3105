import { type Logger, pino } from 'pino';
import { undeclaredRefusal } from '../../server/api/call/answerCall.ts';

/** A silent log that remembers which calls refused with an error that their definition does not name. */
export function watchUndeclared(): { log: Logger; check: () => void } {
  const found = new Set<string>();
  const write = (line: string) => {
    const { msg, call, code } = JSON.parse(line) as { msg?: string; call?: string; code?: string };
    if (msg === undeclaredRefusal) found.add(`${call}: ${code}`);
  };
  return {
    log: pino({ level: 'warn' }, { write }),
    check: () => {
      if (found.size > 0) throw new Error(`refusals that no definition names: ${[...found].sort().join(', ')}`);
    },
  };
}
