import type {
  ErrorDetail,
  Json,
  JsonObject,
  Layout,
  LayoutObject,
  PublicUser,
  WidgetDefinition,
} from '../../schemas/index.ts';
import { collectLogics } from '../layout/collectLogics.ts';
import type { PageFacts } from '../layout/pageFacts.ts';
import { decideVisible } from './decideVisible.ts';
import { listFields } from './listFields.ts';
import { nestValues } from './nestValues.ts';

/** What is wrong with a field, with the object it is. */
export interface FieldProblem extends ErrorDetail {
  path: string;
  uid: string;
}

/** What an empty field is stored as. */
export const emptyValue = 'N/A';

/**
 * What counts of a form that was sent: the fields of the layout and no others, each by the rule of its widget. A field that does
 * not show is neither asked for nor believed. The layout has been prepared for this sender.
 */
export function readSubmission(submission: {
  layout: Layout;
  values: JsonObject;
  user: PublicUser | null;
  facts: PageFacts;
  findDefinition: (type: string) => WidgetDefinition | undefined;
}): { data: JsonObject; problems: FieldProblem[] } {
  const { layout, user, facts, findDefinition } = submission;
  const fields = listFields(layout.rows).flatMap((field) => {
    const definition = findDefinition(field.object.type);
    return definition?.field ? [{ ...field, definition }] : [];
  });
  const sent = new Map(Object.entries(submission.values));
  const settled = new Map<string, Json>();
  for (const { name, object, definition } of fields) {
    const value = definition.settle ? definition.settle(sent.get(name), object, user) : sent.get(name);
    if (value !== undefined && value !== null) settled.set(name, value);
  }
  const logics = collectLogics(layout);
  const values = Object.fromEntries(settled);
  const form = { values: () => values, read: (name: string) => settled.get(name), facts: () => facts };
  const shows = (part: LayoutObject | Layout['rows'][number]) => decideVisible(part, logics.get(part.uid) ?? [], form);

  const stored: Record<string, Json> = {};
  const problems: FieldProblem[] = [];
  for (const { name, object, path, definition } of fields) {
    const isThere = path.every(shows);
    const value = isThere ? settled.get(name) : undefined;
    stored[name] = value === undefined || isEmpty(value) ? emptyValue : value;
    const complaint = isThere ? definition.check?.(value, object) : undefined;
    if (complaint)
      problems.push({ path: name, uid: object.uid, code: 'field_invalid', message: complaint.en, text: complaint });
  }
  return { data: nestValues(stored), problems };
}

function isEmpty(value: Json): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
