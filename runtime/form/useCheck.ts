import { type Json, type LayoutObject, readText, type Text } from '../../schemas/index.ts';
import { useLanguage } from '../language/useText.ts';
import type { Check } from './formStore.ts';

/** A field's check, shared with the server, with messages in the reader's language. */
export function useCheck(
  rule: (value: Json | undefined, object: LayoutObject) => Text | undefined,
  object: LayoutObject,
): Check {
  const language = useLanguage();
  return (value) => {
    const complaint = rule(value, object);
    return complaint && readText(complaint, language);
  };
}
