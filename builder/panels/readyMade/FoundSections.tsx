import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { OwnBlocks } from './OwnBlocks.tsx';
import { SectionGroup } from './SectionGroup.tsx';
import { searchEntries } from './searchReadyMade.ts';
import { useReadyMadeList } from './useReadyMade.ts';
import './readyMade.css';

/** Blocks of the site and ready-made sections that a search among the widgets finds as well: what is looked for may be made of several widgets. `none` stands in their place where there are none. */
export function FoundSections({ query, none }: { query: string; none: ReactNode }) {
  const { say } = useLanguage();
  const hintId = useId();
  const list = useReadyMadeList();
  if (list === undefined) return null;
  if (list === 'failed') return none;
  const found = searchEntries(list.sections, query);
  if (found.length === 0 && searchEntries(list.blocks, query).length === 0) return none;
  return (
    <>
      <p id={hintId} className="s-visually-hidden">
        {say('sectionsHint')}
      </p>
      <OwnBlocks blocks={list.blocks} query={query} hintId={hintId} />
      {found.length > 0 && <SectionGroup title={say('foundSections')} sections={found} hintId={hintId} />}
    </>
  );
}
