import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCatalog } from '../../builder/document/catalog/catalog.ts';
import { openInspector } from '../../builder/testing/openInspector.tsx';
import { widget } from '../../plugins/forms/runtime/input/input.ts';
import type { Layout, LayoutObject } from '../../schemas/index.ts';

const asset = { src: 'x', view: 'X', css: [], imports: [], hydrate: 'never' as const, version: 1 };
const email: LayoutObject = {
  ...{ uid: 'a', type: 'input', v: 1, name: 'email', label: 'Company', inputType: 'email', maxLength: 80 },
  ...{ autocomplete: 'email', syncData: 'email' },
};

it('takes from a field of another kind what would fill in the e-mail address of who is signed in, in one step', async () => {
  const rows = [{ uid: 'r', columns: [{ uid: 'c', objects: [email] }] }];
  const { read, undo } = await openInspector({
    id: 'a',
    layout: { version: 1, kind: 'form', settings: {}, rows } as Layout,
    catalog: createCatalog([{ definition: widget, asset }]),
    answers: { '/api/': { data: [] } },
  });
  const kind = page.getByLabelText('Kind', { exact: true });
  await userEvent.selectOptions(kind, 'Text');
  expect(read('a')).toEqual({ ...email, inputType: 'text', autocomplete: '', syncData: 'none' });
  undo();
  await expect.element(kind).toHaveDisplayValue('Email');
  expect(read('a')).toEqual(email);
  await userEvent.selectOptions(kind, 'Number');
  expect(read('a'), 'a number has no length').not.toHaveProperty('maxLength');
});
