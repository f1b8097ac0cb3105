import type { Json } from '../../../schemas/index.ts';

type Nested = { [field: string]: Json };

/**
 * Turns `{ 'address.city': x }` into `{ address: { city: x } }`, as conditions and records name fields; copies of a
 * repeated row (`people: ['1', '3']`, `people.3.name`) become a list.
 */
export function nestValues(values: Record<string, Json>): Nested {
  const groups = findGroups(values);
  const nested: Nested = {};
  for (const [name, value] of Object.entries(values)) if (!groups.has(name)) place(nested, name.split('.'), value);
  // Inner copies become lists before the copy that contains them.
  for (const group of [...groups].sort((one, other) => other.length - one.length)) {
    const keys = group.split('.');
    const copies = reach(nested, keys);
    const ids = values[group];
    if (Array.isArray(ids))
      place(
        nested,
        keys,
        ids.map((id) => copies[String(id)] ?? {}),
      );
  }
  return nested;
}

/** The names whose value is a list of ids with fields below them: repeated groups. */
function findGroups(values: Record<string, Json>): Set<string> {
  const lists = Object.keys(values).filter((name) => Array.isArray(values[name]));
  if (lists.length === 0) return new Set();
  const above = new Set<string>();
  for (const name of Object.keys(values))
    for (let dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) above.add(name.slice(0, dot));
  return new Set(lists.filter((name) => above.has(name)));
}

function place(nested: Nested, keys: string[], value: Json): void {
  if (keys.includes('__proto__')) return;
  const path = [...keys];
  const last = path.pop() ?? '';
  let at = nested;
  for (const key of path) {
    const inner = Object.hasOwn(at, key) ? at[key] : undefined;
    const next = isNested(inner) ? inner : {};
    at[key] = next;
    at = next;
  }
  at[last] = value;
}

function reach(nested: Nested, keys: string[]): Nested {
  let at: Json | undefined = nested;
  for (const key of keys) at = isNested(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return isNested(at) ? at : {};
}

function isNested(value: Json | undefined): value is Nested {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
