import { recordNotFound } from '../../../engine/record/recordErrors.ts';
import type { RouteMatch } from '../../../engine/route/matchRoute.ts';
import type { Layout, SalaError, Text } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import { findScreenPath } from '../find/findRecordPath.ts';
import type { PageParts } from '../pageParts.ts';

/** The screen that says why a page is not shown, of the site or as shipped; about a record, it leads back to its list. */
export async function findErrorScreen(
  app: PageParts,
  visit: Visit,
  { error, match }: { error: SalaError; match?: RouteMatch },
): Promise<Layout | undefined> {
  const published = (name: string) => app.layouts.published(visit.site.id, `site/error-${name}`);
  const collection = match?.params.collection ?? match?.route.collection;
  const isRecord = match?.route.screen !== undefined && error.code === recordNotFound.definition.code;
  const screen = isRecord ? await published('record') : undefined;
  if (!screen || collection === undefined) return published(String(error.status));
  const list = findScreenPath(app, visit, { collection, screen: 'list' });
  return list === undefined ? withLink(screen, home) : withLink(screen, { link: list });
}

const home = { link: '/', label: { th: 'กลับหน้าแรก', en: 'To the home page' } };

function withLink(screen: Layout, target: { link: string; label?: Text }): Layout {
  const rows = screen.rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      objects: column.objects.map((object) => (object.type === 'status_screen' ? { ...object, ...target } : object)),
    })),
  }));
  return { ...screen, rows };
}
