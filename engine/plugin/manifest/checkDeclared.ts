import { isJsonObject, type PluginManifest, SalaError, systemFieldNames, type Text } from '../../../schemas/index.ts';
import { keysOf } from '../../content/keysOf.ts';
import { kinds } from '../../content/unknownName.ts';
import { checkPattern } from '../../record/numbering/checkPattern.ts';
import type { KnownNames } from '../names/collectNames.ts';
import { checkName, faultIn, type PluginFault } from '../names/pluginFault.ts';

const file = 'manifest.ts';
type Pattern = NonNullable<PluginManifest['numberPatterns']>[string];
type Pages = NonNullable<PluginManifest['publicRecords']>[string];
const patternKeys = keysOf<Pattern>({
  ...{ pattern: 1, reset: 1, start: 1, era: 1, timeZone: 1, module: 1, validation: 1 },
});
const pageKeys = keysOf<Pages>({ where: 1, path: 1, describe: 1, parent: 1, feedBy: 1 });
const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** What is wrong with the number patterns that a manifest declares. */
export function checkPatterns({ numberPatterns = {} }: PluginManifest): PluginFault[] {
  return Object.entries(numberPatterns).flatMap(([name, pattern]) => {
    const path = `numberPatterns.${name}`;
    const keys = Object.keys(pattern).flatMap((key) =>
      checkName(key, patternKeys, { file, path: `${path}.${key}`, kind: kinds.key }),
    );
    return keys.length > 0 ? keys : tellPattern(pattern).map((text) => faultIn(file, path, text));
  });
}

function tellPattern(pattern: Pattern): Text[] {
  try {
    return checkPattern(pattern);
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [error.text];
  }
}

/** What is wrong with the public records that a manifest declares: their collections, and the fields that they show. */
export function checkPublicRecords({ publicRecords = {} }: PluginManifest, names: KnownNames): PluginFault[] {
  return Object.entries(publicRecords).flatMap(([name, pages]) => {
    const at = `publicRecords.${name}`;
    const wrong = checkName(name, names.of('collection'), { file, path: at, kind: kinds.collection });
    const keys = Object.keys(pages).flatMap((key) =>
      checkName(key, pageKeys, { file, path: `${at}.${key}`, kind: kinds.key }),
    );
    const schema = names.collections.get(name)?.schema;
    const fields = isJsonObject(schema?.properties) ? Object.keys(schema.properties) : [];
    const shown = [...`${pages.path} ${JSON.stringify(pages.describe ?? {})}`.matchAll(placeholder)];
    const pathFault = { th: 'เส้นทางต้องขึ้นต้นด้วย /', en: 'a path begins with /' };
    return [
      ...wrong,
      ...keys,
      ...(String(pages.path).startsWith('/') ? [] : [faultIn(file, `${at}.path`, pathFault)]),
      ...(wrong.length > 0
        ? []
        : shown.flatMap(([, field = '']) =>
            checkName(field, [...fields, ...systemFieldNames], { file, path: at, kind: kinds.field }),
          )),
    ];
  });
}
