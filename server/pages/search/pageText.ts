import type { FindDefinition } from '../../../engine/layout/migrateLayout.ts';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import type { Language, Layout, WidgetDefinition } from '../../../schemas/index.ts';
import { presentSession } from '../../identity/presentSession.ts';
import { presentSite } from '../../sites/presentSite.ts';
import type { Visit } from '../../sites/visit.ts';
import { preparePage } from '../data/preparePage.ts';
import { plainText } from '../seo/plainText.ts';

/** Texts of a stored layout; it is replaced by another object when it is published anew. */
const known = new WeakMap<Layout, Partial<Record<Language, string>>>();

/** What anybody may read on a page, without its data and what its guards hide. */
export function pageText(layout: Layout, visit: Visit, findDefinition: FindDefinition): string {
  const texts = known.get(layout) ?? {};
  known.set(layout, texts);
  texts[visit.language] ??= readPage(layout, visit, findDefinition);
  return texts[visit.language] ?? '';
}

function readPage(layout: Layout, visit: Visit, findDefinition: FindDefinition): string {
  const scope = {
    session: presentSession({ ...visit, session: null }),
    site: presentSite(visit.site, visit.language),
    params: {},
  };
  const { rows } = preparePage(layout, findDefinition, scope);
  const parts = listObjects({ rows }).flatMap((object) => {
    const definition = findDefinition(object.type);
    if (!definition || definition.field || object.hidden) return [];
    return Object.entries(definition.props.properties ?? {}).flatMap(([name, schema]) =>
      isProse(schema) && typeof object[name] === 'string' ? [plainText(object[name])] : [],
    );
  });
  return parts.filter((part) => part !== '' && !part.includes('{{')).join(' · ');
}

/** Properties that are read: texts that a builder may fill with placeholders, and none that is an address or a choice. */
function isProse(schema: NonNullable<WidgetDefinition['props']['properties']>[string]): boolean {
  if (schema['x-search'] === false) return false;
  if (schema['x-control'] === 'rich-text') return true;
  return schema['x-bind'] === true && !/link|file|image|icon|color|url/.test(String(schema['x-control'] ?? ''));
}
