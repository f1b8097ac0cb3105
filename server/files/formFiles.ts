import { fileAddress, readFileId } from '../../engine/content/fileName.ts';
import { listFields } from '../../engine/layout/form/listFields.ts';
import type { FieldProblem } from '../../engine/layout/form/readSubmission.ts';
import type { Json, JsonObject, Layout, Text } from '../../schemas/index.ts';
import type { Visit } from '../sites/visit.ts';
import type { FileParts } from './fileParts.ts';
import { attachFiles, type FileRow, findFiles } from './fileRows.ts';
import { isSender } from './visitorTicket.ts';

const unknown: Text = {
  th: 'ไม่พบไฟล์ที่แนบ กรุณาเลือกไฟล์และอัปโหลดใหม่',
  en: 'A file that was attached does not exist any more. Please choose and upload it again.',
};

interface SettledFiles {
  values: JsonObject;
  /** Ids of the files that the form holds. */
  files: string[];
  problems: FieldProblem[];
}

/**
 * Replaces the files in a submitted form by the stored data: each must exist on this site, have been sent by the same
 * person for the same field, and belong to no other form. Name, size and URL are the stored ones, never the sender's.
 */
export async function resolveFormFiles(
  app: FileParts,
  visit: Visit,
  form: { key: string; layout: Layout; values: JsonObject },
): Promise<SettledFiles> {
  const fields = listFields(form.layout.rows, (name) => form.values[name]).filter(
    ({ object }) => app.registry.widget(object.type)?.definition.upload,
  );
  const named = new Map(fields.map(({ name }) => [name, readIds(form.values[name])]));
  const ids = [...new Set([...named.values()].flat())].filter((id) => id !== '');
  const stored = ids.length > 0 ? await findFiles(app.db.site(visit.site.id), ids) : [];
  const rows = new Map(stored.map((row) => [row.id, row]));
  const values: Record<string, Json> = { ...form.values };
  const problems: FieldProblem[] = [];
  for (const { name, object } of fields) {
    const wanted = named.get(name) ?? [];
    const found = wanted.flatMap((id) => rows.get(id) ?? []);
    const own = found.filter((row) => isOwn(visit, row, { key: form.key, field: object.uid }));
    if (own.length < wanted.length || new Set(wanted).size < wanted.length)
      problems.push({ path: name, uid: object.uid, code: 'field_invalid', message: unknown.en, text: unknown });
    else if (wanted.length > 0) values[name] = own.map(presentAnswer);
  }
  return { values, files: ids, problems };
}

/** Attaches the files of a form to its record: whoever may read the record may read them. */
export async function attachFormFiles(
  app: FileParts,
  siteId: string,
  ids: string[],
  record: { collection: string; id: string },
): Promise<void> {
  if (ids.length > 0) await attachFiles(app.db.site(siteId), ids, record);
}

function isOwn(visit: Visit, row: FileRow, form: { key: string; field: string }): boolean {
  return (
    row.purpose === 'form' &&
    row.form_key === form.key &&
    row.form_field === form.field &&
    row.record_id === null &&
    isSender(visit, row)
  );
}

/** The id of each item; empty for one that is not a file of this site. */
function readIds(value: Json | undefined): string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, 1000).map((item) => {
    const address = typeof item === 'object' && item !== null && !Array.isArray(item) ? item.outputLink : undefined;
    return readFileId(address) ?? '';
  });
}

function presentAnswer(row: FileRow): Json {
  return {
    name: row.name,
    status: 'uploaded',
    uploadProgress: 100,
    size: row.size,
    mime: row.mime,
    outputLink: fileAddress(row),
  };
}
