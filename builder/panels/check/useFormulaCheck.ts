import { useEffect, useMemo, useState } from 'react';
import type { CheckFacts } from '../../../engine/layout/findings/findings.ts';
import type { CollectionEntry } from '../../../runtime/api/readCollections.ts';
import type { Layout } from '../../../schemas/index.ts';

type Check = typeof import('../../../engine/layout/formula/checkTextFormula.ts')['checkTextFormula'];

/** Judges the formulas of a page. The language of formulas is fetched with the first page that has one. */
export function useFormulaCheck(
  layout: Layout,
  collections: readonly CollectionEntry[] | undefined,
): CheckFacts['checkFormula'] {
  const isNeeded = useMemo(() => /\{\{\s*=|"formula":"[^"]/.test(JSON.stringify(layout)), [layout]);
  const [check, setCheck] = useState<{ run: Check }>();
  useEffect(() => {
    let isHere = true;
    if (isNeeded)
      import('../../../engine/layout/formula/checkTextFormula.ts').then(
        ({ checkTextFormula }) => isHere && setCheck({ run: checkTextFormula }),
        () => undefined, // the server looks at it when it is published
      );
    return () => {
      isHere = false;
    };
  }, [isNeeded]);
  return useMemo(() => {
    if (!check || !collections) return undefined;
    const fieldsOf = (wanted: string) => collections.find(({ name }) => name === wanted)?.schema;
    return (source, place) => check.run(source, place, fieldsOf);
  }, [check, collections]);
}
