import { FoldTitle } from '../../../runtime/ui/fold/FoldTitle.tsx';
import { compareJson, compareLines } from '../../document/compare/compareJson.ts';
import type { NodeDifference } from '../../document/compare/compareTrees.ts';
import type { LayoutTree } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';

interface Props {
  /** Each with what it is called in words. */
  differences: readonly { difference: NodeDifference; title: string }[];
  before: LayoutTree;
  after: LayoutTree;
}

/** The differences as JSON, folded by part, each property before and after. */
export function JsonDifferences({ differences, ...trees }: Props) {
  const { say } = useLanguage();
  return (
    <ul className="bd-history__json">
      {differences.map(({ difference, title }) => (
        <li key={`${difference.change} ${difference.node.id}`} data-change={difference.change}>
          <details open={differences.length === 1 || undefined}>
            <FoldTitle>
              <span className="bd-history__kind">{say(`change_${difference.change}`)}</span>
              {title} {typeof difference.node.data.uid === 'string' && <code>{difference.node.data.uid}</code>}
            </FoldTitle>
            {compareJson(difference, trees).map(({ path, before, after }) => (
              <figure key={path}>
                {path !== '' && (
                  <figcaption>
                    <code>{path}</code>
                  </figcaption>
                )}
                <pre>
                  {compareLines(before, after).map(({ kind, text }, index) => {
                    const Line = marks[kind];
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
                    return <Line key={index}>{`${signs[kind]} ${text}\n`}</Line>;
                  })}
                </pre>
              </figure>
            ))}
          </details>
        </li>
      ))}
    </ul>
  );
}

const marks = { before: 'del', after: 'ins', same: 'span', gap: 'span' } as const;
/** Colour alone tells nobody who does not see it. */
const signs = { before: '-', after: '+', same: ' ', gap: ' ' } as const;
