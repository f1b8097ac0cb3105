import { expect, it } from 'vitest';
import type { PropertySchema } from '../../schemas/index.ts';
import { type ControlName, chooseControl } from './chooseControl.ts';

it.each<[PropertySchema, ControlName]>([
  [{ type: 'string' }, 'text'],
  [{ type: 'string', maxLength: 2000 }, 'textarea'],
  [{ type: 'string', 'x-control': 'rich-text' }, 'rich-text'],
  [{ type: 'string', 'x-control': 'color' }, 'color'],
  [{ type: 'string', enum: ['a', 'b'] }, 'choice'],
  [{ type: 'string', 'x-ref': 'course' }, 'record'],
  [{ type: ['string', 'null'] }, 'text'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'boolean' }, 'switch'],
  [{ type: 'array', items: { type: 'string' } }, 'list'],
  [{ type: 'array' }, 'json'],
  [{ type: 'object', properties: { a: { type: 'string' } } }, 'group'],
  [{ type: 'object' }, 'json'],
  [{ type: 'object', 'x-control': 'condition' }, 'condition'],
  [{ type: 'string', 'x-control': 'block' }, 'layout'],
  [{ type: 'string', 'x-control': 'popup' }, 'layout'],
  [{ type: 'object', 'x-control': 'query' }, 'query'],
  [{ type: 'string', 'x-control': 'of-a-later-version' }, 'text'],
])('edits %j with a control of kind %s', (schema, control) => {
  expect(chooseControl(schema)).toBe(control);
});
