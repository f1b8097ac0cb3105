import { type KeyboardEvent, useState } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import { type MenuItem, readText, roleNames } from 'sala/schemas';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { Section } from '../parts/Section.tsx';
import { useRoleName } from '../parts/useRoleName.ts';
import { moveLine } from './moveLine.ts';
import { settingTexts } from './settingTexts.ts';
import type { Save } from './siteSettings.ts';

const levels = 3;

/** The lines of the site's menu with what is below them: named, ordered by dragging or by keys, shown to some roles or to all. */
export function MenuEditor({ menu, busy, onSave }: { menu: MenuItem[]; busy: boolean; onSave: Save }) {
  const say = useText(settingTexts);
  const [lines, setLines] = useState(menu);
  const [dirty, setDirty] = useState(false);
  const change = (next: MenuItem[]) => {
    setLines(next);
    setDirty(true);
  };
  return (
    <Section title={say('menu')} lead={say('menuHelp')}>
      <LeaveGuard dirty={dirty} />
      {lines.length === 0 && <p className="w-config__empty">{say('noMenu')}</p>}
      <MenuLines lines={lines} depth={1} onChange={change} />
      <div className="w-config__line">
        <button
          type="button"
          className="s-button s-button--outline"
          onClick={() => change([...lines, newLine(say('newLine'))])}
        >
          {say('add')}
        </button>
        <button
          type="button"
          className="s-button s-button--primary"
          disabled={busy || !dirty}
          onClick={async () => (await onSave({ menu: lines })) && setDirty(false)}
        >
          {say('save')}
        </button>
        {dirty && <span className="w-config__quiet">{say('unsaved')}</span>}
      </div>
    </Section>
  );
}

function newLine(title: string): MenuItem {
  return { uid: crypto.randomUUID(), title, target: '/' };
}

interface LinesProps {
  lines: MenuItem[];
  depth: number;
  onChange: (lines: MenuItem[]) => void;
}

function MenuLines({ lines, depth, onChange }: LinesProps) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  if (lines.length === 0) return null;
  return (
    <ul className="w-site_settings__menu">
      {lines.map((line, index) => (
        <li
          key={line.uid}
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
            onChange(moveLine(lines, dragged, index));
            setOver(undefined);
          }}
        >
          <MenuLine
            line={line}
            depth={depth}
            onDrag={(on) => {
              setDragged(on ? index : undefined);
              setOver(undefined);
            }}
            onMove={(by) => onChange(moveLine(lines, index, index + by))}
            onChange={(next) => onChange(lines.map((one, at) => (at === index ? { ...one, ...next } : one)))}
            onRemove={() => onChange(lines.toSpliced(index, 1))}
          />
          <MenuLines
            lines={line.subMenu ?? []}
            depth={depth + 1}
            onChange={(subMenu) => onChange(lines.map((one, at) => (at === index ? { ...one, subMenu } : one)))}
          />
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  line: MenuItem;
  depth: number;
  onDrag: (on: boolean) => void;
  onMove: (by: 1 | -1) => void;
  onChange: (change: Partial<MenuItem>) => void;
  onRemove: () => void;
}

function MenuLine({ line, depth, onDrag, onMove, onChange, onRemove }: LineProps) {
  const say = useText(settingTexts);
  const language = useLanguage();
  const title = readText(line.title, language);
  const rename = (next: string) =>
    onChange({ title: typeof line.title === 'string' ? next : { ...line.title, [language]: next } });
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
      <input
        className="s-input"
        aria-label={say('menuTitle')}
        value={title}
        onChange={(event) => rename(event.target.value)}
      />
      <input
        className="s-input"
        aria-label={say('menuTarget')}
        value={line.target ?? ''}
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
          onClick={() => onChange({ subMenu: [...(line.subMenu ?? []), newLine(say('newLine'))] })}
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
      <LineRoles roles={line.roles ?? []} onChange={(roles) => onChange({ roles })} />
    </div>
  );
}

function LineRoles({ roles, onChange }: { roles: string[]; onChange: (roles: string[]) => void }) {
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
