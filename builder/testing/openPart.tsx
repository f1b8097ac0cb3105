import type { Layout, PropertySchema, ViewAsset } from '../../schemas/index.ts';
import { createCatalog } from '../document/catalog/catalog.ts';
import { openInspector } from './openInspector.tsx';

interface Options {
  /** The properties of its widget. */
  properties: Record<string, PropertySchema>;
  /** What it says of them. */
  values: object;
  /** The page that it stands on, which is selected in its place when `isPage`. */
  kind?: Layout['kind'];
  settings?: Layout['settings'];
  isPage?: boolean;
  /** Controls that plugins bring, by name. */
  controls?: Record<string, ViewAsset>;
  answers?: Record<string, unknown>;
}

/** The inspector of one object, `part`, whose widget has only these properties. */
export function openPart({
  properties,
  values,
  kind = 'page',
  settings = {},
  isPage = false,
  controls,
  answers,
}: Options) {
  const definition = {
    type: 'part',
    title: { th: 'ส่วน', en: 'Part' },
    icon: 'square',
    category: 'content' as const,
    version: 1,
    hydrate: 'never' as const,
    props: { type: 'object' as const, properties },
  };
  const asset = { src: 'x', view: 'X', css: [], imports: [], hydrate: 'never' as const, version: 1 };
  const object = { uid: 'part', type: 'part', v: 1, ...values };
  const layout: Layout = {
    version: 1,
    kind,
    settings,
    rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [object] }] }],
  };
  const catalog = createCatalog([{ definition, asset }], { controls });
  return openInspector({ id: isPage ? null : 'part', layout, catalog, answers });
}
