import type { Call } from '../../server/api/call/defineCall.ts';

export interface AuditRow {
  action: string;
  actor_id: string | null;
  target_kind: string | null;
  target_id: string | null;
  changes: Record<string, unknown> | null;
}

/** The rows after one of this id. */
export const auditRows = 'select action, actor_id, target_kind, target_id, changes from audit where id > $1';

/** What rows of the log really said: a definition may name a value that its call never has. */
export function openAuditNotes() {
  const said = new Set<string>();
  return {
    note: (call: Call, rows: readonly AuditRow[]) => {
      for (const row of rows)
        for (const part of partsOf(call)) if (isSaid(row, part)) said.add(`${row.action} ${part}`);
    },
    listUnsaid: (calls: readonly Call[]) =>
      calls
        .flatMap((call) => partsOf(call).map((part) => `${actionOf(call)} ${part}`))
        .filter((each) => !said.has(each)),
  };
}

function actionOf({ audit }: Call): string {
  return audit && 'action' in audit ? audit.action : '';
}

/** Who did it, to what, and what is kept beside; but for what may be left out of a call. */
function partsOf({ audit, body = {}, query = {} }: Call): string[] {
  if (!audit || !('action' in audit)) return [];
  const optional = new Set([...Object.keys(body), ...Object.keys(query)].filter((name) => name.endsWith('?')));
  const kept = (audit.keeps ?? []).map((path) => path.split('.').at(-1) ?? path);
  return ['by', `on ${audit.on}`, 'which', ...kept.filter((name) => !optional.has(`${name}?`))];
}

function isSaid(row: AuditRow, part: string): boolean {
  if (part === 'by') return row.actor_id !== null;
  if (part === 'which') return row.target_id !== null;
  if (part.startsWith('on ')) return row.target_kind === part.slice(3);
  return row.changes?.[part] !== undefined && row.changes[part] !== null;
}
