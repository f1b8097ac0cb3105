import type { Placeholder } from '../../../schemas/index.ts';
import { listFormulaPaths } from '../../calc/listFormulaPaths.ts';
import { listPlaceholders } from './listPlaceholders.ts';

/** What the texts of a layout need of the records of a scope, beside their fields. */
export interface WantedByTexts {
  /**
   * Fields whose titles are asked for, as in `{{item.state | title}}`; those of records that are referred to after the field that
   * refers to them: `customer_id.state`.
   */
  titles: string[];
  /** References whose records are read along: `customer_id` for `{{item._expanded.customer_id.name}}`. */
  expand: string[];
}

/** What is wanted anywhere in a part of a layout. */
export function listWanted(part: unknown, scope: 'record' | 'item'): WantedByTexts {
  const titles = new Set<string>();
  const expand = new Set<string>();
  for (const placeholder of listPlaceholders(part)) {
    const paths = pathsOf(placeholder, scope);
    for (const name of paths.flatMap(readReferences)) expand.add(name);
    if (placeholder.formats.some(({ name }) => name === 'title'))
      for (const name of paths.flatMap(readField)) titles.add(name);
  }
  return { titles: [...titles], expand: [...expand] };
}

/** What a placeholder, or its formula, reads of a scope. */
function pathsOf({ path, formula }: Placeholder, scope: string): string[][] {
  const paths = formula === undefined ? [[...path]] : listFormulaPaths(formula);
  return paths.flatMap(([first, ...rest]) => (first === scope ? [rest] : []));
}

/** `book.writer` for `_expanded.book._expanded.writer.name`. */
function readReferences([first, reference, ...rest]: readonly string[]): string[] {
  if (first !== '_expanded' || reference === undefined) return [];
  const further = readReferences(rest).map((name) => `${reference}.${name}`);
  return further.length > 0 ? further : [reference];
}

/** `state`, or `customer_id.state` for `_expanded.customer_id.state`: a field of a record that is referred to. */
function readField(path: readonly string[]): string[] {
  const [first, reference, ...rest] = path;
  if (first === undefined) return [];
  if (first !== '_expanded') return path.length === 1 ? [first] : [];
  return reference === undefined ? [] : readField(rest).map((field) => `${reference}.${field}`);
}
