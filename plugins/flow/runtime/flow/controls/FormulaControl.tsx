import { describeField, FieldFrame } from 'sala/runtime';
import type { ControlFrame } from './controlFrame.ts';
import { useInsert } from './useInsert.ts';
import { useParam } from './useParam.ts';
import { ValueButton } from './ValueButton.tsx';

/** A formula, with what the checker says of it at the place. */
export function FormulaControl({ path, label, help, required }: ControlFrame) {
  const { id, value, error, setValue } = useParam(path);
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  const write = (typed: string) => setValue(typed === '' ? undefined : typed);
  const { ref, insert } = useInsert(text, write);
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required}>
      <textarea
        {...describeField({ id, help, error, required })}
        ref={ref}
        className="s-input w-flow__code"
        rows={1}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <ValueButton path={path} label={label} onChoose={insert} />
    </FieldFrame>
  );
}
