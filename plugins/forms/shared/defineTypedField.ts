import { checkTypedValue, shapeTyped, showField } from 'sala/engine';
import type { FieldSchema, Json, LayoutObject, Text, WidgetDefinition } from 'sala/schemas';
import { defineField, type FieldDefinition } from './defineField.ts';
import { explainComplaint } from './explainComplaint.ts';

/** The field type of an object: its name, or with settings that the builder chose. */
export type TypeOf = (object: LayoutObject) => FieldSchema['x-type'];

/** Defines a form field that holds values of a field type: stored, checked and shown as in a record. */
export function defineTypedField({ typeOf, ...definition }: FieldDefinition & { typeOf: TypeOf }): WidgetDefinition {
  return defineField({
    say: (value, object, { language }) => showField(typeOf(object), value, language),
    ...definition,
    check: checkTyped(typeOf),
    settle: (value, object, user, tools) =>
      value === undefined ? undefined : shapeTyped(typeOf(object), value, { ...tools, by: user?.id ?? null }),
  });
}

/** The same check for the page. */
export function checkTyped(typeOf: TypeOf) {
  return (value: Json | undefined, object: LayoutObject): Text | undefined => {
    const shaped = value === undefined ? undefined : shapeTyped(typeOf(object), value);
    if (shaped === undefined || shaped === null || shaped === '' || (Array.isArray(shaped) && shaped.length === 0))
      return object.required === true ? explainComplaint({ text: 'missing' }, object) : undefined;
    return checkTypedValue({ 'x-type': typeOf(object) }, shaped, String(object.label || object.name || ''));
  };
}
