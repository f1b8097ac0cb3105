import { defineError, type ErrorDetail, type SalaError } from '../../schemas/errors/errors.ts';
import type { Text } from '../../schemas/text.ts';
import { askFor } from '../content/nearestName.ts';

const invalid = defineError('formula_invalid', 400, {
  th: 'สูตรไม่ถูกต้องที่ตัวอักษรที่ {position}: {th}',
  en: 'The formula is wrong at character {position}: {en}',
});

export const formulaTooCostly = defineError('formula_too_costly', 400, {
  th: 'สูตรต้องคำนวณมากเกินไป กรุณาแบ่งรายการให้สั้นลง หรือเขียนสูตรให้ง่ายลง',
  en: 'The formulas of this record have too much to compute: shorten its lists or simplify the formula.',
});

/** Where a formula is wrong: `start` and `end` count its characters from 0; `nearest` is the name that was probably meant. */
export interface FormulaFault extends ErrorDetail {
  code: 'formula';
  start: number;
  end: number;
  nearest?: string;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function refuseFormula(place: Place, text: Text, nearest?: string): SalaError {
  const asked = askFor(nearest);
  const full = { th: `${text.th}${asked.th}`, en: `${text.en}${asked.en}` };
  const fault: FormulaFault = {
    code: 'formula',
    message: full.en,
    text: full,
    start: place.start,
    end: place.end,
    ...(nearest !== undefined && { nearest }),
  };
  return invalid({ position: place.start + 1, th: full.th, en: full.en }, [fault]);
}

/** The formula cannot be used; its one detail is a `FormulaFault`. */
export const formulaInvalid = Object.assign(refuseFormula, { definition: invalid.definition });
