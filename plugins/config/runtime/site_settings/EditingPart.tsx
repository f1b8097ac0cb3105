import { useState } from 'react';
import { useText } from 'sala/runtime';
import type { EditingSettings, Text } from 'sala/schemas';
import { LevelOptions, levels, type PageRule, PageRules } from './PageRules.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import type { Save } from './siteSettings.ts';

const texts = {
  editing: { th: 'สิทธิ์แก้ไขหน้าเว็บ', en: 'Who may edit pages' },
  help: {
    th: 'ผู้ดูแลทำได้ทุกอย่างเสมอ กำหนดให้ผู้จัดการและผู้ดูแลระดับสูงได้ที่นี่ และกำหนดเฉพาะหน้าได้',
    en: 'Administrators may always do everything. Say here what managers and superadmins may do, and on single pages.',
  },
  manager: { th: 'ผู้จัดการ (manager)', en: 'Managers' },
  superadmin: { th: 'ผู้ดูแลระดับสูง (superadmin)', en: 'Superadmins' },
} satisfies Record<string, Text>;

/** What managers and superadmins may do with pages, and with single ones. */
export function EditingPart({ values, busy, onSave }: { values: object; busy: boolean; onSave: Save }) {
  const say = useText(texts);
  const { editing = {} } = values as { editing?: EditingSettings }; // part of what `GET /api/site` answers
  const [pages, setPages] = useState<PageRule[]>(editing.pages ?? []);
  const submit = (form: FormData) => {
    const read = (role: string) => levels.find((level) => level === form.get(role)) ?? 'publish';
    const roles = { manager: read('manager'), superadmin: read('superadmin') };
    return onSave({ editing: { roles, pages: pages.filter(({ key }) => key !== '') } });
  };
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
      <PageRules rules={pages} onChange={setPages} />
    </SettingsForm>
  );
}
