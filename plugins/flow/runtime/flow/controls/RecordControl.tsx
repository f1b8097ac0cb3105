import { FieldFrame } from 'sala/runtime';
import type { ControlFrame } from './controlFrame.ts';
import { TextControl } from './TextControl.tsx';
import { useParam } from './useParam.ts';
import { ValueInput } from './ValueInput.tsx';

/** A record: found by name, or the one that a value of the run names. */
export function RecordControl({ collection, ...frame }: ControlFrame & { collection: string }) {
  const { id, value, error, setValue } = useParam(frame.path);
  const { path, label } = frame;
  if (collection === '') return <TextControl {...frame} />;
  return (
    <FieldFrame {...frame} id={id} error={error} group="group">
      <ValueInput
        {...{ path, label }}
        schema={{ type: 'string', 'x-ref': collection }}
        text={value === undefined || value === null ? '' : String(value)}
        onChange={(text) => setValue(text === '' ? undefined : text)}
      />
    </FieldFrame>
  );
}
