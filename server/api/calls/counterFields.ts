import { flag, object, string, whole, words } from '../call/fields.ts';

/** `Counter`. */
export const counter = object({
  name: string,
  title: words,
  icon: string,
  'collection?': string,
  count: whole,
  'path?': string,
  'always?': flag,
});
