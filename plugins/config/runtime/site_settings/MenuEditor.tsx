import { useState } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import { type MenuItem, readText } from 'sala/schemas';
import { settingTexts } from './settingTexts.ts';
import type { Save } from './siteSettings.ts';

/** The lines of the site's menu, with one level below each. */
export function MenuEditor({ menu, busy, onSave }: { menu: MenuItem[]; busy: boolean; onSave: Save }) {
  const say = useText(settingTexts);
  const [lines, setLines] = useState(menu);
  return (
    <section className="w-config__group">
      <h2>{say('menu')}</h2>
      <MenuLines lines={lines} onChange={setLines} deep />
      <div className="w-config__line">
        <button type="button" className="s-button s-button--outline" onClick={() => setLines([...lines, newLine()])}>
          {say('add')}
        </button>
        <button
          type="button"
          className="s-button s-button--primary"
          disabled={busy}
          onClick={() => onSave({ menu: lines })}
        >
          {say('save')}
        </button>
      </div>
    </section>
  );
}

function newLine(): MenuItem {
  return { uid: crypto.randomUUID(), title: '…', target: '/' };
}

interface LinesProps {
  lines: MenuItem[];
  onChange(lines: MenuItem[]): void;
  deep?: boolean;
}

function MenuLines({ lines, onChange, deep }: LinesProps) {
  const say = useText(settingTexts);
  const language = useLanguage();
  const change = (index: number, next: Partial<MenuItem>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...next } : line)));
  const moveUp = (index: number) =>
    onChange(lines.toSpliced(index, 1).toSpliced(index - 1, 0, ...lines.slice(index, index + 1)));
  const rename = (line: MenuItem, title: string) =>
    typeof line.title === 'string' ? title : { ...line.title, [language]: title };
  return (
    <ul>
      {lines.map((line, index) => {
        const title = readText(line.title, language);
        return (
          <li key={line.uid}>
            <div className="w-config__line">
              <input
                className="s-input"
                aria-label={say('menuTitle')}
                value={title}
                onChange={(event) => change(index, { title: rename(line, event.target.value) })}
              />
              <input
                className="s-input"
                aria-label={say('menuTarget')}
                value={line.target ?? ''}
                onChange={(event) => change(index, { target: event.target.value })}
              />
              <button
                type="button"
                className="s-button s-button--quiet"
                aria-label={say('up', { title })}
                disabled={index === 0}
                onClick={() => moveUp(index)}
              >
                ↑
              </button>
              {deep && (
                <button
                  type="button"
                  className="s-button s-button--quiet"
                  aria-label={say('addSub', { title })}
                  onClick={() => change(index, { subMenu: [...(line.subMenu ?? []), newLine()] })}
                >
                  +
                </button>
              )}
              <button
                type="button"
                className="s-button s-button--quiet"
                aria-label={say('remove', { title })}
                onClick={() => onChange(lines.toSpliced(index, 1))}
              >
                ×
              </button>
            </div>
            {line.subMenu && line.subMenu.length > 0 && (
              <div style={{ marginInlineStart: '2rem' }}>
                <MenuLines lines={line.subMenu} onChange={(subMenu) => change(index, { subMenu })} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
