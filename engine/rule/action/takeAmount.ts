import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { TakeFrom } from '../../../schemas/machine/action.ts';
import type { Text } from '../../../schemas/text.ts';
import { Decimal } from '../../calc/values/decimal.ts';
import { listChoices } from '../../collection/tell/choices.ts';
import { readCurrency, tellValue } from '../../collection/tell/sayValue.ts';
import type { ActionScope } from './actionScope.ts';
import { describeRefusal } from './describeRefusal.ts';
import { type FormulaPlace, meetsWhen, pathRead, readActionValue } from './readActionValue.ts';

export interface Taking {
  take: TakeFrom;
  place: FormulaPlace;
  scope: ActionScope;
  line?: number | undefined;
  /** The records that have something to give, in order. */
  givers: readonly JsonObject[];
  /** What earlier actions of this event took of each, by collection, id and field. */
  spent: Map<string, Decimal>;
}

export interface Taken {
  parts: { target: JsonObject; taken: number }[];
  /** Fields of the line or of the record. */
  changes: JsonObject;
  refused: ErrorDetail[];
}

/** Takes an amount from several records, one after the other. What they cannot give is missing, or refuses the event. */
export function takeAmount(taking: Taking): Taken {
  const { take, place, scope, givers, spent } = taking;
  const wanted = readActionValue(take.amount, place, scope);
  const asked = new Decimal(typeof wanted === 'number' ? wanted : 0);
  let open = Decimal.max(asked, 0);
  const parts: Taken['parts'] = [];
  for (const target of givers) {
    const key = `${take.from} ${String(target.id)} ${take.of}`;
    const has = target[take.of];
    const free = new Decimal(typeof has === 'number' ? has : 0).minus(spent.get(key) ?? 0);
    const part = Decimal.min(free, open);
    if (!part.greaterThan(0)) continue;
    open = open.minus(part);
    spent.set(key, part.plus(spent.get(key) ?? 0));
    parts.push({ target, taken: part.toNumber() });
  }
  return { parts, changes: fieldsOf(taking, asked, open), refused: refuse(taking, asked, open) };
}

function fieldsOf({ take, scope }: Taking, asked: Decimal, open: Decimal): JsonObject {
  const known = take.taken === undefined ? undefined : (scope.line ?? scope.record)[take.taken];
  const taken = Decimal.max(asked, 0).minus(open);
  return {
    ...(take.taken !== undefined && { [take.taken]: taken.plus(typeof known === 'number' ? known : 0).toNumber() }),
    ...(take.short !== undefined && { [take.short]: open.toNumber() }),
  };
}

function refuse({ take, place, scope, line }: Taking, asked: Decimal, open: Decimal): ErrorDetail[] {
  if (open.isZero() || (take.partial !== undefined && meetsWhen(take.partial, place, scope))) return [];
  const path = pathRead(take.amount, place, line) ?? place.each ?? '';
  const title = place.collection.fields.get(path.split('.')[0] ?? '')?.title;
  const values = { have: asked.minus(open).toNumber(), asked: asked.toNumber(), missing: open.toNumber() };
  const { message } = take;
  return [
    describeRefusal('below_minimum', {
      path,
      title,
      message,
      values: { ...plainFields(place, scope), ...values },
    }),
  ];
}

/** The fields that a message may name, choices by their titles; one that is empty leaves no placeholder. */
function plainFields(
  { collection, each }: FormulaPlace,
  { line, record }: ActionScope,
): Record<string, string | number | Text> {
  const { properties = {} } =
    (each === undefined ? collection.schema : collection.fields.get(each)?.schema.items) ?? {};
  const from = line ?? record;
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const value = from[name];
      const choice = listChoices(schema).find((one) => one.value === value);
      const isPlain = typeof value === 'string' || typeof value === 'number';
      const said = isPlain ? tellValue(value, { name, schema, currency: readCurrency(record) }) : '';
      return [name, choice?.title ?? said] as const;
    }),
  );
}
