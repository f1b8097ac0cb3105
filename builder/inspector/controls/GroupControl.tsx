import type { ControlProps } from '../fields/controlProps.ts';
import { listFields } from '../fields/sections.ts';

/** Properties that belong together. */
export function GroupControl({ schema, label, path, Fields }: ControlProps) {
  return (
    <fieldset className="bd-group">
      <legend className="s-visually-hidden">{label}</legend>
      <Fields fields={listFields(schema, path)} holder={schema} />
    </fieldset>
  );
}
