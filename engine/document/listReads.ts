import type { DocumentDeclaration } from '../../schemas/index.ts';
import { compileFormula } from '../calc/compileFormula.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import type { DocumentFields } from './documentFields.ts';
import { splitPath } from './readPath.ts';

/** What must be read with a record for its document: references that paths lead through, and fields shown in words. */
export function listReads(
  declaration: DocumentDeclaration,
  { references }: Pick<Collection, 'references'>,
  { scope, related }: Pick<DocumentFields, 'scope' | 'related'>,
): { expand: string[]; titles: string[] } {
  const refers = new Set(
    references.flatMap(({ path: [first, ...further] }) => (first && further.length === 0 ? [first] : [])),
  );
  const expand = new Set<string>();
  const titles = new Set<string>();
  for (const path of listPaths(declaration)) {
    const { steps, formula, format } = splitPath(path);
    const heads = formula === undefined ? [] : compileFormula(formula, scope).reads.map((read) => read.split('.')[0]);
    for (const head of heads) {
      const led = related.get(head ?? '');
      if (led !== undefined) expand.add(led);
    }
    const [head, field = '', ...rest] = steps;
    if (head !== 'record') continue;
    if (rest.length > 0 && refers.has(field)) expand.add(field);
    const isReferred = rest.length === 1 && refers.has(field);
    if ((rest.length === 0 || isReferred) && format === 'words') titles.add([field, ...rest].join('.'));
  }
  return { expand: [...expand], titles: [...titles] };
}

/** Every path that a document reads. */
export function listPaths({ values, lines }: DocumentDeclaration): string[] {
  return [
    ...Object.values(values).flatMap(({ from }) => from),
    ...(lines?.columns ?? []).flatMap(({ from, under = [] }) => [...from, ...under]),
  ];
}
