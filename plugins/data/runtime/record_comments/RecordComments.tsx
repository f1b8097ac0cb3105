import { useState } from 'react';
import { ConfirmDialog, useCalls, useText, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import type { CommentsAnswer, RecordComment } from '../../shared/recordAsides.ts';
import { AsideMissing } from '../record/AsideMissing.tsx';
import { asideTexts } from '../record/asideTexts.ts';
import { Moment } from '../record/Moment.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentText } from './CommentText.tsx';
import '../record/aside.css';

/** What staff say about the record of the page. */
export function RecordComments({ object, data }: WidgetViewProps<{ collection: string }>) {
  const say = useText(asideTexts);
  const call = useCalls();
  const { refresh } = useWidgetData(object.uid);
  const answer = data.comments as unknown as CommentsAnswer | null | undefined; // what data.comments answers
  if (!answer) return <AsideMissing uid={object.uid} title={say('comments')} />;
  const { comments, total, record } = answer;
  async function add(text: string, mentions: string[]) {
    await call('POST /api/x/data/comments', { body: { collection: object.collection, record, text, mentions } });
    refresh();
  }
  return (
    <section className="w-aside" aria-label={say('comments')}>
      <h2>{say('comments')}</h2>
      {total > comments.length && <small>{say('olderHidden', { count: String(comments.length) })}</small>}
      {comments.length === 0 ? (
        <p className="w-aside__none">{say('noComments')}</p>
      ) : (
        <ul>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} onChanged={refresh} />
          ))}
        </ul>
      )}
      <CommentForm
        place={{ collection: object.collection, record }}
        label={say('write')}
        action={say('sendIt')}
        onSend={add}
      />
    </section>
  );
}

function Comment({ comment, onChanged }: { comment: RecordComment; onChanged: () => void }) {
  const say = useText(asideTexts);
  const call = useCalls();
  const [mode, setMode] = useState<'edit' | 'remove'>();
  const params = { id: comment.id };
  async function change(text: string) {
    await call('PUT /api/x/data/comments/{id}', { params, body: { text } });
    setMode(undefined);
    onChanged();
  }
  async function remove() {
    await call('DELETE /api/x/data/comments/{id}', { params });
    onChanged();
  }
  return (
    <li>
      <p className="w-aside__row">
        <strong>{comment.by}</strong>
        <Moment at={comment.at} />
        {comment.isEdited && <small>{say('edited')}</small>}
      </p>
      {mode === 'edit' ? (
        <CommentForm
          label={say('edit')}
          action={say('save')}
          first={comment.text}
          onSend={change}
          onCancel={() => setMode(undefined)}
        />
      ) : (
        <CommentText comment={comment} />
      )}
      {comment.isOwn && mode !== 'edit' && (
        <p>
          <button type="button" className="w-aside__link" onClick={() => setMode('edit')}>
            {say('edit')}
          </button>
          <button type="button" className="w-aside__link" onClick={() => setMode('remove')}>
            {say('remove')}
          </button>
        </p>
      )}
      {mode === 'remove' && (
        <ConfirmDialog
          title={say('removeAsk')}
          text={say('removeText')}
          action={say('remove')}
          danger
          perform={remove}
          onClose={() => setMode(undefined)}
        />
      )}
    </li>
  );
}
