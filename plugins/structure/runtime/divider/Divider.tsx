import type { CSSProperties } from 'react';
import { readColor, type WidgetViewProps } from 'sala/runtime';
import './divider.css';

interface Properties {
  label: string;
  line: 'solid' | 'dashed' | 'dotted';
  thickness: number;
  color: string;
  space: number;
}

export function Divider({ object }: WidgetViewProps<Properties>) {
  const { label, line, thickness, color, space } = object;
  const style = {
    '--w-divider': `${thickness}px ${line} ${readColor(color) ?? 'var(--s-line)'}`,
    marginBlock: space * 4,
  } as CSSProperties; // custom properties are not in React's type
  if (!label) return <hr className="w-divider" style={style} />;
  return (
    <div className="w-divider w-divider--labelled" style={style}>
      <span>{label}</span>
    </div>
  );
}
