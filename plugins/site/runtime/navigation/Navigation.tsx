import { LinkMenu, toMenuNodes, useLanguage, usePage, type WidgetViewProps } from 'sala/runtime';
import { isJsonObject, type Json, type MenuItem } from 'sala/schemas';
import './navigation.css';

interface Properties {
  source: 'site' | 'items' | 'post';
  items: MenuItem[];
  label: string;
  direction: 'horizontal' | 'vertical';
  alignment: 'start' | 'center' | 'end';
}

export function Navigation({ object, data }: WidgetViewProps<Properties>) {
  const { source, items, label, direction, alignment } = object;
  const { menu } = usePage();
  const language = useLanguage();
  const entries = source === 'site' ? menu : source === 'post' ? readMenuPost(data.menu) : items;
  const nodes = toMenuNodes(entries, language);
  if (nodes.length === 0) return null;
  return (
    <div className={`w-navigation w-navigation--${alignment}`}>
      <LinkMenu nodes={nodes} label={label} direction={direction} />
    </div>
  );
}

/** A menu post stores its entries in `builder`. */
function readMenuPost(post: Json | undefined): MenuItem[] {
  const lines = isJsonObject(post) ? post.builder : undefined;
  if (!Array.isArray(lines)) return [];
  return lines.filter(isJsonObject).map((line, index) => ({
    uid: typeof line.uid === 'string' ? line.uid : String(index),
    title: typeof line.title === 'string' ? line.title : '',
    target: typeof line.target === 'string' ? line.target : '',
    subMenu: readMenuPost({ builder: line.subMenu ?? [] }),
  }));
}
