import type { Layout, Site } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { activePlugins } from '../plugins/pluginRegistry.ts';
import type { FormStep } from './formStep.ts';
import { nextUnknown } from './forms.errors.ts';

/** What follows a form of this layout on this site; undefined when nothing does. */
export function findFormStep(app: App, site: Site, layout: Layout): FormStep | undefined {
  const next = layout.kind === 'form' ? layout.settings.next : undefined;
  if (typeof next !== 'string' || next === '') return undefined;
  for (const id of activePlugins(app.registry, site.plugins)) {
    const steps = app.registry.plugin(id)?.server?.formSteps;
    if (steps && Object.hasOwn(steps, next)) return steps[next];
  }
  throw nextUnknown({ next });
}
