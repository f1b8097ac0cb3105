import type { Json } from '../../../schemas/json.ts';
import { refuseQuery } from '../../condition/values/condition.errors.ts';
import { queryLimits } from './limits.ts';
import type { CompiledQuery } from './querySource.ts';

/**
 * Collects the parameters of a statement. Nothing that a caller wrote enters the text: it becomes a parameter, each
 * value once.
 */
export class SqlBinder {
  private readonly values: unknown[] = [];
  private readonly places = new Map<string, string>();
  private aliases = 0;

  json(value: Json): string {
    return this.bind('jsonb', JSON.stringify(value));
  }

  text(value: string): string {
    return this.bind('text', value);
  }

  number(value: number): string {
    return this.bind('float8', value);
  }

  integer(value: number): string {
    return this.bind('int8', value);
  }

  boolean(value: boolean): string {
    return this.bind('bool', value);
  }

  time(isoText: string): string {
    return this.bind('timestamptz', isoText);
  }

  texts(values: readonly string[]): string {
    return this.bind('text[]', [...values]);
  }

  numbers(values: readonly number[]): string {
    return this.bind('float8[]', [...values]);
  }

  booleans(values: readonly boolean[]): string {
    return this.bind('bool[]', [...values]);
  }

  /** A literal of a formula; `type` is one of its own names. */
  literal(value: string | boolean, type: string): string {
    return this.bind(type, value);
  }

  jsonPath(path: string): string {
    return this.bind('jsonpath', path);
  }

  /** A name for a part of the statement, unique within it. */
  alias(prefix: string): string {
    this.aliases += 1;
    return `${prefix}${this.aliases}`;
  }

  /** The finished statement: only the parameters it uses, renumbered. */
  finish(text: string): CompiledQuery {
    if (text.length > queryLimits.statementLength) {
      refuseQuery('', { th: 'คำสั่งซับซ้อนเกินไป', en: 'the whole query is too complex' });
    }
    const used: number[] = [];
    const renumbered = text.replace(/\$(\d+)::/g, (_, place: string) => {
      const index = Number(place) - 1;
      if (!used.includes(index)) used.push(index);
      return `$${used.indexOf(index) + 1}::`;
    });
    return { text: renumbered, values: used.map((index) => this.values[index]) };
  }

  private bind(type: string, value: unknown): string {
    const key = `${type}:${JSON.stringify(value)}`;
    const known = this.places.get(key);
    if (known) return known;
    this.values.push(value);
    const place = `$${this.values.length}::${type}`;
    this.places.set(key, place);
    return place;
  }
}

/** An identifier of our own storage, quoted; `schema.table` in two parts. */
export function quoteName(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}
