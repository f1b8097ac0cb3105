import type { Layout, ReadyMadeKind } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import { isBlockKey } from '../blocks/blockKey.ts';
import { type ShownLayout, showApart } from '../data/showApart.ts';
import type { PageParts } from '../pageParts.ts';
import { readEditingLevel } from '../rights/editingRights.ts';
import { findReadyMade } from './listReadyMade.ts';
import { readyMadeUnknown } from './readyMade.errors.ts';

/** A section or a whole page: as it is put into a page, and as it would be drawn there for this person. */
export interface ReadyMade {
  layout: Layout;
  shown: ShownLayout;
}

export async function readReadyMade(
  app: PageParts,
  visit: Visit,
  { kind, name }: { kind: ReadyMadeKind; name: string },
): Promise<ReadyMade> {
  const layout =
    kind === 'block' ? await findBlock(app, visit, name) : findReadyMade(app.registry, visit.site.plugins, kind, name);
  if (!layout) throw readyMadeUnknown({ name });
  const shown = await showApart(app, visit, { layout, key: name, prefix: `${kind}.${name.replaceAll('/', '.')}.` });
  return { layout, shown };
}

/** A saved block as pages show it; before it is published, its draft, for whoever may edit that. */
async function findBlock(app: PageParts, visit: Visit, name: string): Promise<Layout | undefined> {
  if (!isBlockKey(name)) return undefined;
  const stored = await app.layouts.read(visit.site.id, name);
  const draft = readEditingLevel(visit, name) === 'none' ? undefined : stored?.draft;
  return stored?.published ?? draft ?? undefined;
}
