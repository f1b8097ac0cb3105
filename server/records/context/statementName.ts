const maxNames = 300;
const maxSeen = 2_000;
const maxLength = 4_000;
const timesBefore = 3;

const names = new Map<string, string>();
const seen = new Map<string, number>();

/**
 * The name of a prepared statement for frequent queries; undefined for others. Limited in number and length, since each
 * keeps its plan as long as the connection lives.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames || text.length > maxLength) return known;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < timesBefore) {
    if (seen.size >= maxSeen) seen.clear();
    seen.set(text, times);
    return undefined;
  }
  seen.delete(text);
  const name = `query ${names.size}`;
  names.set(text, name);
  return name;
}
