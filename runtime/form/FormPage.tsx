import { type ReactNode, useMemo, useRef, useState } from 'react';
import { listForm } from '../../engine/layout/form/listFields.ts';
import { listPanels } from '../../engine/layout/listPanels.ts';
import { findText, type Layout, type Row, readText } from '../../schemas/index.ts';
import { findUnhydrated, hydrateAll } from '../context/hydrateAll.ts';
import { useNavigate } from '../context/useNavigate.ts';
import { useSession } from '../context/usePage.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { join } from '../ui/join.ts';
import { clearByHand } from './clearByHand.ts';
import { describeProblems, focusProblem } from './describeProblems.ts';
import { EarlierNotice } from './EarlierNotice.tsx';
import { useForm } from './FormContext.tsx';
import { type FormProblem, FormProblems } from './FormProblems.tsx';
import { formTexts } from './formTexts.ts';
import { KnownPerson } from './knownPerson.ts';
import { FormRun } from './run/FormRun.tsx';
import type { SubmissionDialog } from './SubmissionDialog.tsx';
import { useDraft } from './useDraft.ts';
import { useSubmit } from './useSubmit.ts';

interface Props {
  layout: Layout;
  /** Without one it is only shown. */
  formKey?: string;
  drawRows: (rows: Row[]) => ReactNode;
}

/** A form, which is a whole page or a block of one: its fields (in steps, where it has tabs), its buttons, and the result of sending it. */
export function FormPage({ layout, formKey, drawRows }: Props) {
  const { settings } = layout;
  const say = useText(formTexts);
  const language = useLanguage();
  const form = useForm();
  const { user } = useSession();
  const navigate = useNavigate();
  const steps = useMemo(() => listPanels(layout), [layout]);
  const [step, setStep] = useState(0);
  const forget = useDraft(form, formKey && `${user?.id ?? ''}.${formKey}`);
  /** The current form: repeated rows are added and removed. */
  const listNow = () => listForm(layout.rows, (name) => form.read(name).value);
  const submission = useSubmit({
    form,
    formKey,
    describe: (problems) =>
      describeProblems(problems, { form: listNow(), language, unnamedCopy: (n) => say('copy', { n }) }),
    onSent: clear,
    onNext: (next) => void navigate(next),
  });
  // Buttons under the fields have the same width as the fields.
  const lastWidth = layout.rows.at(-1)?.width;
  const isLast = step >= steps.length - 1;
  const word = (name: keyof typeof formTexts) => readText(findText(settings[name]), language) || say(name);
  const box = useRef<HTMLFormElement>(null);
  const [Dialog, setDialog] = useState<typeof SubmissionDialog>();

  function clear() {
    form.reset();
    forget();
    setStep(0);
    submission.clearProblems();
  }

  function handleSubmit() {
    if (isLast) {
      // Loaded while the answer is pending: not needed before.
      import('./SubmissionDialog.tsx').then(
        (module) => setDialog(() => module.SubmissionDialog),
        () => undefined, // then nothing reaches the server either, and the form says so
      );
      return void submission.send();
    }
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
    // The step must be visible before a field in it can take the focus.
    requestAnimationFrame(() => focusProblem(problem, field?.copies ?? [], box.current));
  }

  return (
    // A form with method `dialog` outside a dialog does nothing when submitted, not even before hydration.
    <form
      ref={box}
      className={join('s-form', lastWidth && `s-row--${lastWidth}`)}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A field that is not interactive yet could neither be checked nor sent.
        if (findUnhydrated(box.current)[0]) void hydrateAll(() => findUnhydrated(box.current)).then(handleSubmit);
        else handleSubmit();
      }}
    >
      {formKey !== undefined && <EarlierNotice formKey={formKey} />}
      {steps.length > 1 && <FormSteps steps={steps} at={step} />}
      <KnownPerson value={formKey === undefined ? null : user}>
        {steps.map(({ uid, rows }, index) => (
          <div key={uid} className="s-form__step" hidden={index !== step}>
            {drawRows(rows)}
          </div>
        ))}
      </KnownPerson>
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
        {settings.clearButton !== false && (
          <button type="button" className="s-button s-button--quiet" onClick={() => clearByHand({ form, clear, say })}>
            {word('clear')}
          </button>
        )}
      </div>
      {submission.run && (
        <FormRun
          key={submission.run}
          run={submission.run}
          readField={(name) => String(form.read(name).value ?? '')}
          onAsked={submission.leave}
          onSilent={submission.settle}
          onLeft={submission.leave}
        />
      )}
      {Dialog && <Dialog phase={submission.phase} word={word} onLeave={submission.leave} />}
    </form>
  );
}

function FormSteps({ steps, at }: { steps: ReturnType<typeof listPanels>; at: number }) {
  const say = useText(formTexts);
  const language = useLanguage();
  return (
    <ol className="s-form__steps" aria-label={say('steps')}>
      {steps.map(({ uid, title }, index) => (
        <li key={uid} aria-current={index === at ? 'step' : undefined}>
          {readText(title, language)}
        </li>
      ))}
    </ol>
  );
}
