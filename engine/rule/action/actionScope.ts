import type { JsonObject } from '../../../schemas/json.ts';
import type { FormulaOptions } from '../../calc/compileFormula.ts';

/** What the formulas of an action may name. */
export interface ActionScope {
  /** The record that took the event, as it is after it. */
  record: JsonObject;
  /** The line that the action is taken for. */
  line?: JsonObject;
  /** What is open of the line. */
  open?: number;
  /** The record that the action changes, or that gives a part of an amount. */
  target?: JsonObject;
  /** The part that it gives. */
  taken?: number;
  /** Records that the record refers to, by name. */
  related?: JsonObject;
  person: JsonObject | null;
  site: JsonObject | null;
  now: string;
  today: string;
  /** The clocks and the working days of the site. */
  calendar?: FormulaOptions;
}
