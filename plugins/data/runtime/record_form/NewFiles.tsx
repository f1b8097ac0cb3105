import { useText } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { asideTexts } from '../record/asideTexts.ts';
import { attachedField, RecordUpload } from '../record_upload/RecordUpload.tsx';

const mostFiles = 20;

/** Files that are attached to a record before it is saved for the first time; afterwards they stand beside it. */
export function NewFiles() {
  const say = useText(asideTexts);
  const about = { uid: attachedField, type: 'record_upload', v: 1, name: attachedField };
  return (
    <section className="w-record-section" data-field={attachedField}>
      <RecordUpload
        object={{ ...about, label: say('files'), help: '', required: false, pictures: false, items: mostFiles }}
      />
    </section>
  );
}

/** The files of a new record as a field of its form, so that they are drafted, guarded and named like the others. */
export function describeAttached(title: string): RecordField {
  return { field: attachedField, title, kind: 'text', required: false, schema: { type: 'array', 'x-type': 'file' } };
}

/** The ids of what was attached. */
export function listAttached(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.flatMap((item) => (isFile(item) ? [item.file] : [])) : [];
}

function isFile(item: Json): item is { file: string } {
  return typeof item === 'object' && item !== null && 'file' in item && typeof item.file === 'string';
}
