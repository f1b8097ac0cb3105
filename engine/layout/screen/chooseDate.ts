import type { Collection } from '../../collection/compiled/collection.ts';

/** The day by which people look at records of a collection: as `x-dashboard` says, else the date that its documents have. */
export function chooseDate({ schema, fields }: Collection): string | undefined {
  const dated = [...fields.values()].find(
    ({ schema: { format, ...field }, secret, required }) =>
      !secret && format === 'date' && (required || field['x-index']),
  );
  return schema['x-dashboard']?.date ?? dated?.name;
}
