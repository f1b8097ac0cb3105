import { type ErrorDetail, isJsonObject, type Text } from '../../../schemas/index.ts';
import { unknownName } from '../../content/unknownName.ts';

/** One thing that is wrong with a plugin: the file in its folder, the place in that file, and what to do. */
export interface PluginFault extends ErrorDetail {
  file: string;
}

export function faultIn(file: string, path: string, text: Text): PluginFault {
  return { file, path, code: 'plugin', message: text.en, text };
}

/** Details of an error of the engine, reported with the file in which they are. */
export function inFile(file: string, details: readonly ErrorDetail[], within = ''): PluginFault[] {
  return details.map((detail) => ({ ...detail, file, path: [within, detail.path].filter(Boolean).join('.') }));
}

/** A fault when there is not a text in both languages: whoever reads in the other would see nothing. */
export function checkText(text: unknown, { file, path }: { file: string; path: string }): PluginFault[] {
  const isThere = isJsonObject(text) && [text.th, text.en].every((one) => typeof one === 'string' && one !== '');
  return isThere ? [] : [faultIn(file, path, { th: 'ต้องมีข้อความ th และ en', en: 'needs a text in th and en' })];
}

export interface NamePlace {
  file: string;
  path: string;
  /** What the name should be of: `{ th: 'คอลเลกชัน', en: 'collection' }`. */
  kind: Text;
}

/** A fault when a name is none of the known ones, with the nearest of them. */
export function checkName(name: unknown, known: Iterable<string>, { file, path, kind }: NamePlace): PluginFault[] {
  if (typeof name !== 'string')
    return [faultIn(file, path, { th: `ต้องมีชื่อ${kind.th}`, en: `needs the name of a ${kind.en}` })];
  const text = unknownName(kind, name, known);
  return text ? [faultIn(file, path, text)] : [];
}
