import type { JsonObject, Layout, LayoutObject } from '../../../schemas/index.ts';
import { layoutVersion } from '../../../schemas/index.ts';
import type { FindDefinition } from '../migrateLayout.ts';
import { listObjects } from '../walkLayout.ts';

/** The key under which a form of a page is sent: that of the page, and the uid of the object. */
export function blockKey(layoutKey: string, uid: string): string {
  return `${layoutKey}#${uid}`;
}

/** The two parts of a form's key; without a uid the whole page is the form. */
export function readFormKey(key: string): { layoutKey: string; uid?: string } {
  const at = key.indexOf('#');
  return at < 0 ? { layoutKey: key } : { layoutKey: key.slice(0, at), uid: key.slice(at + 1) };
}

/** The form that an object is, as a layout of the kind `form`: whatever is true of such a page is true of it. */
export function layoutOfBlock({ settings, rows = [] }: LayoutObject): Layout {
  return { version: layoutVersion, kind: 'form', settings: isSettings(settings) ? settings : {}, rows };
}

/** The form with this uid in the prepared layout of a page. */
export function findFormBlock(layout: Layout, uid: string, findDefinition: FindDefinition): Layout | undefined {
  const object = listObjects(layout).find((each) => each.uid === uid);
  return object && findDefinition(object.type)?.form === 'sent' ? layoutOfBlock(object) : undefined;
}

/** Every form of a layout: itself, or those that stand in it. */
export function listForms(layout: Layout, findDefinition: FindDefinition): { layout: Layout; uid?: string }[] {
  if (layout.kind === 'form') return [{ layout }];
  return listObjects(layout)
    .filter(({ type }) => findDefinition(type)?.form === 'sent')
    .map((object) => ({ layout: layoutOfBlock(object), uid: object.uid }));
}

function isSettings(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
