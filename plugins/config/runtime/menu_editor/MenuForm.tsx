import { useEffect, useId, useRef, useState } from 'react';
import { useApi, useLanguage, useText } from 'sala/runtime';
import { type MenuItem, readText, type Text } from 'sala/schemas';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { Section } from '../parts/Section.tsx';
import { MenuLines } from './MenuLines.tsx';
import type { MenuChange, SaveMenu } from './menuChange.ts';
import { menuTexts } from './menuTexts.ts';
import { settleTitles } from './menuTitle.ts';
import { changeItem, dropInMenu, mayStep, removeItem, stepInMenu } from './menuTree.ts';
import './menu_editor.css';

interface Props {
  menu: MenuItem[];
  /** The line that the address names: it is shown, and typing goes on there. */
  wanted?: string | undefined;
  busy: boolean;
  onSave: SaveMenu;
}

/** Edits the site's menu and submenus: titles in every language, links, roles, and order by dragging, keyboard or buttons. */
export function MenuForm({ menu, wanted, busy, onSave }: Props) {
  const say = useText(menuTexts);
  const language = useLanguage();
  const [items, setItems] = useState(menu);
  const [dirty, setDirty] = useState(false);
  const [told, setTold] = useState('');
  const places = useId();
  const box = useRef<HTMLDivElement>(null);
  // Where typing goes on: the line of the address, then each new one.
  const [typedAt, setTypedAt] = useState(wanted);
  const [opened, setOpened] = useState(wanted);
  useEffect(() => {
    if (typedAt === undefined) return;
    const line = box.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(typedAt)}"]`);
    line?.scrollIntoView({ block: 'center' });
    const input = line?.querySelector('input');
    input?.focus({ preventScroll: true });
    input?.select();
  }, [typedAt]);
  const set = (next: MenuItem[]) => {
    setItems(next);
    setDirty(true);
  };
  const addLine = (place: (added: MenuItem) => MenuItem[]) => {
    const added = { uid: crypto.randomUUID(), title: say('newLine'), target: '/' };
    set(place(added));
    setTypedAt(added.uid);
    setOpened(added.uid);
  };
  const change: MenuChange = {
    items,
    places,
    wanted,
    opened,
    open: setOpened,
    step: (uid, step) => {
      if (!mayStep(items, uid, step)) return;
      set(stepInMenu(items, uid, step));
      setTold(say('moved', { title: titleOf(items, uid, language) }));
      // The handle may stand in another list now.
      requestAnimationFrame(() =>
        box.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(uid)}"]`)?.focus(),
      );
    },
    drop: (uid, before) => set(dropInMenu(items, uid, before)),
    change: (uid, changes) => set(changeItem(items, uid, changes)),
    add: ({ uid, subMenu = [] }) => addLine((added) => changeItem(items, uid, { subMenu: [...subMenu, added] })),
    remove: (uid) => set(removeItem(items, uid)),
  };
  return (
    <Section title={say('menu')} lead={say('help')}>
      <LeaveGuard dirty={dirty} />
      <PlaceList id={places} />
      {items.length === 0 && <p className="w-config__empty">{say('noMenu')}</p>}
      <div ref={box}>
        <MenuLines items={items} depth={1} menu={change} />
      </div>
      <p className="s-visually-hidden" role="status">
        {told}
      </p>
      <div className="w-config__line">
        <button
          type="button"
          className="s-button s-button--outline"
          onClick={() => addLine((added) => [...items, added])}
        >
          {say('add')}
        </button>
        <button
          type="button"
          className="s-button s-button--primary"
          disabled={busy || !dirty}
          onClick={async () => (await onSave({ menu: settleTitles(items, say('newLine')) })) && setDirty(false)}
        >
          {say('save')}
        </button>
        {dirty && <span className="w-config__quiet">{say('unsaved')}</span>}
      </div>
    </Section>
  );
}

function titleOf(items: readonly MenuItem[], uid: string, language: 'th' | 'en'): string {
  for (const item of items) {
    if (item.uid === uid) return readText(item.title, language);
    const below = titleOf(item.subMenu ?? [], uid, language);
    if (below !== '') return below;
  }
  return '';
}

interface Place {
  path: string;
  title: Text | string | null;
}

/** The pages of the site, offered where a link is typed; without them any address can still be typed. */
function PlaceList({ id }: { id: string }) {
  const api = useApi();
  const language = useLanguage();
  const [pages, setPages] = useState<Place[]>([]);
  useEffect(() => {
    let isGone = false;
    api<{ data?: { pages?: Place[] } }>('/api/builder/places').then(
      ({ data }) => !isGone && setPages(data?.pages ?? []),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [api]);
  return (
    <datalist id={id}>
      {pages.map(({ path, title }) => (
        <option key={path} value={path}>
          {readText(title ?? '', language)}
        </option>
      ))}
    </datalist>
  );
}
