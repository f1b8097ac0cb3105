import type { NumberPattern } from '../../engine/numbering/nextNumber.ts';
import { patternMissing } from '../../engine/numbering/numbering.errors.ts';
import type { TenantDb } from '../db/tenantDb.ts';
import type { RecordsContext } from './recordsContext.ts';

interface PatternRow {
  data: {
    pattern: string;
    reset_period?: NumberPattern['reset'];
    sequence_start?: number;
    era?: NumberPattern['era'];
    validation_pattern?: string;
    key?: string;
  };
}

export interface FoundPattern {
  /** Under which its sequence is kept. */
  key: string;
  pattern: NumberPattern;
  /** What codes must look like, where that is more than the pattern itself. */
  validation?: string;
  /** Of the site, not of a plugin. */
  own: boolean;
}

/** How a site makes the numbers of a key or module: its own active pattern, else the one a plugin ships. */
export async function findPattern(context: RecordsContext, db: TenantDb, module: string): Promise<FoundPattern> {
  const key = findKey(context, module);
  const own = context.collections.get('code_management') ? await readOwn(db, key) : undefined;
  const { timeZone } = context.site;
  if (own) {
    const { pattern, reset_period: reset = 'yearly', sequence_start: start, era, validation_pattern } = own.data;
    const validation = validation_pattern ? { validation: validation_pattern } : {};
    return { key, pattern: { pattern, reset, start, era, timeZone }, own: true, ...validation };
  }
  const shipped = context.app.numberPatterns.get(key);
  if (!shipped) throw patternMissing({ module });
  const validation = shipped.validation === undefined ? {} : { validation: shipped.validation };
  return { key, pattern: { timeZone, ...shipped }, own: false, ...validation };
}

/** A module has several patterns; the first that it ships speaks for it. */
function findKey({ app }: RecordsContext, module: string): string {
  if (app.numberPatterns.has(module)) return module;
  const first = [...app.numberPatterns].find(([, shipped]) => shipped.module === module);
  return first?.[0] ?? module;
}

async function readOwn(db: TenantDb, key: string): Promise<PatternRow | undefined> {
  const [row] = await db.query<PatternRow>({
    name: 'find_pattern',
    text: `select data from r_code_management
      where site_id = current_site() and state = 'active' and deleted_at is null and (data ->> 'key' = $1 or (data ->> 'key' is null and data ->> 'module' = $1))
        and coalesce((data ->> 'is_active')::boolean, true)
      order by updated_at desc limit 1`,
    values: [key],
  });
  return row;
}
