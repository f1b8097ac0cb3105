import type { PagePayload } from '../../schemas/index.ts';
import { staleNotice } from '../data/staleNotice.ts';
import { formPage } from '../form/formPage.ts';
import { loadRowParts } from '../render/loadRowParts.ts';
import { placeholder } from '../render/placeholder.ts';
import { backendShell } from '../shell/backendShell.ts';
import { otherLanguage } from '../shell/parts/otherLanguage.ts';
import { personMenu } from '../shell/parts/personMenu.ts';
import { hasPageTabs, pageTabs } from './pageTabs.ts';

/** Loads the parts of the runtime that only some pages need, before they are drawn. */
export async function loadParts({ layout, session, shell, shownIn, reasons, editable }: PagePayload): Promise<void> {
  await Promise.all([
    layout.kind === 'form' ? formPage.load() : undefined,
    hasPageTabs(layout) ? pageTabs.load() : undefined,
    loadRowParts(layout.rows),
    session.user ? personMenu.load() : undefined,
    reasons ? staleNotice.load() : undefined,
    shownIn ? otherLanguage.load() : undefined,
    editable ? placeholder.load() : undefined,
    shell === 'backend' ? backendShell.load() : undefined,
  ]);
}
