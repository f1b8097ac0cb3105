import { useState } from 'react';
import { ConfirmDialog, showToast, useNavigate, useRecords, useTellChange, useText } from 'sala/runtime';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import { recordTexts } from '../record/recordTexts.ts';

/** What the menu of a record offers beside its events, and the question before it is deleted. */
export function useRecordCommands(answer: RecordAnswer) {
  const say = useText(recordTexts);
  const navigate = useNavigate();
  const { record, paths, mayDelete } = answer;
  const { ask, question } = useRemoval(answer);
  const id = encodeURIComponent(String(record?.id));

  async function copyLink() {
    const { href } = new URL(paths.detail ?? location.pathname, location.href);
    try {
      await navigator.clipboard.writeText(href);
      showToast({ title: say('copied'), kind: 'success' });
    } catch {
      showToast({ title: say('notCopied'), text: href, kind: 'error' }); // some browsers keep their clipboard closed
    }
  }

  const duplicate = {
    id: 'duplicate',
    title: say('duplicate'),
    perform: () => void navigate(`${paths.new}?copy=${id}`),
  };
  const commands = [
    { id: 'copy', title: say('copyLink'), perform: () => void copyLink() },
    ...(paths.new ? [duplicate] : []),
    ...(mayDelete ? [{ id: 'remove', title: say('remove'), perform: ask }] : []),
  ];
  return { commands, question };
}

/** Deleting a record after a question, with a way back. */
function useRemoval({ collection, record, paths, name, title }: RecordAnswer) {
  const say = useText(recordTexts);
  const navigate = useNavigate();
  const tell = useTellChange();
  const records = useRecords()(collection);
  const [asked, setAsked] = useState(false);
  const id = String(record?.id);

  async function remove() {
    const removed = await records.remove(id);
    const goes = { ...(paths.detail && { undone: paths.detail }), ...(paths.list && { again: paths.list }) };
    tell({ collection, record: removed, title: say('removed'), text: name, goes });
    await navigate(paths.list ?? '/');
  }

  const question = asked && (
    <ConfirmDialog
      title={say('removeAsk', { name: name || title })}
      text={say('removeText')}
      action={say('remove')}
      danger
      perform={remove}
      onClose={() => setAsked(false)}
    />
  );
  return { ask: () => setAsked(true), question };
}
