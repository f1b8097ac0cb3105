import type { Copy, PlacedField, PlacedGroup } from '../../engine/layout/form/listFields.ts';
import { type Language, readText } from '../../schemas/index.ts';
import { copyLabel } from './copyLabel.ts';
import type { FormProblem } from './FormProblems.tsx';

interface PlacedForm {
  fields: PlacedField[];
  groups: PlacedGroup[];
}

interface Options {
  form: PlacedForm;
  language: Language;
  unnamedCopy: (n: number) => string;
}

/** Problems with the visible names of their fields, in reading order. */
export function describeProblems(problems: { name: string; text: string }[], options: Options): FormProblem[] {
  const order = [...options.form.fields, ...options.form.groups].map(({ name }) => name);
  const placed = problems.map((problem) => ({ problem, at: order.indexOf(problem.name) }));
  placed.sort((one, other) => one.at - other.at);
  return placed.map(({ problem }) => describeProblem(problem, options));
}

/** Name of a field or repeated row: `ผู้เข้าอบรม 2 · ชื่อ`. */
function describeProblem(
  { name, text }: { name: string; text: string },
  { form, language, unnamedCopy }: Options,
): FormProblem {
  const field = form.fields.find((each) => each.name === name);
  if (field) {
    const { label } = field.object;
    const own = typeof label === 'string' && label ? label : (field.object.name ?? '');
    const nameCopy = ({ row, place }: Copy) => copyLabel(row, { place, language, unnamed: unnamedCopy(place + 1) });
    return {
      name,
      text,
      uid: field.object.uid,
      label: [...field.copies.map(nameCopy), own].filter(Boolean).join(' · '),
    };
  }
  const group = form.groups.find((each) => each.name === name);
  return group
    ? { name, text, uid: group.row.uid, label: readText(group.row.copyTitle, language) }
    : { name, text, label: name };
}

/** Focuses the field of a problem: in the right copy, or the button that adds one. */
export function focusProblem(
  { name, uid }: FormProblem,
  copies: readonly Copy[],
  form: ParentNode | null = document,
): void {
  const group = form?.querySelector(`[data-group="${CSS.escape(name)}"]`);
  const adding = group?.querySelector<HTMLElement>(':scope > .s-copies__add');
  const inner = copies.at(-1);
  const copy = inner && form?.querySelector(`[data-copy="${CSS.escape(`${inner.group}.${inner.id}`)}"]`);
  const frame = (copy ?? form)?.querySelector(`[data-uid="${CSS.escape(uid ?? '')}"]`);
  const faulty = frame?.querySelector<HTMLElement>('[aria-invalid="true"]:is(input, select, textarea)');
  (adding ?? faulty ?? frame?.querySelector<HTMLElement>('input, select, textarea, button'))?.focus();
}
