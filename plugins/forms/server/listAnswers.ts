import { readFileId } from 'sala/engine';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import type { ShownAnswer } from '../shared/inbox.ts';
import { sayAddress } from '../shared/sayAddress.ts';
import { readUploads } from '../shared/uploadRules.ts';

export type Question = Pick<ShownAnswer, 'name' | 'title' | 'chosen'>;

/** Each answer under its question; under the name of its field in forms that were sent before questions were kept. */
export function listAnswers(data: JsonObject, questions: readonly Question[], scope = ''): ShownAnswer[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const name = scope + key;
    const question = questions.find((one) => one.name === name);
    if (question) return [{ ...readAnswer(value), ...question }];
    const inside = questions.filter((one) => one.name.startsWith(`${name}.`));
    if (inside.length === 0) return [{ name, ...readAnswer(value) }];
    if (isJsonObject(value)) return listAnswers(value, questions, `${name}.`);
    // The copies of a row are stored in their order, and their questions are named by their ids.
    const ids = [...new Set(inside.map((one) => one.name.slice(name.length + 1).split('.', 1)[0]))];
    const copies = Array.isArray(value) ? value : [];
    return copies.flatMap((copy, at) =>
      isJsonObject(copy) ? listAnswers(copy, questions, `${name}.${ids[at] ?? at}.`) : [],
    );
  });
}

function readAnswer(value: Json): Pick<ShownAnswer, 'value' | 'files'> {
  const files = (Array.isArray(value) && value.length > 0 && readUploads(value)) || [];
  const kept = files.filter(({ outputLink }) => readFileId(outputLink));
  return kept.length > 0
    ? { value: '', files: kept.map(({ name, outputLink }) => ({ name, link: outputLink })) }
    : { value: writeValue(value) };
}

/** What is stored of a field that was shown and left empty. */
const emptyAnswer = 'N/A';

/** An answer as people read it: lists with commas, the parts of an object one after the other. */
function writeValue(value: Json): string {
  if (Array.isArray(value)) return value.map(writeValue).filter(Boolean).join(', ');
  if (isJsonObject(value) && 'zipcode' in value) return sayAddress(value);
  if (isJsonObject(value)) return Object.values(value).map(writeValue).filter(Boolean).join(' ');
  return value === null || value === emptyAnswer ? '' : String(value);
}
