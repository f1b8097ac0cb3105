import { readFrame } from '../../../engine/layout/readFrame.ts';
import { renameRows } from '../../../engine/layout/renameRows.ts';
import { type FrameKind, frameKinds, type Layout, type PageShell, type Row } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import { isReachable } from '../find/findIncluded.ts';
import type { PageParts } from '../pageParts.ts';

/** The key of the layout that a site may publish in place of the header or footer that every page has. */
export function frameKey(kind: FrameKind): string {
  return `site/${kind}`;
}

export type SiteFrame = Layout & { kind: FrameKind };

/** Shells that have a header and a footer of the site. */
const framedShells: readonly PageShell[] = ['frontend', 'public'];

/** The site's own header and footer, as they are stored; none where the site has not published one. */
export async function findFrames(
  app: PageParts,
  visit: Visit,
  { shell, layout }: { shell?: PageShell; layout: Layout },
): Promise<SiteFrame[]> {
  if (!shell || !framedShells.includes(shell) || isFrame(layout)) return [];
  const { site, session } = visit;
  const found = await Promise.all(
    frameKinds.map(async (kind): Promise<SiteFrame[]> => {
      const own = await app.layouts.own(site.id, frameKey(kind));
      if (!own || (own.settings?.authen && !session) || !isReachable(app, visit, frameKey(kind))) return [];
      return [{ ...own, kind }];
    }),
  );
  return found.flat();
}

function isFrame({ kind }: Layout): boolean {
  return frameKinds.some((one) => one === kind);
}

/** A frame as a layout whose uids cannot be those of the page. */
export function renameFrame(frame: Layout): Layout {
  return { ...readFrame(frame), rows: renameRows(readFrame(frame).rows, `${frame.kind}.`) };
}

/** The rows of a page between those of its header and footer, each marked as what it is. */
export function surround(rows: Row[], frames: readonly Layout[]): Row[] {
  const own = rows.map((row) => (row.frame === undefined ? row : { ...row, frame: undefined }));
  const of = (kind: FrameKind) =>
    frames.flatMap((frame) => (frame.kind === kind ? frame.rows.map((row) => ({ ...row, frame: kind })) : []));
  return [...of('header'), ...own, ...of('footer')];
}
