import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Dialog } from '../../../runtime/ui/dialog/Dialog.tsx';
import { describeNode } from '../../document/catalog/describeNode.ts';
import { countFound, findTexts, type Hit, replaceHits } from '../../document/find/findTexts.ts';
import { setProperties } from '../../document/operations/setProperties.ts';
import { getNode, rootId } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { useEditorValue } from '../../state/EditorProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { FoundText } from './FoundText.tsx';
import './find.css';

/** More than these are counted and replaced, but not shown. */
const mostShown = 200;

/** Finds words in all texts of the page, in every language, and replaces them in one step. */
export function FindDialog() {
  const { view } = useBuilder();
  const isOpen = useStore(view, (state) => state.finding);
  return isOpen ? <OpenDialog /> : null;
}

function OpenDialog() {
  const { editor, catalog, view, announcement } = useBuilder();
  const language = useLanguage();
  const { say } = language;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [replacement, setReplacement] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const tree = useEditorValue((each) => each.getTree());
  // On a large page the search waits for a pause in typing.
  const sought = useDeferredValue(typed);
  const hits = useMemo(
    () => findTexts(tree, catalog, { typed: sought, matchCase }),
    [tree, catalog, sought, matchCase],
  );
  const count = countFound(hits);

  const replace = (chosen: readonly Hit[]) => {
    editor.edit((before) => setProperties(before, replaceHits(chosen, replacement)));
    announcement.set(say('findReplaced', { count: countFound(chosen) }));
  };
  const jump = (hit: Hit) => {
    changeView(view, { finding: false });
    editor.select(hit.id === rootId ? null : hit.id);
  };
  return (
    <Dialog title={say('find')} size="wide" onClose={() => changeView(view, { finding: false })}>
      <div className="bd-find">
        <div className="bd-find__fields">
          <label htmlFor={`${id}-typed`}>{say('findWhat')}</label>
          <input
            id={`${id}-typed`}
            className="bd-input"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <label htmlFor={`${id}-replacement`}>{say('findReplacement')}</label>
          <input
            id={`${id}-replacement`}
            className="bd-input"
            value={replacement}
            onChange={(event) => setReplacement(event.target.value)}
          />
        </div>
        <div className="bd-find__bar">
          <label>
            <input type="checkbox" checked={matchCase} onChange={(event) => setMatchCase(event.target.checked)} />
            <span>{say('findCase')}</span>
          </label>
          <span role="status">
            {sought === ''
              ? say('findHint')
              : count === 0
                ? say('findNone')
                : say('findCount', { count, texts: hits.length })}
          </span>
          <button
            type="button"
            className="bd-button bd-button--primary"
            disabled={count === 0}
            onClick={() => replace(hits)}
          >
            {say('findReplaceAll')}
          </button>
        </div>
        <ul className="bd-find__hits">
          {hits.slice(0, mostShown).map((hit) => (
            <FoundText
              key={`${hit.id} ${hit.path.join(' ')} ${hit.language}`}
              hit={hit}
              name={describeNode(getNode(tree, hit.id), { tree, catalog, language }).title}
              replacement={replacement}
              onJump={jump}
              onReplace={() => replace([hit])}
            />
          ))}
        </ul>
        {hits.length > mostShown && <p>{say('findMore', { count: hits.length - mostShown })}</p>}
      </div>
    </Dialog>
  );
}
