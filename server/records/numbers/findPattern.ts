import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import type { NumberPattern } from '../../../engine/record/numbering/nextNumber.ts';
import { patternMissing } from '../../../engine/record/numbering/numbering.errors.ts';
import { unknownCollection } from '../../../engine/record/recordErrors.ts';
import type { Text } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordsContext } from '../context/recordsContext.ts';

interface PatternRow {
  data: {
    pattern: string;
    reset_period?: NumberPattern['reset'];
    sequence_start?: number;
    era?: NumberPattern['era'];
    validation_pattern?: string;
    key?: string;
    name?: string | Partial<Text>;
  };
}

export interface FoundPattern {
  /** Key of its sequence. */
  key: string;
  pattern: NumberPattern;
  /** A regular expression for codes, where more than the pattern is accepted. */
  validation?: string;
  /** What people call it, where it says so. */
  name?: Text;
  /** Of the site, not of a plugin. */
  own: boolean;
}

/** The numbering pattern of a key or module: the site's own active one, else the default of a plugin. */
export async function findPattern(context: RecordsContext, db: TenantDb, module: string): Promise<FoundPattern> {
  const key = findKey(context, module);
  const patterns = context.collections.serving('number_patterns');
  const own = patterns && (await readOwn(db, patterns, key));
  const { timeZone } = context.site;
  if (own) {
    const { pattern, reset_period: reset = 'yearly', sequence_start: start, era, validation_pattern, name } = own.data;
    const validation = validation_pattern ? { validation: validation_pattern } : {};
    const named = name ? { name: nameBoth(name) } : {};
    return { key, pattern: { pattern, reset, start, era, timeZone }, own: true, ...named, ...validation };
  }
  const shipped = context.app.numberPatterns.get(key);
  if (!shipped) throw patternMissing({ module });
  const { name, validation } = shipped;
  const extras = { ...(name && { name }), ...(validation !== undefined && { validation }) };
  return { key, pattern: { timeZone, ...shipped }, own: false, ...extras };
}

/** One that is given in one language is called so in the other, too. */
function nameBoth(name: string | Partial<Text>): Text {
  if (typeof name === 'string') return { th: name, en: name };
  const { th = name.en ?? '', en = th } = name;
  return { th, en };
}

/** Where sequences are kept, also on a site that has no patterns of its own. */
export function findSequences({ app }: RecordsContext): StoredCollection {
  const sequences = app.collections.serving('number_sequences');
  if (!sequences) throw unknownCollection({ t: 'number_sequences' });
  return sequences;
}

/** A module may have several patterns; the first is its default. */
function findKey({ app }: RecordsContext, module: string): string {
  if (app.numberPatterns.has(module)) return module;
  const first = [...app.numberPatterns].find(([, shipped]) => shipped.module === module);
  return first?.[0] ?? module;
}

async function readOwn(db: TenantDb, { table }: StoredCollection, key: string): Promise<PatternRow | undefined> {
  const [row] = await db.query<PatternRow>({
    name: `find_pattern ${table}`,
    text: `select data from ${quoteName(table)}
      where site_id = current_site() and state = 'active' and deleted_at is null and (data ->> 'key' = $1 or (data ->> 'key' is null and data ->> 'module' = $1))
        and coalesce((data ->> 'is_active')::boolean, true)
      order by updated_at desc limit 1`,
    values: [key],
  });
  return row;
}
