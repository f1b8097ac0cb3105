import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { FoldTitle, Icon, useLanguage, useText } from 'sala/runtime';
import { type MenuItem, readText, roleNames } from 'sala/schemas';
import { useRoleName } from '../parts/useRoleName.ts';
import type { MenuChange } from './menuChange.ts';
import { menuTexts } from './menuTexts.ts';
import { readTitle } from './menuTitle.ts';
import { type MenuStep, mayStep, menuLevels } from './menuTree.ts';

interface LinesProps {
  items: MenuItem[];
  depth: number;
  menu: MenuChange;
}

const dragType = 'application/x-sala-menu';

/** The entries of one level, each with those below it. */
export function MenuLines({ items, depth, menu }: LinesProps) {
  const [over, setOver] = useState<string>();
  if (items.length === 0) return null;
  return (
    <ul className="w-menu_editor__menu">
      {items.map((item) => (
        <li
          key={item.uid}
          data-over={over === item.uid || undefined}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes(dragType)) return;
            event.preventDefault();
            event.stopPropagation();
            setOver(item.uid);
          }}
          onDragLeave={() => setOver(undefined)}
          onDrop={(event) => {
            const uid = event.dataTransfer.getData(dragType);
            setOver(undefined);
            if (uid === '') return;
            event.preventDefault();
            event.stopPropagation();
            menu.drop(uid, item.uid);
          }}
        >
          <MenuLine item={item} depth={depth} menu={menu} />
          <MenuLines items={item.subMenu ?? []} depth={depth + 1} menu={menu} />
        </li>
      ))}
    </ul>
  );
}

const keys: Record<string, MenuStep> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };
const steps: [MenuStep, string][] = [
  ['up', '↑'],
  ['down', '↓'],
  ['in', '→'],
  ['out', '←'],
];

function MenuLine({ item, depth, menu }: { item: MenuItem; depth: number; menu: MenuChange }) {
  const say = useText(menuTexts);
  const language = useLanguage();
  const { uid } = item;
  const title = readText(item.title, language);
  const titles = readTitle(item.title);
  const isOpen = menu.opened === uid;
  const move = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (!step) return;
    event.preventDefault();
    menu.step(uid, step);
  };
  return (
    <div
      className="w-menu_editor__item"
      data-line={uid}
      data-wanted={menu.wanted === uid || undefined}
      data-open={isOpen}
    >
      <button
        type="button"
        className="w-menu_editor__handle"
        data-handle={uid}
        aria-label={say('handle', { title })}
        draggable
        onDragStart={(event) => event.dataTransfer.setData(dragType, uid)}
        onKeyDown={move}
      >
        ⠿
      </button>
      <button
        type="button"
        className="w-menu_editor__name"
        aria-expanded={isOpen}
        onClick={() => menu.open(isOpen ? undefined : uid)}
      >
        <span>
          {title || say('newLine')}
          <small>{item.target}</small>
        </span>
        <Icon name="chevron-down" size={18} />
      </button>
      {(['th', 'en'] as const).map((one) => (
        <label key={one} className="w-menu_editor__box">
          <span>{say(one === 'th' ? 'menuTitleThai' : 'menuTitleEnglish')}</span>
          <input
            className="s-input"
            lang={one}
            maxLength={200}
            value={titles[one]}
            onChange={({ target }) => menu.change(uid, { title: { ...titles, [one]: target.value } })}
          />
        </label>
      ))}
      <label className="w-menu_editor__box">
        <span>{say('menuTarget')}</span>
        <input
          className="s-input"
          list={menu.places}
          placeholder={say('target')}
          value={item.target ?? ''}
          onChange={({ target }) => menu.change(uid, { target: target.value })}
        />
      </label>
      <div className="w-menu_editor__steps">
        {steps.map(([step, sign]) => (
          <LineButton
            key={step}
            title={say(step, { title })}
            disabled={!mayStep(menu.items, uid, step)}
            onClick={() => menu.step(uid, step)}
          >
            {sign}
          </LineButton>
        ))}
        {depth < menuLevels && (
          <LineButton title={say('addSub', { title })} onClick={() => menu.add(item)}>
            +
          </LineButton>
        )}
        <LineButton title={say('remove', { title })} onClick={() => menu.remove(uid)}>
          ×
        </LineButton>
      </div>
      <ItemRoles roles={item.roles ?? []} onChange={(roles) => menu.change(uid, { roles })} />
    </div>
  );
}

/** A button of a line, of one sign; its title says what it does. */
function LineButton(props: ComponentProps<'button'>) {
  return <button type="button" className="s-button s-button--quiet" aria-label={props.title} {...props} />;
}

function ItemRoles({ roles, onChange }: { roles: string[]; onChange: (roles: string[]) => void }) {
  const say = useText(menuTexts);
  const roleName = useRoleName();
  const toggle = (name: string, on: boolean) => onChange(on ? [...roles, name] : roles.filter((one) => one !== name));
  return (
    <details className="w-menu_editor__roles">
      <FoldTitle>
        {roles.length === 0 ? say('seenByAll') : say('seenBy', { roles: roles.map(roleName).join(', ') })}
      </FoldTitle>
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
