import { fillText, type Layout } from '../../../schemas/index.ts';
import { readFrame } from '../readFrame.ts';
import { contentChecks } from './contentChecks.ts';
import type { CheckFacts, Finding } from './findings.ts';
import { formChecks } from './formChecks.ts';
import { frameChecks } from './frameChecks.ts';
import { styleChecks } from './styleChecks.ts';
import { weightChecks } from './weightChecks.ts';

/** Everything that is looked at before a page is published. */
const checks = [...formChecks, ...contentChecks, ...styleChecks, ...frameChecks, ...weightChecks];

/** What readers of a page would stumble over; first what cannot be published. */
export function checkPage(layout: Layout, facts: CheckFacts): Finding[] {
  const frame = readFrame(layout);
  const findings = checks.flatMap(({ name, level, text, find }) =>
    find(frame, facts).map(({ uid, what = '', mend }): Finding => {
      const filled = { th: fillText(text.th, { what }), en: fillText(text.en, { what }) };
      return { check: name, level, text: filled, ...(uid === undefined ? {} : { uid }), ...(mend && { mend }) };
    }),
  );
  return findings.sort((a, b) => Number(b.level === 'dead') - Number(a.level === 'dead'));
}
