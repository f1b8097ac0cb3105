import { type BindingScope, isJsonObject, type Layout, type LayoutObject, type Row } from '../../../schemas/index.ts';
import { kinds } from '../../content/unknownName.ts';
import { formatNames } from '../../layout/binding/formatValue.ts';
import { listPlaceholders } from '../../layout/binding/listPlaceholders.ts';
import { parseTemplate } from '../../layout/binding/parseTemplate.ts';
import { listObjects } from '../../layout/walkLayout.ts';
import type { NamedCollection } from '../../rule/action/checkNames.ts';
import type { KnownNames } from '../names/collectNames.ts';
import { checkName, faultIn, type PluginFault } from '../names/pluginFault.ts';
import { listFields } from './checkConditionNames.ts';

const scopes = Object.keys({
  ...{ record: 1, user: 1, site: 1, route: 1, item: 1, form: 1, now: 1 },
} satisfies Record<BindingScope, 1>);

interface Place {
  file: string;
  path: string;
}

/** What stands between braces in a text, or in each of its languages: readable, of a scope that there is, in a format that there is. */
export function checkTexts(value: unknown, place: Place): PluginFault[] {
  const texts = isJsonObject(value) ? Object.values(value) : [value];
  return texts.filter((text) => typeof text === 'string').flatMap((text) => checkText(text, place));
}

function checkText(text: string, place: Place): PluginFault[] {
  return parseTemplate(text, { formulas: true, html: true }).flatMap((part) => {
    if (typeof part === 'string') {
      const [unread] = /\{\{[^{}]*\}\}/.exec(part) ?? [];
      const told = { th: `อ่าน ${unread} ไม่ได้`, en: `${unread} cannot be read` };
      return unread === undefined ? [] : [faultIn(place.file, place.path, told)];
    }
    const [scope] = part.path;
    return [
      ...part.formats.flatMap(({ name }) => checkName(name, formatNames, { ...place, kind: kinds.format })),
      ...(scope === undefined ? [] : checkName(scope, scopes, { ...place, kind: kinds.variable })),
    ];
  });
}

/** Fields that texts show of the record of the page, and of the records for which a part of it is repeated. */
export function checkShownFields(layout: Layout, file: string, names: KnownNames): PluginFault[] {
  const about = names.find(layout.settings?.metaFrom?.collection ?? '');
  return [
    ...(about ? checkScope(layout.rows, 'record', about, { file, path: 'rows' }) : []),
    ...listObjects(layout).flatMap((object) => {
      const found = findRepeated(object, names);
      return found ? checkScope(object.rows, 'item', found, { file, path: `objects.${object.uid}.rows` }) : [];
    }),
  ];
}

function checkScope(part: unknown, scope: BindingScope, found: NamedCollection, place: Place): PluginFault[] {
  if (found.collection.schema.additionalProperties === true) return [];
  const known = listFields(found);
  const shown = listPlaceholders(part).flatMap(({ path: [first, field] }) =>
    first === scope && field !== undefined && !field.startsWith('_') ? [field] : [],
  );
  return shown.flatMap((field) => checkName(field, known, { ...place, kind: kinds.field }));
}

/** The collection of whose records the rows of an object are copies; none where another object in them repeats its own. */
export function findRepeated(
  { type, rows = [], ...object }: LayoutObject,
  names: KnownNames,
): NamedCollection | undefined {
  const definition = names.widgets.get(type);
  if (definition?.repeats === undefined || !isJsonObject(object.query)) return undefined;
  const isNested = listInside(rows).some((inner) => names.widgets.get(inner.type)?.repeats !== undefined);
  return isNested ? undefined : names.find(String(object.query.collection ?? ''));
}

function listInside(rows: readonly Row[]): LayoutObject[] {
  return rows.flatMap(({ columns }) =>
    columns.flatMap(({ objects }) => objects.flatMap((object) => [object, ...listInside(object.rows ?? [])])),
  );
}
