import type { BoundKind, Json, TemplatePart } from '../../../schemas/index.ts';
import { formatValue, type ReadingPlace } from './formatValue.ts';

/** Values for placeholders, by scope. A missing scope is filled later. */
export type BindingFacts = { readonly [scope: string]: Json };

export interface FillOptions {
  facts: BindingFacts;
  place: ReadingPlace;
  kind: BoundKind;
  /** Scopes that are filled later; placeholders of other scopes are filled now, and empty when unknown. */
  later?: ReadonlySet<string>;
}

/** Fills every part that can be filled; adjacent texts are joined. */
export function fillTemplate(parts: readonly TemplatePart[], options: FillOptions): TemplatePart[] {
  const filled: TemplatePart[] = [];
  for (const part of parts) {
    if (typeof part !== 'string' && options.later?.has(part.path[0] ?? '')) {
      filled.push(part);
      continue;
    }
    const text = typeof part === 'string' ? part : fillPlaceholder(part, options, filled.length === 0);
    const before = filled.at(-1);
    if (typeof before === 'string') filled[filled.length - 1] = before + text;
    else filled.push(text);
  }
  return filled;
}

/** The text when no placeholder is left. */
export function fillText(parts: readonly TemplatePart[], options: Omit<FillOptions, 'later'>): string {
  return fillTemplate(parts, options).join('');
}

function fillPlaceholder(
  part: Exclude<TemplatePart, string>,
  { facts, place, kind }: FillOptions,
  isFirst: boolean,
): string {
  const text = formatValue(readTitle(part, facts) ?? readPath(facts, part.path), part.formats, place);
  return isMarkup(part, kind) ? text : escapes[kind](text, isFirst);
}

/**
 * `{{item.description | html}}`: a value that is itself HTML, such as that of a rich text field. Only on the server,
 * where the whole property is sanitised after filling; form values are filled in the browser and stay text.
 */
function isMarkup({ path, formats }: Exclude<TemplatePart, string>, kind: BoundKind): boolean {
  return kind === 'html' && path[0] !== 'form' && formats.at(-1)?.name === 'html';
}

const escapes: Record<BoundKind, (text: string, isFirst: boolean) => string> = {
  text: (text) => text,
  html: escapeHtml,
  link: escapeLink,
};

/** `{{item.state | title}}`: what the server found for this reader, beside the value; the value itself where it found nothing. */
function readTitle({ path, formats }: Exclude<TemplatePart, string>, facts: BindingFacts): Json | undefined {
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
