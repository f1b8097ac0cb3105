import { isJsonObject, type Json, type PropertySchema } from '../../../schemas/index.ts';
import type { PropertyPath } from '../../document/operations/setProperty.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { collectionAbove } from './collectionAbove.ts';
import { listFieldChoices } from './fieldChoices.ts';
import { useInspected } from './InspectedNode.ts';
import { useCollections } from './useCollections.ts';

/** The words by which people tell the items of a list from each other; a field of a collection goes by its title. */
export function useItemTitle(schema: PropertySchema, path: PropertyPath): (item: Json, index: number) => string {
  const { read } = useLanguage();
  const { data } = useInspected();
  const collections = useCollections();
  return (item, index) => {
    if (!isJsonObject(item)) return typeof item === 'string' ? item : '';
    const isTold = ([name, value]: [string, Json]) => name !== 'uid' && typeof value === 'string' && value !== '';
    const [name, told] = Object.entries(item).find(isTold) ?? ['', ''];
    if (schema.properties?.[name]?.['x-control'] !== 'field') return String(told);
    const collection = collectionAbove(data, [...path, index, name]);
    const fields = listFieldChoices(collections?.find((each) => each.name === collection));
    return read(fields.find((field) => field.name === told)?.title) || String(told);
  };
}
