import type { TitleOf } from 'sala/engine';
import { isJsonObject, type Json, type JsonObject, type Language, readText, type Text } from 'sala/schemas';
import { findStepLook } from './listLines.ts';
import { getAt, type Path } from './places.ts';

/** A way that goes on from a step: what it is called, and where its steps stand. */
export interface Branch {
  title: string;
  list: Path;
}

const onErrorTitle: Text = { th: 'เมื่อผิดพลาด', en: 'When it fails' };

/** The ways that part at a step, in the order in which they are read. */
export function listBranches(
  definition: JsonObject,
  path: Path,
  { language, titleOf }: { language: Language; titleOf: TitleOf },
): Branch[] {
  const step = getAt(definition, path);
  if (!isJsonObject(step)) return [];
  const held = Object.entries(findStepLook(path, String(step.code))?.holds ?? {}).flatMap(([name, { title, many }]) => {
    const list = [...path, name];
    if (!many) return [{ title: readText(title, language), list }];
    const entries = getAt(definition, list);
    return (Array.isArray(entries) ? entries : []).map((entry, index) => ({
      title: sayCase(title, { step, value: getAt(entry, [many.by ?? '']), language, titleOf }),
      list: [...list, index, 'steps'],
    }));
  });
  return Array.isArray(step.onError)
    ? [...held, { title: readText(onErrorTitle, language), list: [...path, 'onError'] }]
    : held;
}

interface Case {
  /** The step that has the case. */
  step: Json | undefined;
  value: Json | undefined;
  language: Language;
  titleOf: TitleOf;
}

/** The title of a case with its value, which is called as people call it. */
export function sayCase(title: Text, { step, value, language, titleOf }: Case): string {
  const said =
    value === undefined || value === null ? '…' : (titleOf(switchedBy(step), String(value)) ?? String(value));
  return readText(title, language).replace(/\{\w+\}/, () => readText(said, language));
}

/** The name of the value that a step chooses its case by. */
export function switchedBy(step: Json | undefined): string {
  return String(getAt(step, ['params', 'value']) ?? '').trim();
}
