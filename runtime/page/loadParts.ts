import type { PagePayload } from '../../schemas/index.ts';
import { loadFormPage } from '../form/formPage.ts';
import { loadPlaceholder } from '../render/placeholder.ts';
import { loadBackendShell } from '../shell/backendShell.ts';
import { loadPersonMenu } from '../shell/personMenu.ts';
import { loadRowParts } from './loadRowParts.ts';
import { hasPageTabs, loadPageTabs } from './pageTabs.ts';

/** Fetches the parts of the runtime that only some pages need, before they are drawn. */
export async function loadParts({ layout, session, shell, editable }: PagePayload): Promise<void> {
  await Promise.all([
    layout.kind === 'form' ? loadFormPage() : undefined,
    hasPageTabs(layout) ? loadPageTabs() : undefined,
    loadRowParts(layout.rows),
    session.user ? loadPersonMenu() : undefined,
    editable ? loadPlaceholder() : undefined,
    shell === 'backend' ? loadBackendShell() : undefined,
  ]);
}
