import { isJsonObject, type Json, type Language, type PropertySchema, readText } from '../../../schemas/index.ts';
import type { PropertyPath } from '../../document/operations/setProperty.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useShownLanguage } from '../../ui/usePageLanguages.ts';
import { collectionAbove } from './collectionAbove.ts';
import { listShownFields } from './fieldChoices.ts';
import { useInspected } from './InspectedNode.ts';
import { useCollections } from './useCollections.ts';

/** The words by which people tell the items of a list from each other; a field of a collection goes by its title. */
export function useItemTitle(schema: PropertySchema, path: PropertyPath): (item: Json, index: number) => string {
  const { read } = useLanguage();
  const shownIn = useShownLanguage();
  const { data } = useInspected();
  const collections = useCollections();
  return (item, index) => {
    if (!isJsonObject(item)) return typeof item === 'string' ? item : '';
    // In the order of the fields: what people read comes before what is stored.
    const names = new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(item)]);
    const texts = [...names].map((name) => ({ name, told: readWords(item[name], shownIn) }));
    const { name, told } = texts.find((each) => each.name !== 'uid' && each.told !== '') ?? { name: '', told: '' };
    if (!fieldControls.includes(schema.properties?.[name]?.['x-control'])) return told;
    const collection = collectionAbove(data, [...path, index, name]);
    const fields = listShownFields(collections?.find((each) => each.name === collection));
    return read(fields.find((field) => field.name === told)?.title) || told;
  };
}

const fieldControls: (string | undefined)[] = ['field', 'any-field'];

/** A text, as it is or in a language. */
function readWords(value: Json | undefined, language: Language): string {
  if (typeof value === 'string') return value;
  return isJsonObject(value) && typeof value.th === 'string'
    ? readText({ th: value.th, en: String(value.en ?? '') }, language)
    : '';
}
