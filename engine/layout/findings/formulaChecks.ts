import { type FormulaFault, findFormulaFaults } from './findFormulaFaults.ts';
import type { Check } from './findings.ts';

/** Formulas that would show nothing. */
export const formulaChecks: readonly Check[] = [
  {
    name: 'brokenFormula',
    level: 'error',
    text: { th: 'สูตรใช้ไม่ได้: {what}', en: 'A formula does not work: {what}' },
    *find(layout, facts) {
      for (const fault of findFormulaFaults(layout, facts)) yield fault && describe(fault);
    },
  },
];

function describe({ uid, source, text }: FormulaFault) {
  return { uid, what: { th: `${source} (${text.th})`, en: `${source} (${text.en})` } };
}
