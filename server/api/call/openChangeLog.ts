import { type ChangeLog, writeAudit } from '../../sites/audit/writeAudit.ts';
import type { Visit } from '../../sites/visit.ts';
import { type AuditedValues, describeAudit } from './auditCall.ts';
import type { Call } from './defineCall.ts';

/**
 * The audit row of one call, as its definition describes it: `log` writes it in the transaction of the change, `finish` after the
 * handler, where the handler has no transaction of its own (calls of plugins, whose records keep a history in theirs).
 */
export function openChangeLog({ audit }: Call, visit: Visit, given: Omit<AuditedValues, 'data'>) {
  let written = false;
  const log: ChangeLog = async (tx, data) => {
    const entry = describeAudit(audit, { ...given, data });
    if (entry) await writeAudit(tx, visit, entry);
    written = true;
  };
  return { log, finish: async (data: unknown) => (written ? undefined : log(visit.db, data)) };
}
