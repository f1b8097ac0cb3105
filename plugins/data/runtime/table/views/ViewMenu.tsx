import { type FormEvent, useId, useState } from 'react';
import { ConfirmDialog, Dialog, Icon, Menu, showToast, useCallMessage, useText } from 'sala/runtime';
import { trashList, wholeList } from '../../../shared/list/listViews.ts';
import { useDialogAddress } from '../../parts/useDialogAddress.ts';
import { viewTexts } from '../texts/viewTexts.ts';
import type { ListViews, ViewName } from './useListViews.ts';

/** Chooses a saved view of the list, and saves what is shown as one. */
export function ViewMenu({ uid, views, hasTrash }: { uid: string; views: ListViews; hasTrash: boolean }) {
  const say = useText(viewTexts);
  const explain = useCallMessage();
  const dialog = useDialogAddress(uid);
  const [isRemoving, setRemoving] = useState(false);
  const { named, current, isChanged, isTrash, usualId } = views;
  const title = isTrash ? say('trash') : (current?.title ?? say('whole'));
  const tell = (error: unknown) => showToast({ title: explain(error), kind: 'error' });
  const perform: Record<string, () => void> = {
    create: () => dialog.open('view'),
    rename: () => dialog.open('view-name'),
    remove: () => setRemoving(true),
    update: () => views.update().catch(tell),
    usual: () => views.setUsual(usualId === current?.id ? undefined : current?.id).catch(tell),
  };
  const entries = [
    ...(current?.mine && isChanged ? [{ id: 'update', title: say('update', { title: current.title }) }] : []),
    { id: 'create', title: say('saveAs') },
    ...(current ? [{ id: 'usual', title: say(usualId === current.id ? 'notUsual' : 'makeUsual') }] : []),
    ...(current?.mine
      ? [
          { id: 'rename', title: say('rename', { title: current.title }) },
          { id: 'remove', title: say('remove', { title: current.title }) },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        label={say('view', { title })}
        className="w-table__tool"
        sections={[
          {
            id: 'views',
            title: say('views'),
            entries: [
              { id: wholeList, title: say('whole') },
              ...named.map((view) => ({
                id: view.id,
                title: view.shared ? say('shared', { title: view.title }) : view.title,
              })),
              ...(hasTrash ? [{ id: trashList, title: say('trash') }] : []),
            ],
            ticks: 'one',
            ticked: [isTrash ? trashList : (current?.id ?? wholeList)],
            onPress: (id) => views.open(id === wholeList ? undefined : id),
          },
          ...(isTrash
            ? []
            : [{ id: 'manage', title: say('manage'), entries, onPress: (id: string) => perform[id]?.() }]),
        ]}
      >
        <Icon name={isTrash ? 'trash-2' : 'bookmark'} size={18} />
        {isChanged ? say('changed', { title }) : title}
      </Menu>
      {dialog.current === 'view' && (
        <NameView title={say('saveAs')} mayShare={views.mayShare} onSave={views.create} onClose={dialog.close} />
      )}
      {dialog.current === 'view-name' && current?.mine && (
        <NameView
          title={say('rename', { title: current.title })}
          first={current}
          mayShare={views.mayShare}
          onSave={views.rename}
          onClose={dialog.close}
        />
      )}
      {isRemoving && current && (
        <ConfirmDialog
          title={say('remove', { title: current.title })}
          text={`${say('removeText')} ${current.shared ? say('removeShared') : ''}`.trim()}
          action={say('remove', { title: current.title })}
          danger
          perform={views.remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

interface NameProps {
  title: string;
  first?: ViewName;
  mayShare: boolean;
  onSave: (view: ViewName) => Promise<void>;
  onClose: () => void;
}

function NameView({ title, first, mayShare, onSave, onClose }: NameProps) {
  const say = useText(viewTexts);
  const explain = useCallMessage();
  const form = useId();
  const [problem, setProblem] = useState('');
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    try {
      await onSave({ title: String(data.get('title')).trim(), shared: data.get('shared') === 'yes' });
      onClose();
    } catch (error) {
      setProblem(explain(error));
    }
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <button type="submit" form={form} className="s-button s-button--primary">
          {say('save')}
        </button>
      }
    >
      <form id={form} className="w-table__view-form" onSubmit={handleSubmit}>
        <label className="s-field">
          <span className="s-field__label">{say('name')}</span>
          <input
            className="s-input"
            name="title"
            required
            maxLength={80}
            pattern=".*\S.*"
            defaultValue={first?.title}
          />
        </label>
        {mayShare && (
          <label className="w-table__choice">
            <input type="checkbox" name="shared" value="yes" defaultChecked={first?.shared} />
            {say('share')}
          </label>
        )}
        {problem && (
          <p className="s-field__error" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
