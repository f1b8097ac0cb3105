import type { Json, Layout, Logic, Row } from '../../../schemas/index.ts';
import { groupName } from '../rowScope.ts';

/** One "when this field has that value" rule that targets an object. */
export interface LogicSource {
  /** Full name of the field, including its groups; `people.*.name` in every copy of a repeated row. */
  field: string;
  method: Logic['method'];
  when?: Json;
  default?: boolean;
}

/** The logics of a layout by the object they show or hide. */
export function collectLogics(layout: Pick<Layout, 'rows'>): Map<string, LogicSource[]> {
  const found = new Map<string, LogicSource[]>();
  collect(layout.rows, '', found);
  return found;
}

function collect(rows: Row[], scope: string, found: Map<string, LogicSource[]>): void {
  for (const row of rows) {
    const name = groupName(row);
    const inner = name === undefined ? scope : `${scope}${name}.${row.dataMode === 'copy' ? '*.' : ''}`;
    for (const column of row.columns)
      for (const object of column.objects) {
        const logics: unknown = object.logics;
        for (const logic of Array.isArray(logics) ? (logics as Logic[]) : []) {
          const target = logic?.destination?.uid;
          if (typeof target !== 'string') continue;
          const source = { field: inner + (object.name || object.uid), method: logic.method, when: logic.when };
          found.set(target, [...(found.get(target) ?? []), { ...source, default: logic.default }]);
        }
        if (object.rows) collect(object.rows, inner, found);
      }
  }
}
