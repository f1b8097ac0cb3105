import { useId } from 'react';
import { Icon, RichText, type WidgetViewProps } from 'sala/runtime';
import './note.css';

interface Properties {
  title: string;
  content: string;
  tone: 'plain' | 'info' | 'tip' | 'warning';
  icon: string;
}

const iconOfTone = { plain: 'sticky-note', info: 'info', tip: 'lightbulb', warning: 'triangle-alert' };

export function Note({ object }: WidgetViewProps<Properties>) {
  const { title, content, tone, icon } = object;
  const titleId = useId();
  if (!title && !content) return null;
  return (
    <div className={`w-note w-note--${tone}`} role="note" aria-labelledby={title ? titleId : undefined}>
      <Icon name={icon || iconOfTone[tone]} size={22} />
      <div className="w-note__body">
        {title && (
          <p id={titleId} className="w-note__title">
            {title}
          </p>
        )}
        {content && <RichText html={content} />}
      </div>
    </div>
  );
}
