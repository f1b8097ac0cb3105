import type { Json, Layout } from '../../../schemas/index.ts';
import { listObjects } from '../walkLayout.ts';
import type { CheckFacts } from './findings.ts';

export interface Heading {
  uid: string;
  level: number;
  text: Json | undefined;
}

/** The headings that readers see, in their order; a heading has a level and a text. */
export function listHeadings(layout: Pick<Layout, 'rows'>, { findDefinition }: CheckFacts): Heading[] {
  return listObjects(layout).flatMap((object) => {
    const { level, text } = findDefinition(object.type)?.props.properties ?? {};
    if (level?.type !== 'integer' || !text || object.show === false) return [];
    const stored = typeof object.level === 'number' ? object.level : level.default;
    return typeof stored === 'number'
      ? [{ uid: object.uid, level: stored, text: object.text as Json | undefined }]
      : [];
  });
}
