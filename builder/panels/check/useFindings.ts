import { useEffect, useMemo, useState } from 'react';
import { checkPage } from '../../../engine/layout/findings/checkPage.ts';
import type { Finding } from '../../../engine/layout/findings/findings.ts';
import { toLayout } from '../../document/convert/toLayout.ts';
import { useCollections } from '../../inspector/fields/useCollections.ts';
import { describeAddress } from '../../inspector/link/describeAddress.ts';
import { usePlaces } from '../../inspector/link/usePlaces.ts';
import { useEditorValue } from '../../state/EditorProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { useFormulaCheck } from './useFormulaCheck.ts';
import { useWeights } from './useWeights.ts';

/** What visitors of the page as it is now would stumble over. */
export function useFindings(): Finding[] {
  const { catalog } = useBuilder();
  const tree = useSettled(useEditorValue((editor) => editor.getTree()));
  const pages = usePlaces()?.pages;
  // The server lists only those that this person may read.
  const collections = useCollections();
  const layout = useMemo(() => toLayout(tree), [tree]);
  const weights = useWeights(layout, catalog);
  const checkFormula = useFormulaCheck(layout, collections);
  return useMemo(
    () =>
      checkPage(layout, {
        ...weights,
        ...(checkFormula && { checkFormula }),
        definitions: catalog.entries.map(({ definition }) => definition),
        findDefinition: (type) => catalog.find(type)?.definition,
        isDeadLink: (address) => ['missing', 'invalid'].includes(describeAddress(address, pages).kind),
        canRead: collections && ((name) => collections.some((each) => each.name === name)),
      }),
    [layout, weights, checkFormula, catalog, pages, collections],
  );
}

/** Checking a large page takes a while: it waits for a pause in typing. */
const pauseMs = 400;

function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
