import { useText } from 'sala/runtime';
import type { FieldSchema, Text } from 'sala/schemas';
import { freeName, nameFrom } from '../definition/definition.ts';
import { fieldTexts } from './fieldTexts.ts';

interface Props {
  field: FieldSchema;
  onChange: (changes: Partial<FieldSchema>) => void;
}

/** The choices of a field in both languages; the stored value of a new one follows its titles. */
export function ChoiceRows({ field, onChange }: Props) {
  const say = useText(fieldTexts);
  const values = (field.enum ?? []).map(String);
  const titles = field['x-enum-titles'] ?? {};
  const set = (next: string[], named: Record<string, Text>) =>
    onChange({ enum: next, 'x-enum-titles': Object.fromEntries(next.map((one) => [one, named[one] ?? plain(one)])) });
  const add = () => {
    const value = freeName(`choice_${values.length + 1}`, values);
    set([...values, value], { ...titles, [value]: { th: '', en: '' } });
  };
  /** A value that was given by us is named after its English title, as long as nobody stored it. */
  const settle = (value: string) => {
    const wanted = nameFrom(titles[value]?.en ?? '');
    if (!/^choice_\d+$/.test(value) || wanted === '') return;
    const name = freeName(
      wanted,
      values.filter((one) => one !== value),
    );
    set(
      values.map((one) => (one === value ? name : one)),
      { ...titles, [name]: titles[value] ?? plain(value) },
    );
  };
  return (
    <fieldset className="w-own_fields__choices">
      <legend>{say('choices')}</legend>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the value changes while it is named
        <div key={index}>
          {(['th', 'en'] as const).map((one) => (
            <input
              key={one}
              className="s-input"
              lang={one}
              aria-label={say(one === 'th' ? 'choiceTh' : 'choiceEn', { at: index + 1 })}
              placeholder={say(one === 'th' ? 'choiceTh' : 'choiceEn', { at: index + 1 })}
              value={(titles[value] ?? plain(value))[one]}
              maxLength={100}
              onChange={({ target }) =>
                set(values, { ...titles, [value]: { ...(titles[value] ?? plain(value)), [one]: target.value } })
              }
              onBlur={() => settle(value)}
            />
          ))}
          <button
            type="button"
            className="s-button s-button--small s-button--quiet"
            aria-label={say('removeChoice', { at: index + 1 })}
            onClick={() =>
              set(
                values.filter((one) => one !== value),
                titles,
              )
            }
          >
            ✕
          </button>
        </div>
      ))}
      <button type="button" className="s-button s-button--small s-button--outline" onClick={add}>
        {say('addChoice')}
      </button>
    </fieldset>
  );
}

function plain(value: string): Text {
  return { th: value, en: value };
}
