import { RichText, type WidgetViewProps } from 'sala/runtime';
import './html.css';

interface Properties {
  /** Sanitised by the server. */
  html: string;
}

export function Html({ object }: WidgetViewProps<Properties>) {
  return object.html ? <RichText html={object.html} className="w-html" /> : null;
}
