import { type PointerEvent, useRef, useState } from 'react';
import { describeField, FieldFrame, useCheck, useField, useText, type WidgetViewProps } from 'sala/runtime';
import { isJsonObject } from 'sala/schemas';
import { checkTyped } from '../../shared/defineTypedField.ts';
import { readPart } from '../../shared/fieldTypes.ts';
import '../typed/typed.css';

interface Properties {
  label: string;
  help: string;
  required: boolean;
}

const texts = {
  draw: { th: 'ลงลายมือชื่อในกรอบนี้', en: 'Sign in this box' },
  clear: { th: 'ล้างลายเซ็น', en: 'Clear' },
  name: { th: 'ชื่อผู้ลงนาม', en: 'Name of the signer' },
  signed: { th: 'ลงลายมือชื่อแล้ว', en: 'Signed' },
};
const size = { width: 600, height: 200 };
const rule = checkTyped(() => 'signature');

/** A box to draw in, and the name of whoever signs. Who that is, and when, the server says. */
export function Signature({ object }: WidgetViewProps<Properties>) {
  const { label, help, required } = object;
  const say = useText(texts);
  const field = useField(object, { check: useCheck(rule, object) });
  const [stroke, setStroke] = useState('');
  const drawing = useRef(false);
  const path = readPart(field.value, 'path');
  const name = readPart(field.value, 'name');
  const change = (part: { path?: string; name?: string }) => {
    const next = { ...(isJsonObject(field.value) ? field.value : {}), ...part };
    const isEmpty = !next.path && !next.name;
    field.setValue(isEmpty ? undefined : { ...next, ...size });
  };

  function follow(event: PointerEvent<SVGSVGElement>, sign: 'M' | 'L') {
    const frame = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - frame.left) / frame.width) * size.width);
    const y = Math.round(((event.clientY - frame.top) / frame.height) * size.height);
    setStroke((before) => (sign === 'M' ? `M${x} ${y}L${x} ${y}` : `${before}L${x} ${y}`));
  }

  function end() {
    if (!drawing.current) return;
    drawing.current = false;
    change({ path: `${path}${stroke}` });
    setStroke('');
  }

  return (
    <FieldFrame
      id={`${field.id}-group`}
      label={label}
      help={help}
      error={field.error}
      required={required}
      group="group"
      onLeave={field.touch}
    >
      <svg
        className="w-typed__signature"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={path ? say('signed') : say('draw')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drawing.current = true;
          follow(event, 'M');
        }}
        onPointerMove={(event) => drawing.current && follow(event, 'L')}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d={`${path}${stroke}`} />
      </svg>
      <div className="w-typed">
        <input
          {...describeField({ id: field.id, help, error: field.error, required })}
          className="s-input"
          name={`${field.name}.name`}
          autoComplete="name"
          aria-label={say('name')}
          placeholder={say('name')}
          value={name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <button
          type="button"
          className="s-button s-button--outline"
          disabled={path === ''}
          onClick={() => change({ path: '' })}
        >
          {say('clear')}
        </button>
      </div>
    </FieldFrame>
  );
}
