import { useMemo } from 'react';
import type { TextBinding } from '../../engine/layout/binding/bindText.ts';
import { listPlaceholders } from '../../engine/layout/binding/listPlaceholders.ts';
import { listScopes } from '../../engine/layout/binding/listScopes.ts';
import { readPageFacts, readTextFacts } from '../../engine/layout/reading/pageFacts.ts';
import { useSession, useSite } from '../../runtime/context/usePage.ts';
import { textFormulas } from '../../runtime/render/binding/textFormulas.ts';
import type { LayoutObject } from '../../schemas/index.ts';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { useShownLanguage } from '../ui/usePageLanguages.ts';
import { useFindItem } from './useFindItem.ts';

/**
 * Fills the texts of an object as the page will: with the sample record, with the first record that the rows around are repeated
 * for. What takes anything else (the form, the path) stays as it is written, since half of a text filled would look like a
 * fault of the page; so does what is being typed on the page.
 */
export function useSampleBinding(id: string, object: LayoutObject): TextBinding | undefined {
  const { sample, typing } = useBuilder();
  const isTyped = useStore(typing, (state) => state?.node === id);
  const isBound = useMemo(() => listPlaceholders(object).length > 0, [object]) && !isTyped;
  const language = useShownLanguage();
  const session = useSession();
  const site = useSite();
  const findItem = useFindItem(id);
  const record = useStore(sample, (state) => (isBound ? state.record : null));
  const item = useStore(sample, (state) => (isBound ? findItem(state) : undefined));
  return useMemo(() => {
    if (!isBound) return undefined;
    const formulas = textFormulas.find()?.();
    const known = new Set(['user', 'site', 'now', 'today', ...(record ? ['record'] : []), ...(item ? ['item'] : [])]);
    if ([...listScopes(object, formulas)].some((scope) => !known.has(scope))) return undefined;
    const facts = { ...readPageFacts({ session, site, params: {} }), ...(record && { record }), ...(item && { item }) };
    return { facts: readTextFacts(facts, session), place: { language, timeZone: site.timeZone }, formulas };
  }, [isBound, object, record, item, session, site, language]);
}
