import { lazy, Suspense, useState } from 'react';
import { FoldTitle } from '../../../runtime/ui/fold/FoldTitle.tsx';
import type { NodeDifference } from '../../document/compare/compareTrees.ts';
import type { LayoutTree } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { describeDifference } from './describeDifference.ts';

const JsonDifferences = lazy(() =>
  import('./JsonDifferences.tsx').then((module) => ({ default: module.JsonDifferences })),
);

interface Props {
  differences: readonly NodeDifference[];
  before: LayoutTree;
  after: LayoutTree;
}

/** The same differences as JSON, for those who read it; what draws them is fetched when it is opened. */
export function JsonView({ differences, before, after }: Props) {
  const { catalog } = useBuilder();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const titled = () =>
    differences.map((difference) => {
      const tree = difference.change === 'removed' ? before : after;
      return { difference, title: describeDifference(difference, { tree, catalog, language }).title };
    });
  return (
    <details className="bd-history__as-json" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <FoldTitle>{language.say('versionJson')}</FoldTitle>
      {isOpen && (
        <Suspense fallback={<div className="bd-loading" />}>
          <JsonDifferences differences={titled()} before={before} after={after} />
        </Suspense>
      )}
    </details>
  );
}
