import type { BoundKind, Json, JsonObject, Placeholder, TemplatePart } from '../../../schemas/index.ts';
import { formatValue, type ReadingPlace } from './formatValue.ts';

/** Values for placeholders, by scope. A missing scope is filled later. */
export type BindingFacts = { readonly [scope: string]: Json };

/** Computes the formulas of placeholders. Who fills texts without any does without it, and without the language of formulas. */
export interface TextFormulas {
  /** The scopes that a formula reads. */
  scopes(formula: string): readonly string[];
  /** Of these facts, what it reads. */
  pick(formula: string, facts: BindingFacts, place: ReadingPlace): JsonObject;
  /** Null where it cannot be computed. */
  run(formula: string, facts: BindingFacts, place: ReadingPlace): Json;
}

export interface FillOptions {
  facts: BindingFacts;
  place: ReadingPlace;
  kind: BoundKind;
  /** Scopes that are filled later; placeholders of other scopes are filled now, and empty when unknown. */
  later?: ReadonlySet<string>;
  formulas?: TextFormulas | undefined;
  /** Marks each value where an address or HTML is judged after it is filled. */
  mark?: ((value: string) => string) | undefined;
}

/** Fills every part that can be filled; adjacent texts are joined. */
export function fillTemplate(parts: readonly TemplatePart[], options: FillOptions): TemplatePart[] {
  const filled: TemplatePart[] = [];
  for (const part of parts) {
    if (typeof part !== 'string' && isLater(part, options)) {
      filled.push(keepPart(part, options));
      continue;
    }
    const text = typeof part === 'string' ? part : fillPlaceholder(part, options, filled.length === 0);
    const before = filled.at(-1);
    if (typeof before === 'string') filled[filled.length - 1] = before + text;
    else filled.push(text);
  }
  return filled;
}

function isLater({ path, formula }: Placeholder, { later, formulas }: FillOptions): boolean {
  const scopes = formula === undefined ? [path[0] ?? ''] : (formulas?.scopes(formula) ?? []);
  return scopes.some((scope) => later?.has(scope));
}

/** A formula that waits for the form takes along what it reads beside it. */
function keepPart(part: Placeholder, { facts, place, formulas }: FillOptions): Placeholder {
  return part.formula === undefined || !formulas ? part : { ...part, facts: formulas.pick(part.formula, facts, place) };
}

/** The text when no placeholder is left. */
export function fillText(parts: readonly TemplatePart[], options: Omit<FillOptions, 'later'>): string {
  return fillTemplate(parts, options).join('');
}

function fillPlaceholder(part: Placeholder, options: FillOptions, isFirst: boolean): string {
  const { place, kind, mark = (value) => value } = options;
  const text = formatValue(readPart(part, options), part.formats, place);
  return mark(isMarkup(part, kind) ? text : escapes[kind](text, isFirst));
}

function readPart(part: Placeholder, { facts, place, formulas }: FillOptions): Json | undefined {
  if (part.formula !== undefined) return formulas?.run(part.formula, { ...part.facts, ...facts }, place);
  return readTitle(part, facts) ?? readPath(facts, part.path);
}

/**
 * `{{item.description | html}}`: a value that is itself HTML, such as that of a rich text field. Only on the server,
 * where the whole property is sanitised after filling; form values are filled in the browser and stay text.
 */
function isMarkup({ path, formats, formula }: Placeholder, kind: BoundKind): boolean {
  return kind === 'html' && formula === undefined && path[0] !== 'form' && formats.at(-1)?.name === 'html';
}

const escapes: Record<BoundKind, (text: string, isFirst: boolean) => string> = {
  text: (text) => text,
  html: escapeHtml,
  link: escapeLink,
};

/** `{{item.state | title}}`: what the server found for this reader, beside the value; the value itself where it found nothing. */
function readTitle({ path, formats }: Placeholder, facts: BindingFacts): Json | undefined {
  const field = path.at(-1);
  if (field === undefined || !formats.some(({ name }) => name === 'title')) return undefined;
  return readPath(facts, [...path.slice(0, -1), '_titles', field]);
}

/** Only own properties can be named, nothing of a prototype. */
function readPath(facts: BindingFacts, path: readonly string[]): Json | undefined {
  let value: Json | undefined = facts as { [scope: string]: Json };
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as { [key: string]: Json })[key]; // own property, an array's positions too
  }
  return value;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * A link that begins with a value takes its target from the value (and is then parsed as a link); elsewhere a value is
 * encoded as one path segment.
 */
function escapeLink(text: string, isFirst: boolean): string {
  const sound = text.toWellFormed();
  return isFirst ? encodeURI(sound).replaceAll('%25', '%') : encodeURIComponent(sound);
}
