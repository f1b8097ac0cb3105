import { type Condition, isJsonObject, type LayoutObject, type Row } from 'sala/schemas';

const never: Condition = { $nor: [{}] };

/**
 * Gives the rows of each case its condition and the negation of earlier cases. The server leaves out what it can decide;
 * conditions on the form are evaluated in the page.
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

/** A row without a case is never shown, since its condition is unknown. */
function guard(row: Row, condition: Condition = never): Row {
  if (row.show === false) return row;
  return { ...row, show: join([condition, ...(isJsonObject(row.show) ? [row.show as Condition] : [])]) };
}

function join(conditions: Condition[]): Condition {
  const [first = {}, ...rest] = conditions;
  return rest.length === 0 ? first : { $and: [first, ...rest] };
}
