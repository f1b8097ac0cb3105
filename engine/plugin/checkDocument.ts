import { Ajv2020 } from 'ajv/dist/2020.js';
import { systemFieldNames } from '../../schemas/collection/collection.ts';
import { type DocumentDeclaration, documentSchema, SalaError } from '../../schemas/index.ts';
import { compileFormula } from '../calc/compileFormula.ts';
import type { FormulaScope } from '../calc/describeScope.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import type { FindCollection } from '../collection/compiled/findRelated.ts';
import { ownSchemaOptions } from '../collection/validate/ownSchemaOptions.ts';
import { parseCondition } from '../condition/parseCondition.ts';
import { kinds } from '../content/unknownName.ts';
import { applySettings } from '../document/applySettings.ts';
import { describeDocument } from '../document/documentFields.ts';
import { listPaths } from '../document/listReads.ts';
import { splitPath } from '../document/readPath.ts';
import { documentFormats } from '../document/showValue.ts';
import type { KnownNames } from './names/collectNames.ts';
import type { DescribedDocument } from './names/describedPlugin.ts';
import { checkName, faultIn, type PluginFault } from './names/pluginFault.ts';

const validate = new Ajv2020({ ...ownSchemaOptions, allErrors: true }).compile<DocumentDeclaration>(documentSchema);

/** Where paths may begin. */
const heads = ['record', 'line', 'company', 'site', 'user', 'document'];

/** What is wrong with a document of a plugin: its form, else the names in it. Templates are checked where they are run. */
export function checkDocument({ folder, declaration }: DescribedDocument, names: KnownNames): PluginFault[] {
  const file = `documents/${folder}/document.json`;
  if (!validate(declaration))
    return (validate.errors ?? []).slice(0, 50).map(({ instancePath, message = '', params }) => {
      const what = typeof params.additionalProperty === 'string' ? `${message}: ${params.additionalProperty}` : message;
      return faultIn(file, instancePath.slice(1).replaceAll('/', '.'), { th: what, en: what });
    });
  const { collection: name, values, labels, blocks = {}, number } = declaration;
  const collection = names.find(name)?.collection;
  return [
    ...(collection || names.isUnsure('collection')
      ? []
      : checkName(name, names.collections.keys(), { file, path: 'collection', kind: kinds.collection })),
    ...checkName(number, Object.keys(values), { file, path: 'number', kind: kinds.key }),
    ...(collection ? checkFields(declaration, { collection, find: (each) => names.find(each)?.collection }, file) : []),
    ...checkWhen(declaration.when, 'when', file),
    ...checkWhen(declaration.cancelled, 'cancelled', file),
    ...Object.entries(blocks).flatMap(([block, entries]) =>
      entries.flatMap((entry) =>
        checkName(entry, Object.keys(labels), { file, path: `blocks.${block}.${entry}`, kind: kinds.key }),
      ),
    ),
    ...checkPapers(declaration, file),
  ];
}

/** Its lines on each paper: that columns are there. */
function checkPapers(declaration: DocumentDeclaration, file: string): PluginFault[] {
  const known = (declaration.lines?.columns ?? []).map(({ name }) => name);
  return Object.entries(declaration.papers).flatMap(([name, { columns = [] }]) => {
    const { lines } = applySettings(declaration, { paper: name });
    return [
      ...columns.flatMap((column) =>
        checkName(column.name, known, { file, path: `papers.${name}.columns`, kind: kinds.key }),
      ),
      ...(lines && lines.padTo > lines.perPage
        ? [faultIn(file, 'lines.padTo', { th: 'มากกว่า perPage', en: 'is more than perPage' })]
        : []),
    ];
  });
}

function checkWhen(when: DocumentDeclaration['when'], path: string, file: string): PluginFault[] {
  if (when === undefined) return [];
  try {
    parseCondition(when);
    return [];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [faultIn(file, path, error.text)];
  }
}

function checkFields(
  declaration: DocumentDeclaration,
  { collection, find }: { collection: Collection; find: FindCollection },
  file: string,
): PluginFault[] {
  const { lines } = declaration;
  const { fields, secrets } = collection;
  const known = [...fields.keys(), ...systemFieldNames].filter((name) => !secrets.includes(name));
  const columns = Object.keys((lines && fields.get(lines.field)?.schema.items?.properties) ?? {});
  const spread = lines?.spread;
  if (spread) columns.push(spread.as);
  const place = { file, kind: kinds.field };
  const { scope } = describeDocument(collection, declaration, find);
  return [
    ...(lines ? checkName(lines.field, known, { ...place, path: 'lines.field' }) : []),
    ...(lines?.sum === undefined ? [] : checkName(lines.sum, columns, { ...place, path: 'lines.sum' })),
    ...(spread ? checkName(spread.total, known, { ...place, path: 'lines.spread.total' }) : []),
    ...(spread ? checkName(spread.by, columns, { ...place, path: 'lines.spread.by' }) : []),
    ...listPaths(declaration).flatMap((path) => {
      const { steps, formula, format } = splitPath(path);
      const ofFormat =
        format === undefined ? [] : checkName(format, documentFormats, { file, path, kind: kinds.format });
      if (formula !== undefined) return [...checkFormula(formula, scope, { file, path }), ...ofFormat];
      const [head = '', field = ''] = steps;
      const within = head === 'record' ? known : head === 'line' ? [...columns, 'sequence'] : [field];
      return [
        ...checkName(head, heads, { file, path, kind: kinds.key }),
        ...checkName(field, within, { ...place, path }),
        ...ofFormat,
      ];
    }),
  ];
}

function checkFormula(formula: string, scope: FormulaScope, place: { file: string; path: string }): PluginFault[] {
  try {
    compileFormula(formula, scope);
    return [];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [faultIn(place.file, place.path, error.text)];
  }
}
