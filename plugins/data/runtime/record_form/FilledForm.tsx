import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { inSentence } from 'sala/engine';
import {
  FieldLocks,
  FormProblems,
  FormProvider,
  Link,
  useLeaveGuard,
  useNavigate,
  useSession,
  useText,
  type WidgetViewProps,
} from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import { Presence } from '../parts/Presence.tsx';
import { RecordContext } from '../record/RecordContext.ts';
import { RecordFormHostContext } from '../record/RecordFormHost.ts';
import { recordTexts } from '../record/recordTexts.ts';
import { useComputed } from '../record/useComputed.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormNotices } from './FormNotices.tsx';
import { beginIn, focusField } from './focusField.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { NewFiles } from './NewFiles.tsx';
import { pathAfter } from './pathAfter.ts';
import { useFieldLock } from './useFieldLock.tsx';
import { type FormSession, useFormSession } from './useFormSession.ts';
import { useMerge } from './useMerge.ts';
import { useRecordDraft } from './useRecordDraft.ts';
import { findMissing, useSave } from './useSave.ts';

interface Props extends Pick<WidgetViewProps, 'renderRows'> {
  /** As it was read last; another version than the one in the form when somebody saves meanwhile. */
  answer: RecordAnswer;
  /** Begins the next new record. */
  onAgain: () => void;
}

export function FilledForm({ answer: latest, onAgain, renderRows }: Props) {
  const say = useText(recordTexts);
  const { user } = useSession();
  const navigate = useNavigate();
  const host = use(RecordFormHostContext);
  const session = useFormSession(latest);
  const { answer, form } = session;
  useComputed(form, answer);
  const isNew = answer.record === null;
  const given = isNew && Object.keys(answer.given).length > 0 ? JSON.stringify(answer.given) : '';
  const draft = useRecordDraft(session, `${user?.id}.${answer.collection}.${answer.record?.id ?? `new${given}`}`);
  const isLeaving = useRef(false);
  const merge = useMerge({ session, latest, draft, save: () => saving.save() });
  const saving = useSave({ session, isHosted: host !== null, onSaved, onConflict: () => merge.open(true) });
  const { problems, busy, place } = saving;
  const question = useLeaveGuard(() => !busy && Object.keys(session.typed()).length > 0);
  const lock = useFieldLock(answer);

  useBeginning(place, session);

  async function onSaved(record: JsonObject, isAgain: boolean) {
    draft.forget();
    if (host) host.onSaved(record);
    else if (isAgain) onAgain();
    else if (!isLeaving.current)
      await navigate(pathAfter(answer, record.id) ?? location.pathname, { fresh: true, replace: true });
  }

  const newTitle = answer.newTitle ?? say('newRecord', { title: inSentence(answer.title) });
  const titleOf = (name: string) => session.fields.find(({ field }) => field === name)?.title ?? name;
  const back = isNew ? answer.paths.list : answer.paths.detail;
  return (
    <RecordContext value={answer}>
      <FormProvider form={form}>
        <FieldLocks value={lock}>
          <form
            ref={place}
            className="w-record-form"
            method="dialog"
            noValidate
            aria-busy={busy}
            data-hosted={host ? '' : undefined}
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              void saving.save();
            }}
          >
            <header className="w-record-form__head">
              <h1>{isNew ? newTitle : answer.name || answer.title}</h1>
              <div className="w-record-form__actions">
                {host ? (
                  <button type="button" className="s-button s-button--quiet s-button--small" onClick={host.onCancel}>
                    {say('cancel')}
                  </button>
                ) : (
                  back && (
                    <Link to={back} className="s-button s-button--quiet s-button--small">
                      {say('cancel')}
                    </Link>
                  )
                )}
                {isNew && !host && !answer.createTitle && (
                  <button
                    type="button"
                    className="s-button s-button--outline s-button--small"
                    disabled={busy}
                    onClick={() => void saving.save(true)}
                  >
                    {say('saveNew')}
                  </button>
                )}
                <button
                  type="submit"
                  className="s-button s-button--primary s-button--small"
                  disabled={busy}
                  aria-keyshortcuts="Control+S"
                >
                  {busy ? say('saving') : (isNew && answer.createTitle) || say('save')}
                </button>
              </div>
            </header>
            <Presence
              collection={answer.collection}
              id={answer.record ? String(answer.record.id) : undefined}
              editing
            />
            <FormNotices draft={draft.found} merge={merge} onDiscard={merge.discardDraft} />
            <FormProblems problems={problems} onOpen={({ name }) => focusField(place.current, name)} />
            {renderRows()}
            {isNew && !host && <NewFiles />}
          </form>
          {merge.conflict && (
            <ConflictDialog
              conflict={merge.conflict}
              fields={session.fields}
              onMerge={merge.take}
              onClose={merge.close}
            />
          )}
          {question && (
            <LeaveDialog
              question={question}
              fields={Object.keys(session.typed()).map(titleOf)}
              onSave={() => {
                isLeaving.current = true;
                return saving.save().finally(() => {
                  isLeaving.current = false;
                });
              }}
              onDiscard={draft.forget}
            />
          )}
        </FieldLocks>
      </FormProvider>
    </RecordContext>
  );
}

/** A new record begins in the first field that has to be filled in. */
function useBeginning(place: RefObject<HTMLElement | null>, session: FormSession): void {
  const [missing] = useState(() => (session.answer.record === null ? findMissing(session) : []));
  useEffect(() => {
    beginIn(place.current, missing);
  }, [place, missing]);
}
