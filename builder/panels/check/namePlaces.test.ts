import { expect, it } from 'vitest';
import type { Finding } from '../../../engine/layout/findings/findings.ts';
import type { Layout } from '../../../schemas/index.ts';
import { toEditor } from '../../document/convert/toEditor.ts';
import { createSay, type LanguageValue } from '../../language/LanguageProvider.tsx';
import { fakeCatalog } from '../../testing/fakeCatalog.ts';
import { namePlaces } from './namePlaces.ts';

const language: LanguageValue = {
  language: 'en',
  setLanguage: () => undefined,
  say: createSay('en'),
  read: (text) => (typeof text === 'string' ? text : (text?.en ?? '')),
};

it('tells parts that would be called alike by the words near them, and counts those that have the same words near', () => {
  const heading = (uid: string, text?: string) => ({ uid, type: 'header', v: 1, ...(text && { text }) });
  const objects = [heading('a', 'Teachers'), heading('b'), heading('c'), heading('d', 'Prices'), heading('e')];
  const layout: Layout = {
    version: 1,
    kind: 'page',
    settings: {},
    rows: [{ uid: 'r', columns: [{ uid: 'k', objects }] }],
  };
  const find = (uid: string, en = 'No text'): Finding => ({ check: 'x', level: 'warning', uid, text: { th: en, en } });
  const findings = [find('b'), find('c'), find('e'), find('d'), find('b', 'Something else')];
  const named = namePlaces(findings, { tree: toEditor(layout), catalog: fakeCatalog, language });
  expect(named.map(({ place }) => place)).toEqual([
    'Heading (near “Teachers”) 1',
    'Heading (near “Teachers”) 2',
    'Heading (near “Prices”)',
    'Heading: Prices',
    'Heading',
  ]);
});
