import { expect, it } from 'vitest';
import { list, maybe, object, oneOf, text, time, whole } from '../call/fields.ts';
import { writeShape } from './writeShape.ts';

it('writes a short object in one line, with what may be missing', () => {
  const schema = object({ id: text, 'at?': maybe(time), kind: oneOf('a', 'b') });
  expect(writeShape(schema)).toBe('{ id: string, at?: string (date-time) | null, kind: "a" | "b" }');
});

it('writes a long object line by line, and names what stands elsewhere', () => {
  const line = object({ first_long_name: text, second_long_name: text, third_long_name: text, n: whole });
  expect(writeShape(object({ data: list(line), layout: { $ref: '#/components/schemas/Layout' } }))).toBe(
    [
      '{',
      '  data: [{',
      '    first_long_name: string',
      '    second_long_name: string',
      '    third_long_name: string',
      '    n: integer',
      '  }]',
      '  layout: Layout',
      '}',
    ].join('\n'),
  );
});
