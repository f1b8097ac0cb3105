import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-static';
import type { Finding, Mend } from '../../../engine/layout/findings/findings.ts';
import { insertWidget } from '../../canvas/drag/dropSource.ts';
import { describeNode, joinLabel } from '../../document/catalog/describeNode.ts';
import { findNextPlace } from '../../document/catalog/findNextPlace.ts';
import { clearProperty } from '../../document/operations/clearProperty.ts';
import { setProperty } from '../../document/operations/setProperty.ts';
import { getNode, type LayoutTree, rootId } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useFindings } from './useFindings.ts';

/** What should be mended before the page is published; each line leads to its place. */
export function CheckPanel() {
  const { say } = useLanguage();
  const findings = useFindings();
  const errors = findings.filter(({ level }) => level === 'error').length;
  return (
    <div className="bd-findings">
      <p className="bd-findings__sum" role="status">
        <Icon svg={findings.length === 0 ? CircleCheck : errors > 0 ? CircleAlert : TriangleAlert} />
        {findings.length === 0
          ? say('checkFine')
          : say(errors > 0 ? 'checkErrors' : 'checkFound', { count: findings.length, errors })}
      </p>
      <ul>
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one place may have the same finding twice
          <li key={index}>
            <FindingLine finding={finding} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FindingLine({ finding: { uid, level, text, mend } }: { finding: Finding }) {
  const { editor, catalog, view, announcement } = useBuilder();
  const language = useLanguage();
  const tree = editor.getTree();
  const node = Object.values(tree).find(({ data }) => uid !== undefined && data.uid === uid);
  const place = node ? joinLabel(describeNode(node, { tree, catalog, language })) : language.say('page');
  const mendLabel = mend?.label ? language.read(mend.label) : language.say('checkMend');
  const jump = () => {
    editor.select(node?.id ?? null);
    // The canvas shows a part; what is about the whole page stands among its properties.
    changeView(view, { sheet: uid === undefined ? 'inspector' : null });
  };
  const apply = () => {
    if (!mend) return;
    if ('add' in mend)
      insertWidget(editor, catalog, { type: mend.add, place: findNextPlace(tree, catalog, findEnd(tree)) });
    else editor.edit((before) => mendProperty(before, node?.id ?? rootId, mend), { select: () => node?.id ?? null });
    announcement.set(language.say('checkMended'));
  };
  return (
    <>
      <button type="button" className="bd-findings__line" data-level={level} onClick={jump}>
        <Icon svg={level === 'error' ? CircleAlert : TriangleAlert} />
        <span>
          <strong>{place}</strong>
          <span>{language.read(text)}</span>
        </span>
      </button>
      {mend && (node || uid === undefined) && (
        <button
          type="button"
          className="bd-button bd-findings__mend"
          aria-label={`${mendLabel}: ${place}`}
          onClick={apply}
        >
          {mendLabel}
        </button>
      )}
    </>
  );
}

function mendProperty(tree: LayoutTree, id: string, { path, value }: Extract<Mend, { path: unknown }>): LayoutTree {
  return value === undefined ? clearProperty(tree, { id, path }) : setProperty(tree, { id, path, value });
}

/** The last object of the first row: what a header lacks stands at its end. */
function findEnd(tree: LayoutTree): string | null {
  const [row] = getNode(tree, rootId).children;
  const column = row === undefined ? undefined : getNode(tree, row).children.at(-1);
  return column === undefined ? null : (getNode(tree, column).children.at(-1) ?? column);
}
