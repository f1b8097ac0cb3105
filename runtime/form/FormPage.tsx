import { type ReactNode, useMemo, useState } from 'react';
import { listForm } from '../../engine/form/listFields.ts';
import { type Layout, type Row, readText } from '../../schemas/index.ts';
import { useSession } from '../context/usePage.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { useNavigate } from '../navigation/useNavigate.ts';
import { listPanels } from '../page/listPanels.ts';
import { join } from '../render/RowFrame.tsx';
import { describeProblems, focusProblem } from './describeProblems.ts';
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
  const navigate = useNavigate();
  const steps = useMemo(() => listPanels(layout), [layout]);
  const [step, setStep] = useState(0);
  const forget = useDraft(form, `${user?.id ?? ''}.${formKey}`);
  /** The form as it is now: repeated rows come and go. */
  const listNow = () => listForm(layout.rows, (name) => form.read(name).value);
  const submission = useSubmit({
    form,
    formKey,
    describe: (problems) =>
      describeProblems(problems, { form: listNow(), language, unnamedCopy: (n) => say('copy', { n }) }),
    onSent: (next) => {
      clear();
      if (next) void navigate(next);
    },
  });
  // What stands under the fields is as wide as they are.
  const lastWidth = layout.rows.at(-1)?.width;
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
    const { fields, groups } = listNow();
    const own = [...fields, ...groups].filter((part) => (part.tab ?? steps[0]?.uid) === uid);
    if (submission.check(new Set(own.map(({ name }) => name)))) setStep(step + 1);
  }

  function openProblem(problem: FormProblem) {
    const { fields, groups } = listNow();
    const field = fields.find(({ name }) => name === problem.name);
    const tab = (field ?? groups.find(({ name }) => name === problem.name))?.tab ?? steps[0]?.uid;
    const at = steps.findIndex((each) => each.uid === tab);
    setStep(Math.max(0, at));
    // The step has to be shown before anything in it can take the focus.
    requestAnimationFrame(() => focusProblem(problem, field?.copies ?? []));
  }

  return (
    // A form of the method `dialog` outside a dialog sends nothing by itself, not even before the scripts are here.
    <form
      className={join('s-form', lastWidth && `s-row--${lastWidth}`)}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <EarlierNotice formKey={formKey} course={typeof settings.course === 'string' ? settings.course : undefined} />
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
        <div key={uid} className="s-form__step" hidden={index !== step}>
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
      {submission.phase === 'earlier' && (
        <FormDialog title={say('registeredTitle')} text={say('registered')} onClose={submission.leave}>
          <div className="s-form__actions">
            <button type="button" className="s-button s-button--primary" onClick={() => void navigate('/user/profile')}>
              {say('confirm')}
            </button>
          </div>
        </FormDialog>
      )}
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

function asText(value: unknown) {
  if (typeof value === 'string') return value;
  const { th, en } = (value ?? {}) as { th?: unknown; en?: unknown }; // a setting may be anything that was stored
  return typeof th === 'string' && typeof en === 'string' ? { th, en } : undefined;
}
