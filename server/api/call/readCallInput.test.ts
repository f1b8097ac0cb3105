import { expect, it } from 'vitest';
import { createInputReader } from './readCallInput.ts';

const read = createInputReader(
  {
    actions: { type: 'array', items: { type: 'string', enum: ['read', 'create'] } },
    'size?': { type: 'integer', maximum: 9 },
    'sort?': { type: 'object', properties: { by: { type: 'string' } }, additionalProperties: false },
  },
  'body',
);

it.each([
  ['the choices', { actions: ['reed'] }, 'actions.0 (read, create)'],
  ['the type', { actions: 'read' }, 'actions (array)'],
  ['the limit', { actions: [], size: 10 }, 'size (<= 9)'],
  ['a name that is not known', { actions: [], sort: { bi: 'a' } }, 'sort (bi?)'],
  ['what is missing', {}, 'actions'],
])('says of input that is refused %s', (_, input, what) => {
  expect(() => read(input)).toThrow(`The request is not valid: ${what}`);
});
