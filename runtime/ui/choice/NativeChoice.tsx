import { useId } from 'react';
import { RequiredMark } from '../fields/RequiredMark.tsx';
import type { ComboboxProps } from './comboboxProps.ts';

/** The browser's own field: without scripts, and until the combobox is there. A search waits for it. */
export function NativeChoice(props: ComboboxProps) {
  const { label, hidesLabel, help, maxLength, pattern, placeholder } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const shared = {
    id,
    name: props.name,
    required: props.required,
    className: 's-input',
    'aria-label': hidesLabel ? label : undefined,
    'aria-describedby': props.describedBy,
  };
  return (
    <div className="s-field">
      {!hidesLabel && (
        <label className="s-field__label" htmlFor={id}>
          {label}
          {props.required && <RequiredMark />}
        </label>
      )}
      {props.freeText ? (
        <input
          {...{ ...shared, maxLength, pattern, placeholder }}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      ) : props.search ? (
        <input {...shared} name={undefined} readOnly placeholder={placeholder} value={props.chosen?.title ?? ''} />
      ) : (
        <select
          {...shared}
          value={props.chosen?.id ?? ''}
          onChange={(event) => props.onChoose(props.choices?.find((choice) => choice.id === event.target.value))}
        >
          <option value="">{placeholder}</option>
          {props.choices?.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.title}
            </option>
          ))}
        </select>
      )}
      {help && <span className="s-field__help">{help}</span>}
    </div>
  );
}
