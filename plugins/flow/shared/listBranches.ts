import { isJsonObject, type JsonObject, type Language, readText, type Text } from 'sala/schemas';
import { findLook } from './listLines.ts';
import { getAt, type Path } from './places.ts';

/** A way that goes on from a step: what it is called, and where its steps stand. */
export interface Branch {
  title: string;
  list: Path;
}

const onErrorTitle: Text = { th: 'เมื่อผิดพลาด', en: 'When it fails' };

/** The ways that part at a step, in the order in which they are read. */
export function listBranches(definition: JsonObject, path: Path, language: Language): Branch[] {
  const step = getAt(definition, path);
  if (!isJsonObject(step)) return [];
  const held = Object.entries(findLook(path, String(step.code))?.holds ?? {}).flatMap(([name, { title, many }]) => {
    const list = [...path, name];
    if (!many) return [{ title: readText(title, language), list }];
    const entries = getAt(definition, list);
    return (Array.isArray(entries) ? entries : []).map((entry, index) => ({
      title: readText(title, language).replace(/\{\w+\}/, () => sayEntry(entry, many.by)),
      list: [...list, index, 'steps'],
    }));
  });
  return Array.isArray(step.onError)
    ? [...held, { title: readText(onErrorTitle, language), list: [...path, 'onError'] }]
    : held;
}

function sayEntry(entry: unknown, by: string | undefined): string {
  const value = isJsonObject(entry) && by !== undefined ? entry[by] : undefined;
  return value === undefined || value === null ? '…' : String(value);
}
