import { Decimal } from '../values/decimal.ts';
import { dates } from './dates.ts';
import { delivery } from './delivery.ts';
import { documents } from './documents.ts';
import { defineFunction, type FormulaFunction, gives } from './formulaFunction.ts';
import { finance, money } from './money.ts';
import { numbers } from './numbers.ts';
import { production } from './production.ts';
import { scores } from './scores.ts';
import { replenishment, stock } from './stock.ts';
import { tax } from './tax.ts';
import { choices, texts } from './texts.ts';

const size = defineFunction({
  name: 'size',
  takes: ['any'],
  gives: gives.number,
  run: ([value]) => (Array.isArray(value) || typeof value === 'string' ? new Decimal(value.length) : null),
});

const all: readonly FormulaFunction[] = [
  size,
  ...numbers,
  ...texts,
  ...choices,
  ...dates,
  ...money,
  ...finance,
  ...tax,
  ...stock,
  ...replenishment,
  ...production,
  ...scores,
  ...documents,
  ...delivery,
];

/** Every function that a formula may call, by its name. */
export const formulaFunctions: ReadonlyMap<string, FormulaFunction> = new Map(
  all.map((definition) => [definition.name, definition]),
);
