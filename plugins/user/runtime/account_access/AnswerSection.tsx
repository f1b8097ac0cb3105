import type { ReactNode } from 'react';
import { useText } from 'sala/runtime';
import { accountTexts } from '../parts/accountTexts.ts';
import { Note } from '../parts/Note.tsx';
import type { Answer } from '../parts/useAnswer.ts';

interface Props<Data> {
  title: string;
  answer: Answer<Data>;
  children: (data: Data) => ReactNode;
}

/** A section around the answer of a call: loading, failed with a retry button, or loaded. */
export function AnswerSection<Data>({ title, answer, children }: Props<Data>) {
  const say = useText(accountTexts);
  const { data, failure, reload } = answer;
  return (
    <section className="w-account__section">
      <h2>{title}</h2>
      {data === undefined && !failure && <span className="w-account__skeleton" />}
      {failure && (
        <>
          <Note>{failure}</Note>
          <div className="w-account__actions">
            <button type="button" className="s-button s-button--outline" onClick={reload}>
              {say('tryAgain')}
            </button>
          </div>
        </>
      )}
      {data !== undefined && children(data)}
    </section>
  );
}
