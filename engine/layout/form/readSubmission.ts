import type {
  ErrorDetail,
  Json,
  JsonObject,
  Layout,
  PublicUser,
  Text,
  WidgetDefinition,
} from '../../../schemas/index.ts';
import { limitWork, TooMuchWork } from '../../condition/values/work.ts';
import { sanitizeHtml } from '../../content/sanitizeHtml.ts';
import { collectLogics } from '../reading/collectLogics.ts';
import type { PageFacts } from '../reading/pageFacts.ts';
import { checkCopies } from './checkCopies.ts';
import { decideVisible } from './decideVisible.ts';
import { listForm, mostFields, type PlacedField } from './listFields.ts';
import { nestValues } from './nestValues.ts';
import { isAnswer, nothingFilled } from './nothingFilled.ts';

/** A problem with a field, and the object that is the field. */
export interface FieldProblem extends ErrorDetail {
  path: string;
  uid: string;
}

/** What a field is stored as that was shown and left empty; of one that was not shown nothing is stored. */
export const emptyValue = 'N/A';

/** The answer in a visible field. */
export interface Answer {
  field: PlacedField;
  definition: WidgetDefinition;
  value: Json;
}

/** A field that was there for the sender, filled in or not. */
export type ShownField = Omit<Answer, 'value'> & { value?: Json };

interface ReadForm {
  data: JsonObject;
  problems: FieldProblem[];
  answers: Answer[];
  shown: ShownField[];
}

export interface Submission {
  layout: Layout;
  values: JsonObject;
  user: PublicUser | null;
  facts: PageFacts;
  findDefinition: (type: string) => WidgetDefinition | undefined;
}

/**
 * Reads the submitted values of a form: only the fields of the layout, each by the rule of its widget. Hidden fields
 * are neither required nor accepted. The layout must be prepared for this sender.
 */
export function readSubmission(submission: Submission): ReadForm {
  const { layout, user, facts, findDefinition } = submission;
  const sent = new Map(Object.entries(submission.values));
  const form = listForm(layout.rows, (name) => sent.get(name));
  const fields = form.fields.flatMap((field) => {
    const definition = findDefinition(field.object.type);
    return definition?.field ? [{ ...field, definition }] : [];
  });
  const settled = new Map<string, Json>(form.groups.map(({ name, ids }) => [name, ids]));
  for (const field of fields) settleField(field, { sent, settled, user });
  const logics = collectLogics(layout);
  const values = Object.fromEntries(settled);
  const now = { values: () => values, read: (name: string) => settled.get(name), facts: () => facts };
  const shows = ({ part, scope }: PlacedField['path'][number]) =>
    decideVisible(part, logics.get(part.uid) ?? [], now, scope);

  const stored: Record<string, Json> = {};
  const problems: FieldProblem[] = [];
  const shown: ShownField[] = [];
  const complain = (path: string, uid: string, text: Text) =>
    problems.push({ path, uid, code: 'field_invalid', message: text.en, text });
  for (const { name, row, ids, path } of form.groups) {
    const isThere = path.every(shows);
    stored[name] = isThere ? ids : [];
    const complaint = isThere ? checkCopies(row, sent.get(name)) : undefined;
    if (complaint) complain(name, row.uid, complaint);
  }
  if (form.fields.length > mostFields) complain('', layout.rows[0]?.uid ?? '', tooManyFields);
  const { spend } = limitWork(mostWork);
  for (const { definition, ...field } of fields) {
    if (problems.length >= mostProblems) break;
    if (!field.path.every(shows)) continue;
    const value = settled.get(field.name);
    const isFilled = value !== undefined && !isEmpty(value);
    if (isFilled || !definition.unseen) stored[field.name] = isFilled ? value : emptyValue;
    shown.push({ field, definition, ...(isFilled && { value }) });
    const complaint = checkWithin(() => definition.check?.(value, field.object, spend));
    if (complaint) complain(field.name, field.object.uid, complaint);
  }
  const answers = shown.filter((each): each is Answer => each.value !== undefined);
  const asked = shown.some(({ definition }) => !definition.unseen);
  if (asked && problems.length === 0 && !answers.some((answer) => isOwn(answer, sent)))
    complain('', layout.rows[0]?.uid ?? '', nothingFilled);
  return { data: nestValues(stored), problems, answers, shown };
}

/** A field's value as its widget stores it. */
function settleField(
  { name, object, definition }: PlacedField & { definition: WidgetDefinition },
  { sent, settled, user }: { sent: Map<string, Json>; settled: Map<string, Json>; user: PublicUser | null },
): void {
  const value = definition.settle
    ? definition.settle(sent.get(name), object, user, { now: new Date(), sanitizeHtml })
    : sent.get(name);
  if (value !== undefined && value !== null) settled.set(name, value);
}

/** What the patterns of one form may take together. */
const mostWork = 2_000_000;
const mostProblems = 100;

function checkWithin(check: () => Text | undefined): Text | undefined {
  try {
    return check();
  } catch (error) {
    if (error instanceof TooMuchWork) return tooMuchToCheck;
    throw error;
  }
}

const tooMuchToCheck: Text = {
  th: 'ข้อความยาวเกินกว่าจะตรวจตามรูปแบบได้ กรุณาย่อให้สั้นลง',
  en: 'This text is too long to be checked by its pattern: please shorten it.',
};
const tooManyFields: Text = { th: 'แบบฟอร์มนี้มีรายการมากเกินไป', en: 'This form holds too many entries.' };

/** Whether the sender gave the value: what the account fills in is no answer. */
function isOwn({ field, definition }: Answer, sent: Map<string, Json>): boolean {
  return !definition.unseen && isAnswer(sent.get(field.name));
}

function isEmpty(value: Json): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
