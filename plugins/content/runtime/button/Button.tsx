import { Icon, Link, Phrases, type WidgetViewProps } from 'sala/runtime';
import './button.css';

interface Properties {
  label: string;
  link: string;
  target: '_self' | '_blank';
  variant: 'primary' | 'accent' | 'outline' | 'quiet' | 'danger';
  size: 'small' | 'medium' | 'large';
  alignment: 'start' | 'center' | 'end' | 'stretch';
  icon: string;
  iconPosition: 'start' | 'end';
  disabled: boolean;
}

/** A link that looks like a button. Without an address, or disabled, it is plain text. */
export function Button({ object }: WidgetViewProps<Properties>) {
  const { label, link, target, variant, size, alignment, icon, iconPosition, disabled } = object;
  const look = `s-button s-button--${variant} s-button--${size}`;
  const content = (
    <>
      {icon && iconPosition === 'start' && <Icon name={icon} />}
      <span>
        <Phrases text={label} />
      </span>
      {icon && iconPosition === 'end' && <Icon name={icon} />}
    </>
  );
  return (
    <div className={`w-button w-button--${alignment}${alignment === 'start' ? ' s-inline' : ''}`}>
      {disabled || !link ? (
        <span className={look} aria-disabled={disabled || undefined}>
          {content}
        </span>
      ) : (
        <Link to={link} target={target === '_blank' ? target : undefined} className={look}>
          {content}
        </Link>
      )}
    </div>
  );
}
