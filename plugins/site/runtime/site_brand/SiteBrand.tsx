import { Brand, type WidgetViewProps } from 'sala/runtime';
import './site_brand.css';

interface Properties {
  link: string;
  alignment: 'start' | 'center' | 'end';
}

export function SiteBrand({ object: { link, alignment } }: WidgetViewProps<Properties>) {
  return (
    <div className="w-site_brand" data-align={alignment}>
      <Brand to={link || '/'} />
    </div>
  );
}
