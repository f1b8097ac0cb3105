import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { SyncedBlock } from './SyncedBlock.tsx';
import { widget } from './synced_block.ts';

const draw = (editing: boolean, rows?: unknown[]) =>
  renderToStaticMarkup(
    drawWidget(widget, SyncedBlock, {
      properties: { block: 'page/foot', ...(rows && { rows }) },
      runtime: { editing },
      rows: () => <i>rows</i>,
    }),
  );

it('names the layout that the server puts in', () => {
  expect(widget.includes?.({ uid: 'o', type: widget.type, block: 'page/foot' })).toBe('block/page/foot');
  expect(widget.includes?.({ uid: 'o', type: widget.type, block: 7 })).toBeUndefined();
  expect(widget.includes?.({ uid: 'o', type: widget.type })).toBeUndefined();
});

it('draws the rows that were put in', () => {
  expect(draw(false)).toContain('<i>rows</i>');
});

it('draws in a picture of a page what the server put in', () => {
  expect(draw(true, [{ uid: 'r', columns: [] }])).toContain('<i>rows</i>');
});

it('tells the editor what stands here instead', () => {
  expect(draw(true)).toContain('page/foot');
  expect(draw(true)).not.toContain('<i>rows</i>');
});
