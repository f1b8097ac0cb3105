import { type KeyboardEvent, useState } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import { type MenuItem, readText, roleNames } from 'sala/schemas';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { Section } from '../parts/Section.tsx';
import { useRoleName } from '../parts/useRoleName.ts';
import { readTitle, settleTitles } from './menuTitle.ts';
import { moveMenuItem } from './moveMenuItem.ts';
import { settingTexts } from './settingTexts.ts';
import type { Save } from './siteSettings.ts';

const levels = 3;

/** Edits the site's menu and submenus: titles, order (by dragging or keyboard) and roles. */
export function MenuEditor({ menu, busy, onSave }: { menu: MenuItem[]; busy: boolean; onSave: Save }) {
  const say = useText(settingTexts);
  const [items, setItems] = useState(menu);
  const [dirty, setDirty] = useState(false);
  const change = (next: MenuItem[]) => {
    setItems(next);
    setDirty(true);
  };
  return (
    <Section title={say('menu')} lead={say('menuHelp')}>
      <LeaveGuard dirty={dirty} />
      {items.length === 0 && <p className="w-config__empty">{say('noMenu')}</p>}
      <MenuItems items={items} depth={1} onChange={change} />
      <div className="w-config__line">
        <button
          type="button"
          className="s-button s-button--outline"
          onClick={() => change([...items, createItem(say('newLine'))])}
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

function createItem(title: string): MenuItem {
  return { uid: crypto.randomUUID(), title, target: '/' };
}

interface ItemsProps {
  items: MenuItem[];
  depth: number;
  onChange: (items: MenuItem[]) => void;
}

function MenuItems({ items, depth, onChange }: ItemsProps) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  if (items.length === 0) return null;
  return (
    <ul className="w-site_settings__menu">
      {items.map((item, index) => (
        <li
          key={item.uid}
          data-dragged={dragged === index || undefined}
          data-over={over === index || undefined}
          onDragOver={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            setOver(index);
          }}
          onDrop={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            onChange(moveMenuItem(items, dragged, index));
            setOver(undefined);
          }}
        >
          <MenuItemEditor
            item={item}
            depth={depth}
            onDrag={(on) => {
              setDragged(on ? index : undefined);
              setOver(undefined);
            }}
            onMove={(by) => onChange(moveMenuItem(items, index, index + by))}
            onChange={(next) => onChange(items.map((one, at) => (at === index ? { ...one, ...next } : one)))}
            onRemove={() => onChange(items.toSpliced(index, 1))}
          />
          <MenuItems
            items={item.subMenu ?? []}
            depth={depth + 1}
            onChange={(subMenu) => onChange(items.map((one, at) => (at === index ? { ...one, subMenu } : one)))}
          />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  item: MenuItem;
  depth: number;
  onDrag: (on: boolean) => void;
  onMove: (by: 1 | -1) => void;
  onChange: (change: Partial<MenuItem>) => void;
  onRemove: () => void;
}

function MenuItemEditor({ item, depth, onDrag, onMove, onChange, onRemove }: ItemProps) {
  const say = useText(settingTexts);
  const language = useLanguage();
  const title = readText(item.title, language);
  const titles = readTitle(item.title);
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <div className="w-site_settings__item">
      <button
        type="button"
        className="w-site_settings__handle"
        aria-label={say('move', { title })}
        draggable
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
        onKeyDown={move}
      >
        ⠿
      </button>
      {(['th', 'en'] as const).map((one) => (
        <input
          key={one}
          className="s-input"
          lang={one}
          aria-label={say(one === 'th' ? 'menuTitleThai' : 'menuTitleEnglish')}
          placeholder={say(one === 'th' ? 'menuTitleThai' : 'menuTitleEnglish')}
          maxLength={200}
          value={titles[one]}
          onChange={(event) => onChange({ title: { ...titles, [one]: event.target.value } })}
        />
      ))}
      <input
        className="s-input"
        aria-label={say('menuTarget')}
        placeholder={say('menuTarget')}
        value={item.target ?? ''}
        onChange={(event) => onChange({ target: event.target.value })}
      />
      <button
        type="button"
        className="s-button s-button--quiet"
        aria-label={say('up', { title })}
        onClick={() => onMove(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="s-button s-button--quiet"
        aria-label={say('down', { title })}
        onClick={() => onMove(1)}
      >
        ↓
      </button>
      {depth < levels && (
        <button
          type="button"
          className="s-button s-button--quiet"
          aria-label={say('addSub', { title })}
          onClick={() => onChange({ subMenu: [...(item.subMenu ?? []), createItem(say('newLine'))] })}
        >
          +
        </button>
      )}
      <button
        type="button"
        className="s-button s-button--quiet"
        aria-label={say('remove', { title })}
        onClick={onRemove}
      >
        ×
      </button>
      <ItemRoles roles={item.roles ?? []} onChange={(roles) => onChange({ roles })} />
    </div>
  );
}

function ItemRoles({ roles, onChange }: { roles: string[]; onChange: (roles: string[]) => void }) {
  const say = useText(settingTexts);
  const roleName = useRoleName();
  const toggle = (name: string, on: boolean) => onChange(on ? [...roles, name] : roles.filter((one) => one !== name));
  return (
    <details className="w-site_settings__roles">
      <summary>
        {roles.length === 0 ? say('seenByAll') : say('seenBy', { roles: roles.map(roleName).join(', ') })}
      </summary>
      <div>
        {roleNames.map((name) => (
          <label key={name} className="w-config__check">
            <input
              type="checkbox"
              checked={roles.includes(name)}
              onChange={(event) => toggle(name, event.target.checked)}
            />
            <span>{roleName(name)}</span>
          </label>
        ))}
      </div>
    </details>
  );
}
