import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useText } from '../language/useText.ts';
import { useForm } from './FormContext.tsx';
import { formTexts } from './formTexts.ts';
import { nameProblem } from './nameProblem.ts';

/** A reason why the form cannot be sent; without `uid` it concerns the whole form. */
export interface FormProblem {
  name: string;
  uid?: string;
  label?: string;
  text: string;
}

/** Lists the problems that are left, each with a link to its field. It takes the focus when it appears. */
export function FormProblems({
  problems,
  onOpen,
}: {
  problems: FormProblem[];
  onOpen: (problem: FormProblem) => void;
}) {
  const say = useText(formTexts);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  const left = useLeft(problems);
  if (left.length === 0) return null;
  return (
    <section ref={box} className="s-form__problems" role="alert" tabIndex={-1}>
      <h2>{say(left.some(({ uid }) => uid) ? 'errors' : 'failed')}</h2>
      <ul>
        {left.map((problem) => (
          <li key={problem.name} data-name={problem.name}>
            {problem.uid ? (
              <button type="button" onClick={() => onOpen(problem)}>
                {nameProblem(problem.label, problem.text)}
              </button>
            ) : (
              problem.text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those whose field still has an error, in other words once that is another; what concerns the whole form stays until it is sent again. */
function useLeft(problems: FormProblem[]): FormProblem[] {
  const form = useForm();
  const first = useMemo(() => problems.map(({ name }) => form.read(name).error), [form, problems]);
  const wordsOf = ({ name, uid, text }: FormProblem, at: number) => {
    const { error } = form.read(name);
    return !uid || (error !== undefined && error === first[at]) ? text : error;
  };
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [form.subscribeAll(listener), ...problems.map(({ name }) => form.subscribe(name, listener))];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [form, problems],
  );
  const words = () => problems.map(wordsOf).join('\n');
  useSyncExternalStore(subscribe, words, words);
  return problems.flatMap((problem, at) => {
    const text = wordsOf(problem, at);
    return text === undefined ? [] : [{ ...problem, text }];
  });
}
