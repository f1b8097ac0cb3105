import type { ControlProps } from '../fields/controlProps.ts';
import { NumberControl } from './NumberControl.tsx';
import { ScaleSteps } from './ScaleSteps.tsx';

/** A size: first the steps of the theme's scale, then any number. */
export function ScaleControl(props: ControlProps) {
  const { schema, value, label, onChange } = props;
  const number = typeof value === 'number' ? value : undefined;
  return (
    <div className="bd-sized">
      <ScaleSteps schema={schema} value={value} label={label} onChange={onChange} />
      <NumberControl {...props} schema={{ ...schema, type: 'integer' }} value={number} />
    </div>
  );
}
