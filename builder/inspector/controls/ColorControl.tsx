import { X } from 'lucide-static';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { emptyToNothing, toText } from './textValue.ts';

/** A colour, picked or typed. */
export function ColorControl({ id, schema, value, label, onChange }: ControlProps) {
  const { say } = useLanguage();
  const text = toText(value ?? schema.default);
  return (
    <div className="bd-color">
      <input
        type="color"
        className="bd-color__swatch"
        aria-label={label}
        data-empty={text === '' || undefined}
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
