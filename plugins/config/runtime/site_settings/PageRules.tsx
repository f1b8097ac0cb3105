import { useEffect, useState } from 'react';
import { useApi, useLanguage, useText } from 'sala/runtime';
import { type EditingLevel, type EditingSettings, type Language, readText, type Text } from 'sala/schemas';
import type { SiteRoles } from '../parts/ownRole.ts';

export type PageRule = NonNullable<EditingSettings['pages']>[number];

export const levels = ['none', 'content', 'layout', 'publish'] as const satisfies EditingLevel[];

const texts = {
  none: { th: 'แก้ไขไม่ได้', en: 'No editing' },
  content: { th: 'แก้ข้อความ รูป และลิงก์', en: 'Texts, pictures and links' },
  layout: { th: 'แก้ทั้งหน้า แต่เผยแพร่ไม่ได้', en: 'The whole page, without publishing' },
  publish: { th: 'แก้ทั้งหน้าและเผยแพร่', en: 'The whole page, and publishing' },
  pages: { th: 'เฉพาะหน้า', en: 'Single pages' },
  key: { th: 'หน้า', en: 'Page' },
  choose: { th: 'เลือกหน้า', en: 'Choose a page' },
  role: { th: 'บทบาท', en: 'Role' },
  level: { th: 'ทำได้', en: 'May' },
  add: { th: 'เพิ่มหน้า', en: 'Add a page' },
  remove: { th: 'เอา {key} ออก', en: 'Remove {key}' },
} satisfies Record<string, Text>;

interface Props {
  rules: readonly PageRule[];
  onChange: (rules: PageRule[]) => void;
}

/** What a role may do with single pages. */
export function PageRules({ rules, onChange }: Props) {
  const say = useText(texts);
  const { pages, roles } = useChoices(rules.length > 0);
  const change = (at: number, part: Partial<PageRule>) =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...part } : rule)));
  return (
    <fieldset className="w-config__pages">
      <legend>{say('pages')}</legend>
      {rules.map((rule, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name of its own while it is written
        <div key={at} className="w-config__page-rule">
          <RulePart
            label={say('key')}
            empty={say('choose')}
            choices={pages}
            value={rule.key}
            onChange={(key) => change(at, { key })}
          />
          <RulePart label={say('role')} choices={roles} value={rule.role} onChange={(role) => change(at, { role })} />
          <RulePart
            label={say('level')}
            choices={levels.map((value) => ({ value, title: say(value) }))}
            value={rule.level}
            onChange={(level) => change(at, { level: level as EditingLevel })} // one of `levels`
          />
          <button
            type="button"
            className="s-button s-button--outline s-button--small"
            aria-label={say('remove', { key: rule.key })}
            onClick={() => onChange(rules.toSpliced(at, 1))}
          >
            ×
          </button>
        </div>
      ))}
      <button
        type="button"
        className="s-button s-button--outline s-button--small"
        onClick={() => onChange([...rules, { key: '', role: 'manager', level: 'content' }])}
      >
        {say('add')}
      </button>
    </fieldset>
  );
}

export function LevelOptions() {
  const say = useText(texts);
  return levels.map((level) => (
    <option key={level} value={level}>
      {say(level)}
    </option>
  ));
}

interface Choice {
  value: string;
  title: string;
}

interface PartProps {
  label: string;
  choices: readonly Choice[];
  /** What stands for nothing. */
  empty?: string;
  value: string;
  onChange: (value: string) => void;
}

/** One part of a rule. What was chosen stays a choice, though there is no such page or role now. */
function RulePart({ label, choices, empty, value, onChange }: PartProps) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  const all = isKnown ? choices : [...choices, { value, title: value }];
  return (
    <select
      className="s-input"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {all.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </select>
  );
}

interface PagePlace {
  path: string;
  title: Text | string | null;
  key?: string;
}

/** Those that the site made itself first; several paths may lead to one page. */
function listPages(places: readonly PagePlace[], language: Language): Choice[] {
  const titles = new Map<string, string>();
  for (const { key, title, path } of places)
    if (key && !titles.has(key)) titles.set(key, readText(title ?? decodeURI(path), language));
  const all = [...titles].map(([value, title]) => ({ value, title }));
  const isOwn = ({ value }: Choice) => value.startsWith('page/');
  return [...all.filter(isOwn), ...all.filter((each) => !isOwn(each))];
}

/** The roles to which a site gives the builder, beside those that it made on top of them. */
const givenRoles = ['manager', 'superadmin'];

/** The pages of the site, and who may edit pages; read once there is something to choose. */
function useChoices(isNeeded: boolean): { pages: Choice[]; roles: Choice[] } {
  const api = useApi();
  const language = useLanguage();
  const [pages, setPages] = useState<Choice[]>([]);
  const [roles, setRoles] = useState<Choice[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    api<{ data: { pages: PagePlace[] } }>('/api/builder/places').then(
      ({ data }) => setPages(listPages(data.pages, language)),
      () => undefined,
    );
    api<{ data: SiteRoles }>('/api/roles').then(
      ({ data: { given, own } }) =>
        setRoles(
          [
            ...given.filter(({ id }) => givenRoles.includes(id)),
            ...own.filter(({ base }) => givenRoles.includes(base)),
          ].map(({ id, title }) => ({ value: id, title: readText(title, language) })),
        ),
      () => undefined,
    );
  }, [api, isNeeded, language]);
  return { pages, roles };
}
