import { X } from 'lucide-static';
import { readColor, tokenColors } from '../../../engine/layout/theme/readColor.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { emptyToNothing, toText } from './textValue.ts';

/** A colour: first those of the theme, which follow light and dark, then any other, picked or typed. */
export function ColorControl({ id, schema, value, label, onChange }: ControlProps) {
  const { say } = useLanguage();
  const text = toText(value ?? schema.default);
  const isToken = tokenColors.some((name) => name === text);
  return (
    <div className="bd-color">
      <fieldset className="bd-color__theme">
        <legend className="s-visually-hidden">{`${say('themeColours')}: ${label}`}</legend>
        {tokenColors.map((name) => (
          <button
            key={name}
            type="button"
            className="bd-color__token"
            style={{ background: readColor(name) }}
            title={say(`color_${name}`)}
            aria-label={say(`color_${name}`)}
            aria-pressed={name === text}
            onClick={() => onChange(name)}
          />
        ))}
      </fieldset>
      <input
        type="color"
        className="bd-color__swatch"
        aria-label={label}
        data-empty={text === '' || isToken || undefined}
        value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#ffffff'}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        id={id}
        className="bd-input"
        type="text"
        placeholder="#"
        value={text}
        onChange={(event) => onChange(emptyToNothing(event.target.value.trim(), schema.default))}
      />
      {value !== undefined && (
        <button
          type="button"
          className="bd-icon-button"
          aria-label={`${say('clear')}: ${label}`}
          title={say('clear')}
          onClick={() => onChange(undefined)}
        >
          <Icon svg={X} />
        </button>
      )}
    </div>
  );
}
