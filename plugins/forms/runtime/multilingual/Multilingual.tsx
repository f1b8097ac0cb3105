import { findType } from 'sala/engine';
import { FieldFrame, useCheck, useField, useLanguage, type WidgetViewProps } from 'sala/runtime';
import { isJsonObject } from 'sala/schemas';
import { checkTyped } from '../../shared/defineTypedField.ts';
import { multilingualType, readPart } from '../../shared/fieldTypes.ts';
import '../typed/typed.css';

interface Properties {
  label: string;
  help: string;
  required: boolean;
  lines: number;
}

const rule = checkTyped(multilingualType);

/** One input for each language. */
export function Multilingual({ object }: WidgetViewProps<Properties>) {
  const { label, help, required, lines } = object;
  const language = useLanguage();
  const field = useField(object, { check: useCheck(rule, object) });
  const { languages } = findType(multilingualType(object))?.settings ?? {};
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const texts = isJsonObject(field.value) ? field.value : {};
  const Box = lines > 1 ? 'textarea' : 'input';
  return (
    <FieldFrame
      id={field.id}
      label={label}
      help={help}
      error={field.error}
      required={required}
      group="group"
      onLeave={field.touch}
    >
      <div className="w-typed__languages">
        {(Array.isArray(languages) ? languages.map(String) : []).map((code) => (
          <div key={code}>
            <label htmlFor={`${field.id}-${code}`}>{names.of(code) ?? code}</label>
            <Box
              id={`${field.id}-${code}`}
              className="s-input"
              name={`${field.name}.${code}`}
              lang={code}
              aria-invalid={field.error ? true : undefined}
              {...(lines > 1 && { rows: lines })}
              value={readPart(field.value, code)}
              onChange={({ target }: { target: { value: string } }) =>
                field.setValue({ ...texts, [code]: target.value })
              }
            />
          </div>
        ))}
      </div>
    </FieldFrame>
  );
}
