import { useMemo } from 'react';
import type { Layout } from '../../../schemas/index.ts';
import { compareTrees, type NodeDifference } from '../../document/compare/compareTrees.ts';
import { toEditor } from '../../document/convert/toEditor.ts';
import type { LayoutTree } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { describeDifference } from './describeDifference.ts';
import { JsonView } from './JsonView.tsx';

/** What has changed since a version, each line with the way to its place. */
export function Differences({ layout }: { layout: Layout }) {
  const { editor } = useBuilder();
  const { say } = useLanguage();
  const now = editor.getTree();
  const before = useMemo(() => toEditor(layout), [layout]);
  const differences = useMemo(() => compareTrees(before, now), [before, now]);
  return (
    <>
      <h3>{say('versionChanges', { count: differences.length })}</h3>
      {differences.length === 0 && <p className="bd-quiet">{say('versionSame')}</p>}
      <ul className="bd-history__changes">
        {differences.slice(0, most).map((difference) => (
          <li key={`${difference.change} ${difference.node.id}`} data-change={difference.change}>
            <Difference difference={difference} tree={difference.change === 'removed' ? before : now} />
          </li>
        ))}
      </ul>
      {differences.length > most && (
        <p className="bd-quiet">{say('versionMore', { count: differences.length - most })}</p>
      )}
      {differences.length > 0 && <JsonView differences={differences.slice(0, most)} before={before} after={now} />}
    </>
  );
}

const most = 200;

function Difference({ difference, tree }: { difference: NodeDifference; tree: LayoutTree }) {
  const { editor, catalog, view } = useBuilder();
  const language = useLanguage();
  const { change, node } = difference;
  const { title, properties } = describeDifference(difference, { tree, catalog, language });
  const show = () => {
    changeView(view, { history: false });
    editor.select(node.id);
  };
  return (
    <>
      <span className="bd-history__kind">{language.say(`change_${change}`)}</span>
      {change === 'removed' || node.kind === 'layout' ? (
        <span>{title}</span>
      ) : (
        <button type="button" onClick={show}>
          {title}
        </button>
      )}
      {properties.length > 0 && (
        <dl>
          {properties.map((property) => (
            <div key={property.title}>
              <dt>{property.title}</dt>
              {(property.before || property.after) && (
                <dd>
                  {property.before ? <del>{property.before}</del> : '–'} →{' '}
                  {property.after ? <ins>{property.after}</ins> : '–'}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
