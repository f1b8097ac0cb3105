import { RichText, type WidgetViewProps } from 'sala/runtime';
import './paragraph.css';

interface Properties {
  /** Sanitised by the server. */
  content: string;
  size: 'small' | 'normal' | 'large';
  alignment: 'start' | 'center' | 'end';
}

export function Paragraph({ object }: WidgetViewProps<Properties>) {
  const { content, size, alignment } = object;
  if (!content) return null;
  return <RichText html={content} className={`w-paragraph w-paragraph--${size} w-paragraph--${alignment}`} />;
}
