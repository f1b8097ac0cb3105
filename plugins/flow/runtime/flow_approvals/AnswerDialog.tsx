import { useId, useState } from 'react';
import {
  ApiError,
  type Choice,
  Combobox,
  ConfirmDialog,
  describeField,
  FieldFrame,
  showToast,
  useCallMessage,
  useCalls,
  useText,
} from 'sala/runtime';
import type { Answer, Approval } from './approval.ts';
import { approvalTexts } from './approvalTexts.ts';

interface Props {
  approval: Approval;
  answer: Answer;
  /** It waits for the reader no longer. */
  onAnswered: () => void;
  onClose: () => void;
}

const done = { approve: 'approved', reject: 'rejected', delegate: 'delegated' } as const;
/** Somebody else was quicker, or it was withdrawn. */
const over = ['approval_closed', 'approval_unknown'];
const longestNote = 2000;

/** Asks for a note, and to whom it is delegated, before the answer is given. */
export function AnswerDialog({ approval, answer, onAnswered, onClose }: Props) {
  const say = useText(approvalTexts);
  const call = useCalls();
  const explain = useCallMessage();
  const [note, setNote] = useState('');
  const [person, setPerson] = useState<Choice>();
  const params = { id: approval.id };
  async function perform() {
    const body = { answer, ...(note.trim() && { note: note.trim() }), ...(person && { person: person.id }) };
    try {
      await call('POST /api/approval/{id}', { params, body });
      showToast({ title: say(done[answer], { name: person?.title ?? '' }), text: approval.title, kind: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError && over.includes(error.code))) throw error;
      showToast({ title: explain(error), text: approval.title, kind: 'warning' });
    }
    onAnswered();
  }
  async function search(typed: string): Promise<Choice[]> {
    const { data } = await call('GET /api/approval/{id}/people', { params, query: typed ? { search: typed } : {} });
    return data.map(({ id, name }) => ({ id, title: name || id }));
  }
  return (
    <ConfirmDialog
      title={say(answer)}
      text={approval.title}
      action={say(answer)}
      danger={answer === 'reject'}
      isReady={answer !== 'delegate' || person !== undefined}
      perform={perform}
      onClose={onClose}
    >
      {answer === 'delegate' && (
        <Combobox
          label={say('person')}
          placeholder={say('findPerson')}
          required
          chosen={person}
          search={search}
          onChoose={setPerson}
        />
      )}
      <Note note={note} onChange={setNote} />
    </ConfirmDialog>
  );
}

function Note({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const say = useText(approvalTexts);
  const id = useId();
  const help = say('noteHelp');
  return (
    <FieldFrame id={id} label={say('note')} help={help}>
      <textarea
        {...describeField({ id, help })}
        className="s-input"
        rows={3}
        maxLength={longestNote}
        value={note}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}
