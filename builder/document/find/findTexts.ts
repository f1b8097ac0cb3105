import { listPageLanguages } from '../../../engine/layout/reading/shownLanguage.ts';
import { isJsonObject, type Json, type Language, type Layout, type PropertySchema } from '../../../schemas/index.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { listTexts } from '../catalog/listTexts.ts';
import type { PropertyChange } from '../operations/setProperties.ts';
import type { PropertyPath } from '../operations/setProperty.ts';
import { getNode, type LayoutTree, listSubtree, rootId } from '../tree/tree.ts';
import { replaceText, splitText, type Wanted } from './matchText.ts';

/** A text of the page that says what is looked for. */
export interface Hit {
  id: string;
  path: PropertyPath;
  /** Null for a text that has no languages. */
  language: Language | null;
  isRich: boolean;
  /** The text; at odd places stands what was found. */
  pieces: string[];
}

/** The texts of the page itself that people read. */
const pageTexts: PropertySchema = {
  properties: {
    settings: { properties: { title: { type: 'string' }, description: { type: 'string' } } },
    tabs: { type: 'array', items: { properties: { title: { type: 'string' } } } },
  },
};

/** Every text of the page that says it, in all languages that the page has, in the order of the page. */
export function findTexts(tree: LayoutTree, catalog: Pick<Catalog, 'find'>, wanted: Wanted): Hit[] {
  if (wanted.typed === '') return [];
  const languages = listPageLanguages(getNode(tree, rootId).data.settings as Layout['settings'] | undefined);
  return listSubtree(tree, rootId).flatMap((id): Hit[] => {
    const { kind, data } = getNode(tree, id);
    const schema = kind === 'layout' ? pageTexts : catalog.find(data.type)?.definition.props;
    if (!schema || (kind !== 'layout' && kind !== 'object')) return [];
    return listTexts(data, schema, 'th').flatMap(({ path, isRich, value }) =>
      listLanguages(value, languages).flatMap(({ language, text }): Hit[] => {
        const pieces = splitText(text, isRich, wanted);
        return pieces.length === 1 ? [] : [{ id, path, language, isRich, pieces }];
      }),
    );
  });
}

/** How often it was found. */
export function countFound(hits: readonly Hit[]): number {
  return hits.reduce((count, { pieces }) => count + (pieces.length - 1) / 2, 0);
}

/** What must be changed so that these texts say something else. */
export function replaceHits(hits: readonly Hit[], replacement: string): PropertyChange[] {
  return hits.map(({ id, path, language, isRich, pieces }) => ({
    id,
    path: language === null ? path : [...path, language],
    value: replaceText(pieces, isRich, replacement),
  }));
}

function listLanguages(
  value: Json | undefined,
  languages: readonly Language[],
): { language: Language | null; text: string }[] {
  if (typeof value === 'string') return [{ language: null, text: value }];
  if (!isJsonObject(value)) return [];
  return languages.flatMap((language) => {
    const text = value[language];
    return typeof text === 'string' ? [{ language, text }] : [];
  });
}
