import { FormBlock, type WidgetViewProps } from 'sala/runtime';
import './form.css';

interface Properties {
  look: 'plain' | 'card';
  anchor: string;
}

export function Form({ object, renderRows }: WidgetViewProps<Properties>) {
  return (
    <div id={object.anchor || undefined} className={`w-form w-form--${object.look}`}>
      <FormBlock object={object} renderRows={renderRows} />
    </div>
  );
}
