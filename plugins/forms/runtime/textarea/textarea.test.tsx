import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { checkTextarea } from '../../shared/checkTextarea.ts';
import { Textarea } from './Textarea.tsx';
import { widget } from './textarea.ts';

it('draws a labelled field with its first value, and how little is left of what it may hold', () => {
  const html = renderToStaticMarkup(
    drawWidget(widget, Textarea, { properties: { label: 'เหตุผล', value: 'กขค', maxLength: 200 } }),
  );
  expect(html).toMatch(/<label[^>]*>เหตุผล/);
  expect(html).toContain('>กขค</textarea>');
  expect(html).not.toContain('3/200');
  const nearlyFull = drawWidget(widget, Textarea, { properties: { label: 'เหตุผล', value: 'กขค', maxLength: 3 } });
  expect(renderToStaticMarkup(nearlyFull)).toContain('3/3');
});

it('has an end even where none is set', () => {
  const object = { uid: 't', type: 'textarea' };
  expect(checkTextarea('ก'.repeat(10_000), object)).toBeUndefined();
  expect(checkTextarea('ก'.repeat(10_001), object)?.th).toBe('ตัวอักษรไม่เกิน 10000 ตัว.');
});

it('says the message of the builder when it is empty', () => {
  const object = { uid: 't', type: 'textarea', required: true, reqError: 'บอกเหตุผลด้วย' };
  expect(checkTextarea(' ', object)?.th).toBe('บอกเหตุผลด้วย');
});
