import type { Layout, Site } from '../../../schemas/index.ts';
import type { FormStep } from '../../plugins/door/formStep.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import type { PageParts } from '../pageParts.ts';
import { nextUnknown } from './forms.errors.ts';

/** The form step of this layout on this site, if any. */
export function findFormStep(app: PageParts, site: Site, layout: Layout): FormStep | undefined {
  const next = layout.kind === 'form' ? layout.settings.next : undefined;
  if (typeof next !== 'string' || next === '') return undefined;
  for (const id of activePlugins(app.registry, site.plugins)) {
    const steps = app.registry.plugin(id)?.server?.formSteps;
    if (steps && Object.hasOwn(steps, next)) return steps[next];
  }
  throw nextUnknown({ next });
}
