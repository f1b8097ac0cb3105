import { oneOf, stringOf } from '../call/fields.ts';

/** The editable fields of a profile; an empty text removes a value. */
export const profile = {
  'firstname?': stringOf(100),
  'lastname?': stringOf(100),
  'avatar?': stringOf(500),
  'phone?': stringOf(20, { example: '0812345678' }),
  'language?': oneOf('th', 'en'),
};
