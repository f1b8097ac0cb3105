import { Icon as NamedIcon } from '../../../runtime/icons/Icon.tsx';
import type { ControlProps } from '../controlProps.ts';
import { emptyToNothing, toText } from './TextControl.tsx';

/** An icon by its name, with the icon. */
export function IconControl({ id, schema, value, onChange }: ControlProps) {
  const name = toText(value ?? schema.default);
  return (
    <div className="bd-input-with-tag">
      <span>
        <NamedIcon name={name} />
      </span>
      <input
        id={id}
        className="bd-input"
        type="text"
        value={name}
        onChange={(event) => onChange(emptyToNothing(event.target.value.trim().toLowerCase(), schema.default))}
      />
    </div>
  );
}
