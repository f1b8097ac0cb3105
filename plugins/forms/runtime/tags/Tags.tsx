import { type KeyboardEvent, useState } from 'react';
import { shapeTyped } from 'sala/engine';
import { describeField, FieldFrame, useCheck, useField, useText, type WidgetViewProps } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import { checkTyped } from '../../shared/defineTypedField.ts';
import { Chips } from '../parts/Chips.tsx';
import type { TypedProperties } from '../typed/TypedInput.tsx';
import '../typed/typed.css';

const texts = {
  remove: { th: 'ลบ {tag}', en: 'Remove {tag}' },
  chosen: { th: 'ป้ายกำกับที่เลือก', en: 'Tags so far' },
  hint: { th: 'พิมพ์แล้วกด Enter หรือจุลภาค', en: 'Type, then press Enter or a comma' },
};
const rule = checkTyped(() => 'tags');

/** Words that become tags on Enter, on a comma and when the field is left. */
export function Tags({ object }: WidgetViewProps<TypedProperties>) {
  const { label, help, required, placeholder } = object;
  const say = useText(texts);
  const field = useField(object, { check: useCheck(rule, object) });
  const [typed, setTyped] = useState('');
  const tags = Array.isArray(field.value) ? field.value.map(String) : [];

  function add(text: string) {
    setTyped('');
    if (text.trim() === '') return;
    const shaped: Json = shapeTyped('tags', [...tags, ...text.split(',')]) ?? [];
    field.setValue(shaped);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      field.setValue(tags.slice(0, -1));
    }
  }

  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required}>
      <Chips
        chips={tags.map((tag) => ({ value: tag, label: tag }))}
        label={say('chosen')}
        removeLabel={(tag) => say('remove', { tag })}
        onRemove={(tag) => field.setValue(tags.filter((each) => each !== tag))}
      />
      <input
        {...describeField({ id: field.id, help, error: field.error, required })}
        className="s-input"
        name={field.name}
        autoComplete="off"
        aria-label={label ? undefined : placeholder || field.name}
        placeholder={placeholder || say('hint')}
        value={typed}
        onChange={({ target }) => (target.value.endsWith(',') ? add(target.value) : setTyped(target.value))}
        onKeyDown={handleKey}
        onBlur={() => {
          add(typed);
          field.touch();
        }}
      />
    </FieldFrame>
  );
}
