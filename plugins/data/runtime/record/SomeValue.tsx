import { useText } from 'sala/runtime';
import { isJsonObject, type Json } from 'sala/schemas';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { recordTexts } from './recordTexts.ts';
import { ShownValue } from './ShownValue.tsx';

interface Props {
  field: RecordField | undefined;
  value: Json;
  /** Names of records that are referred to, by their ids. */
  names?: ReadonlyMap<string, string>;
}

const mostShown = 4;

/** Any value in a few words: of an object its parts, of lines their number. */
export function SomeValue({ field, value, names }: Props) {
  const say = useText(recordTexts);
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return <i>{say('empty')}</i>;
  if (Array.isArray(value) && value.every(isJsonObject) && field?.type === undefined)
    return say('rows', { n: value.length });
  if (isJsonObject(value) && field?.type === undefined) {
    const parts = Object.entries(value).filter(([, own]) => own !== null && typeof own !== 'object' && own !== '');
    return parts
      .slice(0, mostShown)
      .map(([, own]) => String(own))
      .join(' · ');
  }
  if (!field) return String(value);
  const name = typeof value === 'string' ? names?.get(value) : undefined;
  return <ShownValue field={name === undefined ? field : { ...field, text: name, path: undefined }} value={value} />;
}
