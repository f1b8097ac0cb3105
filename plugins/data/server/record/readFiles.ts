import { isJsonObject, type JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { FilesAnswer } from '../../shared/recordAsides.ts';

/** The files attached to the record of a page, and whether its reader may add one. */
export async function readFiles({ params, records, ask }: SourceContext): Promise<FilesAnswer | null> {
  const asked = isJsonObject(params.record) ? params.record : {};
  const name = records.describe(String(asked.collection ?? ''))?.name;
  if (!name || typeof params.id !== 'string') return null;
  const answer = await ask('listRecordFiles', { collection: name, record: params.id });
  if (!isJsonObject(answer)) return null;
  const files = Array.isArray(answer.data) ? answer.data.filter(isJsonObject) : [];
  return { record: params.id, mayAdd: answer.mayAdd === true, files: files.map(readFile) };
}

function readFile({ id, name, size, url, kind, created_at, by, mayDelete }: JsonObject): FilesAnswer['files'][number] {
  return {
    id: String(id),
    name: String(name),
    size: Number(size),
    url: String(url),
    kind: String(kind),
    at: String(created_at),
    ...(typeof by === 'string' && { by }),
    mayDelete: mayDelete === true,
  };
}
