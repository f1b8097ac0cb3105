import type { FieldSchema } from '../../../../schemas/collection/collection.ts';
import type { Condition } from '../../../../schemas/condition.ts';
import type { Json, JsonObject } from '../../../../schemas/json.ts';
import type { Language, Text } from '../../../../schemas/text.ts';
import type { Measure } from '../../../condition/values/measure.ts';
import type { FieldTools } from './fieldTools.ts';

/** The settings of one field: `{"name": "money", "currencies": ["THB"]}` without the name. */
export type FieldSettings = JsonObject;

/** What a person asks of a field in a list: a text, or the ends of a range. */
export interface FieldQuestion {
  text: string;
  from: string;
  to: string;
}

/**
 * A kind of value that a field holds beside its JSON type, named by `x-type`. Everything here is pure and the same on the server
 * and in the browser; `runtime/ui/values` draws it and a widget of the same name edits it.
 */
export interface FieldTypeDefinition {
  title: Text;
  /** What is said of a value of another kind: how people write one, as the end of a sentence that begins with the field. */
  written: Text;
  /** Its settings, each with what its value must look like. */
  settings: Readonly<Record<string, (value: Json) => boolean>>;
  /** The JSON that it stores; what the field says itself comes on top. */
  schema(settings: FieldSettings): FieldSchema;
  /** The one spelling of a value, for storage. What is none is left as it is, for the check. */
  shape?(value: Json, settings: FieldSettings, tools: FieldTools): Json | undefined;
  /** What JSON Schema cannot say: the end of a sentence that begins with the field. */
  check?(value: Json, settings: FieldSettings): Text | undefined;
  /** What only the server can tell of a value that is sent, by what it lends. */
  judge?(value: Json, settings: FieldSettings, tools: FieldTools): Text | undefined;
  /** As people read it: in lists, on paper. */
  show(value: Json, language: Language, settings: FieldSettings): string;
  /** What a history says of a change inside of a value whose parts have no names that people know. */
  changed?: Text;
  /** As files hold it, where `show` leaves something out. */
  write?(value: Json, settings: FieldSettings): string;
  /** What somebody typed, or `write` or `show` wrote; undefined where it says nothing of this type. */
  read(text: string, settings: FieldSettings): Json | undefined;
  /** How lists ask for it, and the condition that it becomes; undefined where the question says nothing. */
  filter?: {
    kind: 'text' | 'range';
    where(field: string, asked: FieldQuestion, settings: FieldSettings): Condition | undefined;
  };
  /** The parts of a value that a condition compares, the one that it is mostly about first; without these, the value as a whole. */
  compared?(settings: FieldSettings): readonly string[];
  /** The path that lists sort by. */
  sort?(field: string, language: Language): string;
  /** What it is sorted by where that is not its value. */
  measure?: Measure;
  /** The paths within a value that `$search` reads. */
  search?(settings: FieldSettings): readonly string[];
  /** Numbers stand at the end of their cell. */
  atEnd?: boolean;
}
