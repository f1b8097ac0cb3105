import { useEffect, useRef } from 'react';
import { describeNode } from '../../document/catalog/describeNode.ts';
import { getNode, listAncestors, rootId, type TreeNode } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useEditorValue } from '../../state/EditorProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';

/** The way from the page to what is selected; each step selects what it names. */
export function Breadcrumb() {
  const { editor, catalog } = useBuilder();
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const selected = useEditorValue((each) => each.getSelected());
  // What stands where may change while the selection stays.
  const tree = useEditorValue((each) => each.getTree());
  const way = selected === null ? [getNode(tree, rootId)] : listWay(tree, selected);
  useEffect(() => {
    if (selected !== null) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'end' });
  }, [selected]);
  return (
    <nav className="bd-strip__way" aria-label={language.say('way')}>
      <ol ref={list}>
        {way.map((node) => (
          <li key={node.id}>
            <button
              type="button"
              aria-current={node.id === (selected ?? rootId) ? 'true' : undefined}
              onClick={() => editor.select(node.id === rootId ? null : node.id)}
            >
              {describeNode(node, { tree, catalog, language }).title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The only column of a row has no step of its own, as in the outline. */
function listWay(tree: ReturnType<ReturnType<typeof useBuilder>['editor']['getTree']>, id: string): TreeNode[] {
  const isAlone = (node: TreeNode) => node.kind === 'column' && getNode(tree, node.parent ?? '').children.length === 1;
  const above = listAncestors(tree, id).filter((node) => !isAlone(node));
  return [...above.reverse(), getNode(tree, id)];
}
