import { Link, readColor, Icon as Sign, type WidgetViewProps } from 'sala/runtime';
import './icon.css';

interface Properties {
  icon: string;
  label: string;
  link: string;
  size: number;
  color: string;
  ground: 'none' | 'circle' | 'square';
  alignment: 'start' | 'center' | 'end';
}

export function Icon({ object }: WidgetViewProps<Properties>) {
  const { icon, label, link, size, color, ground, alignment } = object;
  if (!icon) return null;
  const content = (
    <>
      <span className={`w-icon__ground w-icon__ground--${ground}`} style={{ color: readColor(color) }}>
        <Sign name={icon} size={size} />
      </span>
      {label && <span className="w-icon__label">{label}</span>}
    </>
  );
  return (
    <div className={`w-icon w-icon--${alignment}`}>
      {link && label ? (
        <Link to={link} className="w-icon__box">
          {content}
        </Link>
      ) : (
        <span className="w-icon__box">{content}</span>
      )}
    </div>
  );
}
