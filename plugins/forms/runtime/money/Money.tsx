import { findType } from 'sala/engine';
import {
  describeField,
  FieldFrame,
  useCheck,
  useField,
  useLanguage,
  useText,
  type WidgetViewProps,
} from 'sala/runtime';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import { checkTyped } from '../../shared/defineTypedField.ts';
import { moneyType, readPart } from '../../shared/fieldTypes.ts';
import type { TypedProperties } from '../typed/TypedInput.tsx';
import { useTypedText } from '../typed/useTypedText.ts';
import '../typed/typed.css';

const texts = { currency: { th: 'สกุลเงิน', en: 'Currency' } };

/** An amount and, where the field takes several currencies, which one. */
export function Money({ object }: WidgetViewProps<TypedProperties>) {
  const { label, help, required, placeholder } = object;
  const say = useText(texts);
  const language = useLanguage();
  const field = useField(object, { check: useCheck(checkTyped(moneyType), object) });
  const used = findType(moneyType(object));
  const currencies = Array.isArray(used?.settings.currencies) ? used.settings.currencies.map(String) : [];
  const currency = readPart(field.value, 'currency') || (currencies[0] ?? 'THB');
  const several = currencies.length > 1;
  const text = useTypedText({
    value: field.value,
    show: (value) => {
      const shown = used?.type.show(value, language, used.settings) ?? '';
      return several ? shown.replace(/\s\S+$/, '') : shown;
    },
    read: (typed) => keepCurrency(used?.type.read(typed, used.settings), typed, currency),
    change: field.setValue,
    touch: field.touch,
  });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required}>
      <div className="w-typed">
        <input
          {...describeField({ id: field.id, help, error: field.error, required })}
          {...text}
          className="s-input"
          data-end="true"
          name={field.name}
          inputMode="decimal"
          autoComplete="off"
          aria-label={label ? undefined : placeholder || field.name}
          placeholder={placeholder}
        />
        {several && (
          <select
            className="s-input"
            aria-label={say('currency')}
            value={currency}
            onChange={({ target }) => {
              const amount = isJsonObject(field.value) ? field.value.amount : undefined;
              field.setValue({ ...(amount !== undefined && { amount }), currency: target.value });
            }}
          >
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        )}
      </div>
    </FieldFrame>
  );
}

/** An amount that is typed without a currency is in the one that is chosen. */
function keepCurrency(read: Json | undefined, typed: string, currency: string): JsonObject | undefined {
  if (!isJsonObject(read)) return undefined;
  return /[A-Za-z฿บ]/.test(typed) ? read : { ...read, currency };
}
