import type { CSSProperties } from 'react';
import type { WidgetViewProps } from 'sala/runtime';
import './spacer.css';

interface Properties {
  height: number;
  phoneHeight: number;
}

export function Spacer({ object: { height, phoneHeight } }: WidgetViewProps<Properties>) {
  const style = { '--w-spacer': `${height * 4}px`, '--w-spacer-phone': `${phoneHeight * 4}px` };
  return <div className="w-spacer" style={style as CSSProperties /* custom properties are not in React's type */} />;
}
