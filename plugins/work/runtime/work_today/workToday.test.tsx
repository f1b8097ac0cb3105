import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { WorkToday } from './WorkToday.tsx';
import { widget } from './work_today.ts';

const draw = (count: number) => {
  const groups = Array.from({ length: count }, (_, index) => ({
    ...{ collection: `kind-${index}`, title: `ใบที่ ${index}`, state: 'draft', stateTitle: 'ร่าง' },
    ...{ approval: false, count: 0, records: [] },
  }));
  return renderToStaticMarkup(drawWidget(widget, WorkToday, { data: { today: { data: groups } } }));
};

it('folds the kinds of records after the sixth, without scripts', () => {
  const [open, folded] = draw(8).split('<details');
  expect(open?.match(/<h3>/g)).toHaveLength(6);
  expect(folded).toMatch(/<summary>[^<]*2[^<]*<\/summary>/);
  expect(folded?.match(/<h3>/g)).toHaveLength(2);
});

it('folds nothing where all have room', () => {
  expect(draw(6)).not.toContain('<details');
});
