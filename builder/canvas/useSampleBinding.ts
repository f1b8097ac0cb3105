import { useMemo } from 'react';
import type { TextBinding } from '../../engine/layout/binding/bindText.ts';
import { listScopes } from '../../engine/layout/binding/listScopes.ts';
import { useSite } from '../../runtime/context/usePage.ts';
import type { LayoutObject } from '../../schemas/index.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';

/**
 * Fills the texts of an object with the sample record. What takes anything else (a repeated record, the form, a formula) stays as it
 * is written, since half of a text filled would look like a fault of the page; so does what is being typed on the page.
 */
export function useSampleBinding(id: string, object: LayoutObject): TextBinding | undefined {
  const { sample, typing } = useBuilder();
  const isTyped = useStore(typing, (state) => state?.node === id);
  const { language } = useLanguage();
  const { timeZone } = useSite();
  const takes = useMemo(() => {
    const scopes = listScopes(object);
    return scopes.size === 1 && scopes.has('record');
  }, [object]);
  const record = useStore(sample, (state) => (takes && !isTyped ? state.record : null));
  return useMemo(
    () => (record ? { facts: { record }, place: { language, timeZone } } : undefined),
    [record, language, timeZone],
  );
}
