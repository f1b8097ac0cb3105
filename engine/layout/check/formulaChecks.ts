import { findFormulaFaults } from './findFormulaFaults.ts';
import type { Check } from './findings.ts';

/** Formulas that would show nothing. */
export const formulaChecks: readonly Check[] = [
  {
    name: 'brokenFormula',
    level: 'dead',
    text: { th: 'สูตรใช้ไม่ได้: {what}', en: 'A formula does not work: {what}' },
    find: (layout, facts) =>
      findFormulaFaults(layout, facts).map(({ uid, source, text }) => ({
        uid,
        what: { th: `${source} (${text.th})`, en: `${source} (${text.en})` },
      })),
  },
];
