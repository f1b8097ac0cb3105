import { createContext, type ReactNode, use } from 'react';
import type { Json } from 'sala/schemas';

type Given = Record<string, Json>;

const GivenContext = createContext<Given>({});

/** Answers that came with the page, by the call that would give them: the widgets' data requests carry the names of calls. */
export function GivenAnswers({ data = {}, children }: { data?: Given; children: ReactNode }) {
  return <GivenContext value={data}>{children}</GivenContext>;
}

/** What the page brought for a call; undefined where it must be asked for. */
export function useGiven<Data>(path: string | undefined): Data | undefined {
  const given = use(GivenContext);
  const answer = path === undefined ? undefined : given[path];
  return answer ? (answer as unknown as { data: Data }).data : undefined; // the source asks what the call answers
}
