import { useState } from 'react';
import { findFreeName } from 'sala/engine';
import { ConfirmDialog, Icon, Menu, showToast, useApi, useLanguage, useText } from 'sala/runtime';
import type { Layout } from 'sala/schemas';
import { kindOf, type PageEntry, titleOf, titleOfCopy } from './pageEntry.ts';
import { pageTexts } from './pageTexts.ts';
import { SlugDialog } from './SlugDialog.tsx';

interface Props {
  page: PageEntry;
  taken: readonly string[];
  /** Something was changed: the list is read again. */
  onChange: () => void;
}

type Action = 'rename' | 'duplicate' | 'unpublish' | 'remove';

/** What can be done with a page beside editing it. */
export function PageMenu({ page, taken, onChange }: Props) {
  const say = useText(pageTexts);
  const language = useLanguage();
  const act = usePageActions(page, onChange);
  const [asked, setAsked] = useState<Action>();
  const title = titleOf(page, language);
  const actions: Action[] = [
    // The home page is found by its name.
    ...(page.slug === 'home' ? [] : ['rename' as const]),
    'duplicate',
    ...(page.published ? ['unpublish' as const] : []),
    'remove',
  ];
  const press = (id: string) => setAsked(actions.find((action) => action === id));
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu
        label={say('more', { title })}
        className="s-tool"
        sections={[{ id: 'page', entries: actions.map((id) => ({ id, title: say(id) })), onPress: press }]}
      >
        <Icon name="ellipsis-vertical" size={18} />
        <span className="s-visually-hidden">{say('more', { title })}</span>
      </Menu>
      {asked === 'rename' && (
        <SlugDialog
          title={say('rename')}
          text={say('renameText')}
          slug={page.slug}
          taken={taken}
          perform={act.rename}
          onClose={close}
        />
      )}
      {asked === 'duplicate' && (
        <SlugDialog
          title={say('duplicate')}
          text={say('duplicateText')}
          slug={findFreeName(page.slug, new Set([page.slug, ...taken]), '-')}
          taken={taken}
          perform={act.duplicate}
          onClose={close}
        />
      )}
      {(asked === 'unpublish' || asked === 'remove') && (
        <ConfirmDialog
          title={asked === 'remove' ? say('removeTitle', { title }) : say('unpublish')}
          text={say(asked === 'remove' ? 'removeText' : 'unpublishText', { title })}
          action={say(asked)}
          danger
          perform={act[asked]}
          onClose={close}
        />
      )}
    </>
  );
}

function usePageActions({ key }: PageEntry, onChange: () => void) {
  const api = useApi();
  const say = useText(pageTexts);
  const language = useLanguage();
  const finish = (told: 'renamed' | 'duplicated' | 'unpublished' | 'removed') => {
    showToast({ title: say(told), kind: 'success' });
    onChange();
  };
  const post = (path: string, body: object) => api(path, { method: 'POST', body });
  return {
    rename: async (slug: string) => {
      await post('/api/pages/rename', { key, to: `${kindOf(key)}/${slug}` });
      finish('renamed');
    },
    duplicate: async (slug: string) => {
      const { data } = await api<{ data: { draft: Layout | null; published: Layout | null } }>(
        `/api/layout?key=${encodeURIComponent(key)}`,
      );
      const layout = data.draft ?? data.published;
      const settings = layout && { ...layout.settings, title: titleOfCopy(layout.settings.title, language) };
      const body = { key: `${kindOf(key)}/${slug}`, layout: layout && { ...layout, settings }, version: 0 };
      await api('/api/layout', { method: 'PUT', body });
      finish('duplicated');
    },
    unpublish: async () => {
      await post('/api/pages/unpublish', { key });
      finish('unpublished');
    },
    remove: async () => {
      await post('/api/pages/trash', { key });
      finish('removed');
    },
  };
}
