import { type ReactNode, useMemo, useState } from 'react';
import { listFields } from '../../engine/form/listFields.ts';
import { type Layout, type Row, readText } from '../../schemas/index.ts';
import { useSession } from '../context/usePage.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { EarlierNotice } from './EarlierNotice.tsx';
import { useForm } from './FormContext.tsx';
import { FormDialog } from './FormDialog.tsx';
import { type FormProblem, FormProblems } from './FormProblems.tsx';
import { formTexts } from './formTexts.ts';
import { useDraft } from './useDraft.ts';
import { useSubmit } from './useSubmit.ts';

interface Props {
  layout: Layout;
  formKey: string;
  drawRows: (rows: Row[]) => ReactNode;
}

/** A layout of the kind `form`: its fields (in steps, where it has tabs), what sends and clears them, and what became of it. */
export function FormPage({ layout, formKey, drawRows }: Props) {
  const { settings } = layout;
  const say = useText(formTexts);
  const language = useLanguage();
  const form = useForm();
  const { user } = useSession();
  const fields = useMemo(() => new Map(listFields(layout.rows).map((field) => [field.name, field])), [layout]);
  const steps = useMemo(() => listSteps(layout), [layout]);
  const [step, setStep] = useState(0);
  const forget = useDraft(form, `${user?.id ?? ''}.${formKey}`);
  const submission = useSubmit({
    form,
    formKey,
    fields,
    onSent: () => {
      clear();
    },
  });
  const isLast = step >= steps.length - 1;
  const word = (name: keyof typeof formTexts) => readText(asText(settings[name]), language) || say(name);

  function clear() {
    form.reset();
    forget();
    setStep(0);
    submission.clearProblems();
  }

  function handleSubmit() {
    if (isLast) return void submission.send();
    const { uid } = steps[step] ?? {};
    const names = [...fields.values()].filter((field) => (field.tab ?? steps[0]?.uid) === uid).map(({ name }) => name);
    if (submission.check(new Set(names))) setStep(step + 1);
  }

  function openProblem({ name, uid }: FormProblem) {
    const tab = fields.get(name)?.tab ?? steps[0]?.uid;
    setStep(
      Math.max(
        0,
        steps.findIndex((each) => each.uid === tab),
      ),
    );
    // The step has to be shown before anything in it can take the focus.
    requestAnimationFrame(() => focusField(uid ?? ''));
  }

  return (
    // A form of the method `dialog` outside a dialog sends nothing by itself, not even before the scripts are here.
    <form
      className="s-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <EarlierNotice formKey={formKey} isCourse={typeof settings.course === 'string'} />
      {steps.length > 1 && (
        <ol className="s-form__steps" aria-label={say('steps')}>
          {steps.map(({ uid, title }, index) => (
            <li key={uid} aria-current={index === step ? 'step' : undefined}>
              {readText(title, language)}
            </li>
          ))}
        </ol>
      )}
      {steps.map(({ uid, rows }, index) => (
        <div key={uid} hidden={index !== step}>
          {drawRows(rows)}
        </div>
      ))}
      <FormProblems problems={submission.problems} onOpen={openProblem} />
      <div className="s-form__actions">
        <button type="submit" className="s-button s-button--primary" disabled={submission.phase === 'sending'}>
          {isLast ? word('submit') : say('next')}
        </button>
        {step > 0 && (
          <button type="button" className="s-button s-button--outline" onClick={() => setStep(step - 1)}>
            {say('back')}
          </button>
        )}
        <button type="button" className="s-button s-button--quiet" onClick={clear}>
          {word('clear')}
        </button>
      </div>
      {submission.phase === 'sending' && <FormDialog title={word('submittingTitle')} text={word('submittingText')} />}
      {submission.phase === 'sent' && (
        <FormDialog title={word('submittedTitle')} text={word('submittedText')} onClose={submission.leave}>
          <div className="s-form__actions">
            <button type="button" className="s-button s-button--primary" onClick={submission.leave}>
              {say('close')}
            </button>
          </div>
        </FormDialog>
      )}
    </form>
  );
}

/** The tabs of the layout with their rows; a layout without tabs is one step. Rows of no tab stand in the first. */
function listSteps({ tabs = [], rows }: Layout) {
  if (tabs.length < 2) return [{ uid: '', title: '', rows }];
  const known = new Set(tabs.map((tab) => tab.uid));
  return tabs.map(({ uid, title }, index) => ({
    uid,
    title,
    rows: rows.filter((row) => row.tab === uid || (index === 0 && !known.has(row.tab ?? ''))),
  }));
}

function asText(value: unknown) {
  if (typeof value === 'string') return value;
  const { th, en } = (value ?? {}) as { th?: unknown; en?: unknown }; // a setting may be anything that was stored
  return typeof th === 'string' && typeof en === 'string' ? { th, en } : undefined;
}

function focusField(uid: string): void {
  const frame = document.querySelector(`[data-uid="${CSS.escape(uid)}"]`);
  frame?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
}
