import { Link, usePage, useText, type WidgetViewProps } from 'sala/runtime';
import * as siteWords from '../../shared/siteWords.ts';
import { findTrail, type Step } from './findTrail.ts';
import './breadcrumbs.css';

interface Properties {
  source: 'menu' | 'items';
  items: Step[];
  showHome: boolean;
  current: string;
}

/** Marked up as a BreadcrumbList for search engines. */
export function Breadcrumbs({ object }: WidgetViewProps<Properties>) {
  const { source, items, showHome, current } = object;
  const { menu, route, meta } = usePage();
  const say = useText(texts);
  const above = source === 'items' ? items.filter((item) => item.title) : findTrail(menu, route.path, meta.language);
  const title = current || meta.name || meta.title;
  const steps = [...(showHome && route.path !== '/' ? [{ title: say('home'), link: '/' }] : []), ...above];
  return (
    <nav className="w-breadcrumbs" aria-label={say('label')}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={index} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
            <Link to={step.link} itemProp={step.link ? 'item' : undefined}>
              <span itemProp="name">{step.title}</span>
            </Link>
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
        <li itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
          <span itemProp="name" aria-current="page">
            {title}
          </span>
          <meta itemProp="position" content={String(steps.length + 1)} />
        </li>
      </ol>
    </nav>
  );
}

const texts = {
  label: siteWords.breadcrumbs,
  home: { th: 'หน้าแรก', en: 'Home' },
};
