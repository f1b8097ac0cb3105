import { expect, it } from 'vitest';
import { sayExample } from './sayExample.ts';

it('says every text of an example in one language, wherever it stands, and leaves all else', () => {
  const name = { th: 'มาลี', en: 'Malee' };
  const example = { by: name, list: [{ title: name, count: 2 }, name], empty: null, plain: 'A-001', th: 'ก' };
  expect(sayExample(example, 'en')).toEqual({ ...example, by: 'Malee', list: [{ title: 'Malee', count: 2 }, 'Malee'] });
  expect(sayExample(example, 'th')).toMatchObject({ by: 'มาลี', list: [{ title: 'มาลี' }, 'มาลี'] });
});
