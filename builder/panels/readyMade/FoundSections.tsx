import { useId } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { OwnBlocks } from './OwnBlocks.tsx';
import { SectionGroup } from './SectionGroup.tsx';
import { searchEntries } from './searchReadyMade.ts';
import { useReadyMadeList } from './useReadyMade.ts';
import './readyMade.css';

/** Blocks of the site and ready-made sections that a search among the widgets finds as well: what is looked for may be made of several widgets. */
export function FoundSections({ query }: { query: string }) {
  const { say } = useLanguage();
  const hintId = useId();
  const list = useReadyMadeList();
  if (list === undefined || list === 'failed') return null;
  const found = searchEntries(list.sections, query);
  if (found.length === 0 && searchEntries(list.blocks, query).length === 0) return null;
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
