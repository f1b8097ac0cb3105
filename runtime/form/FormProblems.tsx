import { useEffect, useRef } from 'react';
import { useText } from '../language/useText.ts';
import { formTexts } from './formTexts.ts';
import { nameProblem } from './nameProblem.ts';

/** A reason why the form cannot be sent; without `uid` it concerns the whole form. */
export interface FormProblem {
  name: string;
  uid?: string;
  label?: string;
  text: string;
}

/** Lists all problems, each with a link to its field. It takes the focus when it appears. */
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
      <h2>{say(problems.some(({ uid }) => uid) ? 'errors' : 'failed')}</h2>
      <ul>
        {problems.map((problem) => (
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
