import { useEffect, useRef } from 'react';
import { useText } from '../language/useText.ts';
import { formTexts } from './formTexts.ts';

/** Something that keeps a form from being sent; without `uid` it is about the whole form. */
export interface FormProblem {
  name: string;
  uid?: string;
  label?: string;
  text: string;
}

/** Everything that is wrong, each with the way to its field. It takes the focus when it appears. */
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
  if (problems.length === 0) return null;
  return (
    <section ref={box} className="s-form__problems" role="alert" tabIndex={-1}>
      <h2>{say('errors')}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.name} data-name={problem.name}>
            {problem.uid ? (
              <button type="button" onClick={() => onOpen(problem)}>
                {problem.label ? `${problem.label}: ${problem.text}` : problem.text}
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
