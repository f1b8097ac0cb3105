import type { Json, JsonObject, Layout } from '../../../schemas/index.ts';
import { listObjects } from '../walkLayout.ts';
import type { CheckFacts, Mend } from './findings.ts';
import { isEmpty } from './isEmpty.ts';

export interface Heading {
  uid: string;
  level: number;
  text: Json | undefined;
  /** Sets its level; undefined where its widget draws always the same. */
  setLevel?: (level: number) => Mend;
}

/** The headings that readers see, in their order. */
export function listHeadings(layout: Pick<Layout, 'rows'>, { findDefinition }: CheckFacts): Heading[] {
  return listObjects(layout).flatMap((object): Heading[] => {
    const definition = findDefinition(object.type);
    if (!definition?.heading || object.show === false) return [];
    const { text: textName, level } = definition.heading;
    // A stored object is JSON; the interface only lacks the index signature.
    const stored = object as unknown as JsonObject;
    const text = stored[textName];
    if (isEmpty(text)) return [];
    if (typeof level === 'number') return [{ uid: object.uid, level, text }];
    const own = stored[level] ?? definition.props.properties[level]?.default;
    const setLevel = (value: number): Mend => ({ path: [level], value });
    return typeof own === 'number' ? [{ uid: object.uid, level: own, text, setLevel }] : [];
  });
}
