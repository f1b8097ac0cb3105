import { LayoutTemplate } from 'lucide-static';
import { useId, useState } from 'react';
import type { ReadyMadeList } from '../../../schemas/index.ts';
import { DragArea } from '../../canvas/drag/DragArea.tsx';
import { getNode, rootId } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useEditorValue } from '../../state/EditorProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { OwnBlocks } from './OwnBlocks.tsx';
import { SectionGroup } from './SectionGroup.tsx';
import { searchEntries, searchSections } from './searchReadyMade.ts';
import { useReadyMadeList } from './useReadyMade.ts';
import './readyMade.css';

/** The ready-made sections: drag one onto the page, or press it to add it below what is selected. */
export function Sections() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const list = useReadyMadeList();
  const [query, setQuery] = useState('');
  const isEmpty = useEditorValue((editor) => getNode(editor.getTree(), rootId).children.length === 0);
  return (
    <DragArea id="sections" className="bd-palette">
      <SearchField label={say('searchSections')} value={query} onChange={setQuery} />
      {isEmpty && (
        <button type="button" className="bd-button" onClick={() => changeView(view, { templates: true })}>
          <Icon svg={LayoutTemplate} />
          {say('wholePages')}
        </button>
      )}
      {list === 'failed' && <p role="alert">{say('readyMadeFailed')}</p>}
      {list === undefined && <div className="bd-loading" />}
      {list !== undefined && list !== 'failed' && <SectionGroups list={list} query={query} />}
    </DragArea>
  );
}

function SectionGroups({ list, query }: { list: ReadyMadeList; query: string }) {
  const { say } = useLanguage();
  const hintId = useId();
  const groups = searchSections(list, query);
  return (
    <>
      <p id={hintId} className="bd-help">
        {say('sectionsHint')}
      </p>
      <OwnBlocks blocks={list.blocks} query={query} hintId={hintId} />
      {groups.map(({ category, sections }) => (
        <SectionGroup key={category} title={say(`section_${category}`)} sections={sections} hintId={hintId} />
      ))}
      {groups.length === 0 && searchEntries(list.blocks, query).length === 0 && (
        <p className="bd-quiet">{say('noSections', { query })}</p>
      )}
    </>
  );
}
