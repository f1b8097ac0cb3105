import { notAllowed } from '../../engine/errors/recordErrors.ts';
import { includeLayouts } from '../../engine/layout/includeLayouts.ts';
import type { Layout } from '../../schemas/index.ts';
import { presentSession } from '../accounts/presentSession.ts';
import type { App } from '../app/app.ts';
import { signInNeeded } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import { findIncluded, isReachable } from '../pages/findIncluded.ts';
import { isUnlocked } from '../pages/pageLock.ts';
import { pageLocked } from '../pages/pages.errors.ts';
import { presentSite } from '../pages/presentSite.ts';
import { preparePage } from '../render/preparePage.ts';
import { formUnknown } from './forms.errors.ts';

/** The published form of a key as this visitor would see it; who could not open its page cannot send it. */
export async function findForm(app: App, context: Context, key: string): Promise<Layout> {
  const { site, session } = context.state;
  const stored = isReachable(app, context, key) ? await app.layouts.published(site.id, key) : undefined;
  if (stored?.kind !== 'form') throw formUnknown();
  if (stored.settings?.authen && !session) throw signInNeeded();
  if (stored.settings?.locked && !(await isUnlocked(app, context, key))) throw pageLocked();
  const findDefinition = (type: string) => app.registry.widget(type)?.definition;
  const findLayout = (wanted: string) => findIncluded(app, context, wanted);
  const whole = await includeLayouts(stored, { key, findDefinition, findLayout });
  const form = preparePage(whole, findDefinition, {
    session: presentSession(context),
    site: presentSite(site),
    params: {},
  });
  // A guard closed the page: for this visitor there is no form behind it.
  if (form.kind !== 'form') throw session ? notAllowed() : signInNeeded();
  return form;
}
