import type { Layout, LayoutObject, Row } from '../../../schemas/index.ts';
import { readPicture } from '../../content/pictureSources.ts';
import { walkLayout } from '../walkLayout.ts';

/** Pictures further down are not visible at first. */
const lookedAt = 12;

/**
 * Marks the object with the first picture of a page (`firstPicture`): its picture is loaded eagerly, the others lazily.
 */
export function markFirstPicture(layout: Layout): Layout {
  const first = findFirst(layout);
  if (!first) return layout;
  return { ...layout, rows: layout.rows.map((row) => markRow(row, first)) };
}

function findFirst(layout: Layout): LayoutObject | undefined {
  let seen = 0;
  let found: LayoutObject | undefined;
  walkLayout(layout, {
    object: (object) => {
      seen += 1;
      if (!found && seen <= lookedAt && holdsPicture(object)) found = object;
    },
  });
  return found;
}

function holdsPicture({ rows: _rows, ...own }: LayoutObject): boolean {
  return Object.values(own).some(
    (value) =>
      isPicture(value) ||
      (Array.isArray(value) &&
        value.some((item) => typeof item === 'object' && item !== null && Object.values(item).some(isPicture))),
  );
}

function isPicture(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('/files/') && readPicture(value) !== undefined;
}

function markRow(row: Row, first: LayoutObject): Row {
  return {
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      objects: column.objects.map((object) =>
        object === first
          ? { ...object, firstPicture: true }
          : object.rows
            ? { ...object, rows: object.rows.map((inner) => markRow(inner, first)) }
            : object,
      ),
    })),
  };
}
