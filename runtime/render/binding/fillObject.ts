import { finishText } from '../../../engine/layout/binding/bindText.ts';
import type { BindingFacts, TextFormulas } from '../../../engine/layout/binding/fillTemplate.ts';
import type { ReadingPlace } from '../../../engine/layout/binding/formatValue.ts';
import type { BoundText, LayoutObject } from '../../../schemas/index.ts';

interface Reading {
  place: ReadingPlace;
  formulas?: TextFormulas | undefined;
}

/** The texts of an object that depend on the form, for these values. */
export function renderTexts(bound: readonly BoundText[], form: BindingFacts, reading: Reading): string[] {
  return bound.map((text) => finishText(text, form, reading));
}

/** The object with these texts filled in. */
export function fillObject(object: LayoutObject, texts: readonly string[]): LayoutObject {
  const filled: unknown = (object.bound ?? []).reduce<unknown>(
    (current, { path }, index) => putAt(current, path, texts[index] ?? ''),
    object,
  );
  return filled as LayoutObject; // the same object with other texts
}

function putAt(holder: unknown, [key, ...rest]: BoundText['path'], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(holder)) return holder.map((item, at) => (at === key ? putAt(item, rest, text) : item));
  if (typeof holder !== 'object' || holder === null) return holder;
  return { ...holder, [key]: putAt((holder as Record<string | number, unknown>)[key], rest, text) };
}
