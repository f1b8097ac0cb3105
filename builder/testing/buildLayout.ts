import type { Column, Layout, LayoutObject, Row } from '../../schemas/index.ts';

const columnsPerRow = 4;
const objectsPerColumn = 5;

/** A page of `count` objects in rows of four columns; every object by `buildObject`, so a caller may choose the types. */
export function buildLayout(count: number, buildObject = buildHeaderOrParagraph): Layout {
  const objects = Array.from({ length: count }, (_, index) => buildObject(index));
  const columns: Column[] = chunk(objects, objectsPerColumn).map((held, index) => ({
    uid: `column-${index}`,
    size: 12 / columnsPerRow,
    objects: held,
  }));
  const rows: Row[] = chunk(columns, columnsPerRow).map((held, index) => ({ uid: `row-${index}`, columns: held }));
  return { version: 1, kind: 'page', settings: {}, rows };
}

function buildHeaderOrParagraph(index: number): LayoutObject {
  return index % 2 === 0
    ? { uid: `object-${index}`, type: 'header', v: 1, text: `หัวข้อ ${index}` }
    : { uid: `object-${index}`, type: 'paragraph', v: 1, text: `ย่อหน้าที่ ${index}` };
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
