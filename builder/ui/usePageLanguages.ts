import { listPageLanguages, shownLanguage } from '../../engine/layout/reading/shownLanguage.ts';
import type { Language, Layout } from '../../schemas/index.ts';
import { type LayoutTree, rootId } from '../document/tree/tree.ts';
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

/** The root holds the layout. */
function readSettings(tree: LayoutTree): Layout['settings'] {
  return (tree[rootId]?.data.settings ?? {}) as Layout['settings'];
}
