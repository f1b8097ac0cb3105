import { type FormEvent, useState } from 'react';
import { Link, usePage, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { DataFailed } from '../DataFailed.tsx';
import { PostDate } from '../PostDate.tsx';
import './page_list.css';

interface PageEntry {
  key: string;
  slug: string;
  title: string | { th: string; en: string };
  path: string;
  published: boolean;
  changed: boolean;
  updated_at: string;
}

const words = {
  th: {
    heading: 'หน้าเว็บ',
    empty: 'ยังไม่มีหน้าเว็บ ตั้งชื่อหน้าแรกของคุณด้านบนได้เลย',
    edit: 'แก้ไข',
    open: 'เปิดดู',
    published: 'เผยแพร่แล้ว',
    changed: 'มีฉบับร่างใหม่',
    draft: 'ฉบับร่าง',
    add: 'สร้างหน้าใหม่',
    slug: 'ชื่อในที่อยู่เว็บ',
    slugHelp: 'ใช้อักษรอังกฤษตัวเล็ก อักษรไทย ตัวเลข และขีดกลาง เช่น about-us',
    slugWrong: 'ชื่อนี้ใช้ไม่ได้ กรุณาใช้อักษรอังกฤษตัวเล็ก อักษรไทย ตัวเลข และขีดกลางเท่านั้น',
    slugTaken: 'มีหน้าชื่อนี้แล้ว กดแก้ไขในรายการด้านล่าง',
  },
  en: {
    heading: 'Pages',
    empty: 'There are no pages yet. Name your first one above.',
    edit: 'Edit',
    open: 'View',
    published: 'Published',
    changed: 'Newer draft',
    draft: 'Draft',
    add: 'New page',
    slug: 'Name in the address',
    slugHelp: 'Lower-case letters, Thai letters, digits and hyphens, such as about-us',
    slugWrong: 'This name does not work. Use lower-case letters, Thai letters, digits and hyphens only.',
    slugTaken: 'A page of this name exists. Edit it in the list below.',
  },
} as const;

type Words = (typeof words)['th' | 'en'];

const slugPattern = /^[a-z0-9ก-๙]+(-[a-z0-9ก-๙]+)*$/;

export function PageList({ object, data }: WidgetViewProps<object>) {
  const { language } = usePage().meta;
  const t = words[language];
  const { error } = useWidgetData(object.uid);
  const pages = (data?.pages ?? []) as unknown as PageEntry[]; // what the source cms.pages answers
  return (
    <section className="w-pages">
      <header className="w-pages__head">
        <h1>{t.heading}</h1>
        <NewPage words={t} taken={pages.map((page) => page.slug)} />
      </header>
      {!data?.pages && error !== undefined ? (
        <DataFailed uid={object.uid} />
      ) : pages.length === 0 ? (
        <p className="w-pages__empty">{t.empty}</p>
      ) : (
        <ul className="w-pages__list">
          {pages.map((page) => (
            <PageLine
              key={page.key}
              page={page}
              words={t}
              title={typeof page.title === 'string' ? page.title : page.title[language]}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function PageLine({ page, words: t, title }: { page: PageEntry; words: Words; title: string }) {
  const state = page.published ? (page.changed ? 'changed' : 'published') : 'draft';
  return (
    <li className="w-pages__line">
      <div>
        <strong>{title || page.slug}</strong>
        <span className="w-pages__path">{page.path}</span>
      </div>
      <span className={`w-pages__state w-pages__state--${state}`}>{t[state]}</span>
      <PostDate value={page.updated_at} withTime />
      <span className="w-pages__actions">
        {page.published && (
          <Link to={page.path} aria-label={`${t.open} ${title || page.slug}`}>
            {t.open}
          </Link>
        )}
        <a href={editPath(page.key)} aria-label={`${t.edit} ${title || page.slug}`}>
          {t.edit}
        </a>
      </span>
    </li>
  );
}

function NewPage({ words: t, taken }: { words: Words; taken: string[] }) {
  const [slug, setSlug] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = slug.trim();
    if (!slugPattern.test(name)) return setError(t.slugWrong);
    if (taken.includes(name)) return setError(t.slugTaken);
    location.assign(editPath(`page/${name}`));
  };
  return (
    <form className="w-pages__new" onSubmit={submit} noValidate>
      <label htmlFor="new-page">{t.slug}</label>
      <div className="w-pages__field">
        <input
          id="new-page"
          value={slug}
          onChange={(event) => {
            setSlug(event.target.value);
            setError('');
          }}
          maxLength={100}
          autoComplete="off"
          aria-describedby="new-page-help"
          aria-invalid={error !== ''}
        />
        <button type="submit">{t.add}</button>
      </div>
      <p id="new-page-help" role={error ? 'alert' : undefined} data-error={error !== '' || undefined}>
        {error || t.slugHelp}
      </p>
    </form>
  );
}

function editPath(key: string): string {
  return `/cms/builder/${encodeURIComponent(key)}`;
}
