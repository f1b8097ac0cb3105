import type { Json } from '../../schemas/index.ts';

/** `{ 'address.city': x }` as `{ address: { city: x } }`, the way conditions and records name fields. */
export function nestValues(values: Record<string, Json>): { [field: string]: Json } {
  const nested: { [field: string]: Json } = {};
  for (const [name, value] of Object.entries(values)) {
    const keys = name.split('.');
    if (keys.includes('__proto__')) continue;
    const last = keys.pop() ?? name;
    let place = nested;
    for (const key of keys) {
      const inner = Object.hasOwn(place, key) ? place[key] : undefined;
      const next = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {};
      place[key] = next;
      place = next;
    }
    place[last] = value;
  }
  return nested;
}
