import { createContext, type ReactNode, use } from 'react';
import type { Json } from 'sala/schemas';

type Given = Record<string, Json>;

const GivenContext = createContext<Given>({});

/** Answers that came with the page, by call: the widgets' data requests have the names of calls. */
export function PreloadedAnswers({ data = {}, children }: { data?: Given; children: ReactNode }) {
  return <GivenContext value={data}>{children}</GivenContext>;
}

/** The preloaded answer of a call; undefined when it must be requested. */
export function usePreloaded<Data>(path: string | undefined): Data | undefined {
  const given = use(GivenContext);
  const answer = path === undefined ? undefined : given[path];
  return answer ? (answer as unknown as { data: Data }).data : undefined; // the source asks what the call answers
}
