import { RichText, type WidgetViewProps } from 'sala/runtime';
import './html.css';

interface Properties {
  /** Cleaned by the server before it gets here. */
  html: string;
}

export function Html({ object }: WidgetViewProps<Properties>) {
  return object.html ? <RichText html={object.html} className="w-html" /> : null;
}
