import type { SourceContext } from 'sala/server';
import { isEditor } from './listPages.ts';

/** The screens of plugins and collections, for those who may change them. */
export async function listScreens({ person, ask }: SourceContext) {
  return isEditor(person.role) ? ask('listScreenLayouts') : { data: [] };
}
