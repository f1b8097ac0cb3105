import type { Json, JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';

/** What waits for the reader's approval; where a step names no page, the page of the record that it is about. */
export async function readApprovals({ ask, person, pathOf }: SourceContext): Promise<Json> {
  if (person.id === null) return null;
  const { data } = (await ask('listApprovals')) as { data: JsonObject[] }; // what the call answers
  return data.map(({ path, collection, record, ...rest }) => ({
    ...rest,
    path:
      path ??
      (typeof collection === 'string' && typeof record === 'string'
        ? (pathOf(collection, 'detail', record) ?? null)
        : null),
  }));
}
