import { Phrases, type WidgetViewProps } from 'sala/runtime';
import './header.css';

interface Properties {
  text: string;
  level: 1 | 2 | 3 | 4;
  subtitle: string;
  anchor: string;
  alignment: 'start' | 'center' | 'end';
  size: 'auto' | 'small' | 'medium' | 'large' | 'display';
}

const sizeOfLevel = { 1: 'large', 2: 'medium', 3: 'small', 4: 'tiny' } as const;

export function Header({ object }: WidgetViewProps<Properties>) {
  const { text, level, subtitle, anchor, alignment, size } = object;
  if (!text && !subtitle) return null;
  const Heading = `h${level}` as const;
  return (
    <div
      id={anchor || undefined}
      className={`w-header w-header--${alignment} w-header--${size === 'auto' ? sizeOfLevel[level] : size}`}
    >
      {text && (
        <Heading className="w-header__text">
          <Phrases text={text} />
        </Heading>
      )}
      {subtitle && (
        <p className="w-header__subtitle">
          <Phrases text={subtitle} />
        </p>
      )}
    </div>
  );
}
