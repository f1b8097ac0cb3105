/** The keys of a type; the compiler sees that none is missing. */
export function keysOf<Type>(keys: Record<keyof Required<Type>, 1>): readonly string[] {
  return Object.keys(keys);
}
