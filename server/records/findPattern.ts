import type { NumberPattern } from '../../engine/numbering/nextNumber.ts';
import { defineError } from '../../schemas/index.ts';
import type { TenantDb } from '../db/tenantDb.ts';
import type { RecordsContext } from './recordsContext.ts';

export const patternMissing = defineError('pattern_missing', 400, {
  th: 'ไม่พบรูปแบบรหัสของ {module} กรุณากำหนดในหน้าจัดการรหัส',
  en: 'No code pattern configuration found for module {module}',
});

interface PatternRow {
  data: {
    pattern: string;
    reset_period?: NumberPattern['reset'];
    sequence_start?: number;
    era?: NumberPattern['era'];
    key?: string;
  };
}

/** How a site makes the numbers of a module: its own active pattern, else the one a plugin ships. */
export async function findPattern(
  context: RecordsContext,
  db: TenantDb,
  module: string,
): Promise<{ key: string; pattern: NumberPattern; own: boolean }> {
  const own = context.collections.get('code_management') ? await readOwn(db, module) : undefined;
  if (own) return { key: module, pattern: own, own: true };
  const shipped = context.app.numberPatterns.get(module);
  if (!shipped) throw patternMissing({ module });
  return { key: module, pattern: { timeZone: context.site.timeZone, ...shipped }, own: false };

  async function readOwn(tx: TenantDb, key: string): Promise<NumberPattern | undefined> {
    const [row] = await tx.query<PatternRow>({
      name: 'find_pattern',
      text: `select data from r_code_management
        where state = 'active' and deleted_at is null and (data ->> 'key' = $1 or (data ->> 'key' is null and data ->> 'module' = $1))
          and coalesce((data ->> 'is_active')::boolean, true)
        order by updated_at desc limit 1`,
      values: [key],
    });
    if (!row) return undefined;
    const { pattern, reset_period: reset = 'yearly', sequence_start: start, era } = row.data;
    return { pattern, reset, start, era, timeZone: context.site.timeZone };
  }
}
