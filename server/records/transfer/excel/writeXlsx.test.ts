import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { openTempFolder } from '../../../../tests/support/tempFolder.ts';
import type { Cell } from '../lines/cells.ts';
import { readXlsx } from './readXlsx.ts';
import type { CellLook } from './sheetStyles.ts';
import { writeXlsx } from './writeXlsx.ts';

const column = (heading: string, look: CellLook) => ({ heading, look, width: 14 });
const columns = [column('เลขที่', 'plain'), column('วันที่', 'day'), column('ส่งเมื่อ', 'moment'), column('ยอดรวม', 'amount')];

it.each(['th', 'en'] as const)('holds days and moments as spreadsheets do, for readers of %s', async (language) => {
  const rows: Cell[][] = [
    ['QT1', '2026-11-29', '2026-11-29T08:30:00', 1234.5],
    ['QT2', 'ไม่ทราบ', null, 0],
  ];
  async function* feed() {
    yield* rows;
  }
  const file = join(await openTempFolder('written'), 'file.xlsx');
  await pipeline(writeXlsx(columns, feed(), { language }), createWriteStream(file));
  const lines = [];
  for await (const { cells } of readXlsx(file)) lines.push(cells);
  expect(lines).toEqual([
    ['เลขที่', 'วันที่', 'ส่งเมื่อ', 'ยอดรวม'],
    [
      'QT1',
      { text: '2026-11-29', day: '2026-11-29' },
      { text: '2026-11-29T08:30:00', day: '2026-11-29', time: '08:30:00' },
      1234.5,
    ],
    ['QT2', 'ไม่ทราบ', null, 0],
  ]);
});
