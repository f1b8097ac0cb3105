import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import type { Api } from '../runtime/api/createApi.ts';
import { RuntimeContext, useRuntime } from '../runtime/context/RuntimeContext.ts';

/** What a call is answered by its method and path: `{ 'GET /api/account': { data } }`. An error is thrown as a refusal. */
export type Answers = Record<string, unknown>;

/** Gives the story a server that knows these calls; `parameters.answers` of one story overrides them. */
export function withAnswers(answers: Answers): Decorator {
  return (Story, { parameters }) => (
    <AnsweringServer answers={{ ...answers, ...parameters.answers }}>
      <Story />
    </AnsweringServer>
  );
}

/** The same for a test that draws by itself. */
export function AnsweringServer({ answers, children }: { answers: Answers; children: ReactNode }) {
  const runtime = useRuntime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story's answers never change
  const answering = useMemo(() => ({ ...runtime, api: createAnswers(answers) }), [runtime]);
  return <RuntimeContext value={answering}>{children}</RuntimeContext>;
}

function createAnswers(answers: Answers): Api {
  return async <Answer,>(path: string, { method = 'GET' }: { method?: string } = {}) => {
    const answer = answers[`${method} ${path}`];
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new Error(`this story knows no ${method} ${path}`);
    return answer as Answer; // the story knows what the widget asks
  };
}
