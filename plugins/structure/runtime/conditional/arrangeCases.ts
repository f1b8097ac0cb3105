import { type Condition, isJsonObject, type LayoutObject, type Row } from 'sala/schemas';

const never: Condition = { $nor: [{}] };

/**
 * Gives the rows of each case its condition, and that none of the cases before it was met. What the server can decide it
 * leaves out; what depends on the form the page follows.
 */
export function arrangeCases(object: LayoutObject): LayoutObject {
  const cases = Array.isArray(object.cases) ? object.cases.filter(isJsonObject) : [];
  const conditions = new Map<string, Condition>();
  const before: Condition[] = [];
  let settled = false;
  for (const { uid, condition } of cases) {
    if (typeof uid !== 'string') continue;
    const own = isJsonObject(condition) && Object.keys(condition).length > 0 ? [condition as Condition] : [];
    const others = before.length > 0 ? [{ $nor: [...before] }] : [];
    conditions.set(uid, settled ? never : join([...own, ...others]));
    before.push(...own);
    settled ||= own.length === 0;
  }
  return { ...object, rows: (object.rows ?? []).map((row) => guard(row, conditions.get(row.tab ?? ''))) };
}

/** A row that belongs to no case is never shown: it may hold what one of them was to guard. */
function guard(row: Row, condition: Condition = never): Row {
  if (row.show === false) return row;
  return { ...row, show: join([condition, ...(isJsonObject(row.show) ? [row.show as Condition] : [])]) };
}

function join(conditions: Condition[]): Condition {
  const [first = {}, ...rest] = conditions;
  return rest.length === 0 ? first : { $and: [first, ...rest] };
}
