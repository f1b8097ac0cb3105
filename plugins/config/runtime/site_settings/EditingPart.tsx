import { useState } from 'react';
import { useText } from 'sala/runtime';
import type { EditingLevel, EditingSettings, Text } from 'sala/schemas';
import { SettingsForm } from './SettingsForm.tsx';
import type { Save } from './siteSettings.ts';

type PageRule = NonNullable<EditingSettings['pages']>[number];

const levels = ['none', 'content', 'layout', 'publish'] as const satisfies EditingLevel[];

const texts = {
  editing: { th: 'สิทธิ์แก้ไขหน้าเว็บ', en: 'Who may edit pages' },
  help: {
    th: 'ผู้ดูแลทำได้ทุกอย่างเสมอ กำหนดให้ผู้จัดการและผู้ดูแลระดับสูงได้ที่นี่ และกำหนดเฉพาะหน้าได้',
    en: 'Administrators may always do everything. Say here what managers and superadmins may do, and on single pages.',
  },
  manager: { th: 'ผู้จัดการ (manager)', en: 'Managers' },
  superadmin: { th: 'ผู้ดูแลระดับสูง (superadmin)', en: 'Superadmins' },
  none: { th: 'แก้ไขไม่ได้', en: 'No editing' },
  content: { th: 'แก้ข้อความ รูป และลิงก์', en: 'Texts, pictures and links' },
  layout: { th: 'แก้ทั้งหน้า แต่เผยแพร่ไม่ได้', en: 'The whole page, without publishing' },
  publish: { th: 'แก้ทั้งหน้าและเผยแพร่', en: 'The whole page, and publishing' },
  pages: { th: 'เฉพาะหน้า', en: 'Single pages' },
  key: { th: 'หน้า (เช่น page/about)', en: 'Page (such as page/about)' },
  role: { th: 'บทบาท', en: 'Role' },
  level: { th: 'ทำได้', en: 'May' },
  add: { th: 'เพิ่มหน้า', en: 'Add a page' },
  remove: { th: 'เอา {key} ออก', en: 'Remove {key}' },
} satisfies Record<string, Text>;

/** What managers and superadmins may do with pages, and with single ones. */
export function EditingPart({ values, busy, onSave }: { values: object; busy: boolean; onSave: Save }) {
  const say = useText(texts);
  const { editing = {} } = values as { editing?: EditingSettings }; // part of what `GET /api/site` answers
  const [pages, setPages] = useState<PageRule[]>(editing.pages ?? []);
  const submit = (form: FormData) => {
    const read = (role: string) => levels.find((level) => level === form.get(role)) ?? 'publish';
    const roles = { manager: read('manager'), superadmin: read('superadmin') };
    const rules = pages
      .map((rule) => ({ ...rule, key: rule.key.trim(), role: rule.role.trim() }))
      .filter(({ key, role }) => key !== '' && role !== '');
    return onSave({ editing: { roles, pages: rules } });
  };
  const change = (at: number, part: Partial<PageRule>) =>
    setPages(pages.map((rule, index) => (index === at ? { ...rule, ...part } : rule)));
  return (
    <SettingsForm title={say('editing')} busy={busy} onSubmit={submit}>
      <p>{say('help')}</p>
      <div className="w-config__fields">
        {(['manager', 'superadmin'] as const).map((role) => (
          <label key={role}>
            <span>{say(role)}</span>
            <select className="s-input" name={role} defaultValue={editing.roles?.[role] ?? 'publish'}>
              <LevelOptions />
            </select>
          </label>
        ))}
      </div>
      <fieldset className="w-config__pages">
        <legend>{say('pages')}</legend>
        {pages.map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name of its own while it is written
          <div key={at} className="w-config__page-rule">
            <input
              className="s-input"
              aria-label={say('key')}
              placeholder={say('key')}
              value={rule.key}
              maxLength={200}
              onChange={({ currentTarget }) => change(at, { key: currentTarget.value })}
            />
            <input
              className="s-input"
              aria-label={say('role')}
              placeholder={say('role')}
              value={rule.role}
              maxLength={40}
              onChange={({ currentTarget }) => change(at, { role: currentTarget.value })}
            />
            <select
              className="s-input"
              aria-label={say('level')}
              value={rule.level}
              onChange={({ currentTarget }) =>
                change(at, { level: levels.find((level) => level === currentTarget.value) ?? 'none' })
              }
            >
              <LevelOptions />
            </select>
            <button
              type="button"
              className="s-button s-button--outline s-button--small"
              aria-label={say('remove', { key: rule.key })}
              onClick={() => setPages(pages.toSpliced(at, 1))}
            >
              ×
            </button>
          </div>
        ))}
        <button
          type="button"
          className="s-button s-button--outline s-button--small"
          onClick={() => setPages([...pages, { key: '', role: 'manager', level: 'content' }])}
        >
          {say('add')}
        </button>
      </fieldset>
    </SettingsForm>
  );
}

function LevelOptions() {
  const say = useText(texts);
  return levels.map((level) => (
    <option key={level} value={level}>
      {say(level)}
    </option>
  ));
}
