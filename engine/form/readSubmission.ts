import type { ErrorDetail, Json, JsonObject, Layout, PublicUser, Text, WidgetDefinition } from '../../schemas/index.ts';
import { collectLogics } from '../layout/collectLogics.ts';
import type { PageFacts } from '../layout/pageFacts.ts';
import { checkCopies } from './checkCopies.ts';
import { decideVisible } from './decideVisible.ts';
import { listForm, mostFields, type PlacedField } from './listFields.ts';
import { nestValues } from './nestValues.ts';

/** What is wrong with a field, with the object it is. */
export interface FieldProblem extends ErrorDetail {
  path: string;
  uid: string;
}

/** What an empty field is stored as. */
export const emptyValue = 'N/A';

/** What somebody answered in a field that shows. */
export interface Answer {
  field: PlacedField;
  definition: WidgetDefinition;
  value: Json;
}

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
}): { data: JsonObject; problems: FieldProblem[]; answers: Answer[] } {
  const { layout, user, facts, findDefinition } = submission;
  const sent = new Map(Object.entries(submission.values));
  const form = listForm(layout.rows, (name) => sent.get(name));
  const fields = form.fields.flatMap((field) => {
    const definition = findDefinition(field.object.type);
    return definition?.field ? [{ ...field, definition }] : [];
  });
  const settled = new Map<string, Json>(form.groups.map(({ name, ids }) => [name, ids]));
  for (const { name, object, definition } of fields) {
    const value = definition.settle ? definition.settle(sent.get(name), object, user) : sent.get(name);
    if (value !== undefined && value !== null) settled.set(name, value);
  }
  const logics = collectLogics(layout);
  const values = Object.fromEntries(settled);
  const now = { values: () => values, read: (name: string) => settled.get(name), facts: () => facts };
  const shows = ({ part, scope }: PlacedField['path'][number]) =>
    decideVisible(part, logics.get(part.uid) ?? [], now, scope);

  const stored: Record<string, Json> = {};
  const problems: FieldProblem[] = [];
  const answers: Answer[] = [];
  const complain = (path: string, uid: string, text: Text) =>
    problems.push({ path, uid, code: 'field_invalid', message: text.en, text });
  for (const { name, row, ids, path } of form.groups) {
    const isThere = path.every(shows);
    stored[name] = isThere ? ids : [];
    const complaint = isThere ? checkCopies(row, sent.get(name)) : undefined;
    if (complaint) complain(name, row.uid, complaint);
  }
  if (form.fields.length > mostFields) complain('', layout.rows[0]?.uid ?? '', tooManyFields);
  for (const { definition, ...field } of fields) {
    const { name, object, path, copies } = field;
    const isThere = path.every(shows);
    // The copies of a group that does not show are not there at all.
    if (!isThere && copies.some(({ group }) => isEmpty(stored[group] ?? []))) continue;
    const value = isThere ? settled.get(name) : undefined;
    stored[name] = value === undefined || isEmpty(value) ? emptyValue : value;
    if (!isThere) continue;
    if (value !== undefined && !isEmpty(value)) answers.push({ field, definition, value });
    const complaint = definition.check?.(value, object);
    if (complaint) complain(name, object.uid, complaint);
  }
  return { data: nestValues(stored), problems, answers };
}

const tooManyFields: Text = { th: 'แบบฟอร์มนี้มีรายการมากเกินไป', en: 'This form holds too many entries.' };

function isEmpty(value: Json): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
