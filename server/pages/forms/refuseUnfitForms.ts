import { listForms } from '../../../engine/layout/form/formBlock.ts';
import { listFields } from '../../../engine/layout/form/listFields.ts';
import type { FindDefinition } from '../../../engine/layout/migrateLayout.ts';
import { type Layout, readText } from '../../../schemas/index.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { findFormStep } from './findFormStep.ts';
import { listFillable, readFormTarget } from './formRecord.ts';
import { formRecordLacks, formRecordRefused } from './forms.errors.ts';

/** Refuses publishing a form whose settings ask for what could not be done once somebody sends it. */
export async function refuseUnfitForms(app: PageParts, visit: SignedInVisit, draft: Layout): Promise<void> {
  const findDefinition: FindDefinition = (type) => app.registry.widget(type)?.definition;
  for (const { layout } of listForms(draft, findDefinition)) {
    findFormStep(app, visit.site, layout);
    const target = readFormTarget(layout);
    if (target === undefined) continue;
    const { context } = await openVisitRecords(app, visit);
    const found = listFillable(context, target, [visit.session]);
    if (!found) throw formRecordRefused({ what: target });
    const asked = new Set(listFields(layout.rows).map(({ name }) => name));
    const lacking = [...found.stored.collection.fields.values()].filter((field) => {
      return field.required && field.default === undefined && !field.computed && !asked.has(field.name);
    });
    const names = lacking.map(({ title, name }) => `${readText(title, visit.language)} (${name})`);
    if (names.length > 0) throw formRecordLacks({ what: names.join(', ') });
  }
}
