import { listPageLanguages, shownLanguage } from '../../engine/layout/reading/shownLanguage.ts';
import type { Language } from '../../schemas/index.ts';
import { readSettings } from '../document/tree/readSettings.ts';
import { rootId } from '../document/tree/tree.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useNodesValue } from '../state/EditorProvider.tsx';

/** The languages that the edited page has: one where it is published in that one alone. */
export function usePageLanguages(): readonly Language[] {
  return useNodesValue(page, (tree) => listPageLanguages(readSettings(tree)));
}

/** The language in which the texts of the edited page are shown: that of the builder, where the page has it. */
export function useShownLanguage(): Language {
  const { language } = useLanguage();
  return useNodesValue(page, (tree) => shownLanguage({ settings: readSettings(tree) }, language));
}

const page = [rootId];
