import { useEffect, useState } from 'react';
import { type Calls, useCallMessage, useCalls } from 'sala/runtime';
import type { Language } from 'sala/schemas';

type Proposed = Calls['GET /api/document/{name}/{id}/mail']['answer']['data'];

/** What a mail with a document says. Another language brings its own words, and keeps those that were typed. */
export function useMailDraft(
  { name, id }: { name: string; id: string },
  { language, copies }: { language: Language; copies: 'original' | 'both' },
) {
  const call = useCalls();
  const explain = useCallMessage();
  const [proposed, setProposed] = useState<Proposed>();
  const [isReady, setReady] = useState(false);
  const [typed, setTyped] = useState<Partial<Proposed>>({});
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of the runtime stay the same
  useEffect(() => {
    let isGone = false;
    setReady(false);
    setProblem('');
    call('GET /api/document/{name}/{id}/mail', { params: { name, id }, query: { language, copies } })
      .then(({ data }) => {
        if (isGone) return;
        setProposed(data);
        setReady(true);
      })
      .catch((error: unknown) => !isGone && setProblem(explain(error)));
    return () => {
      isGone = true;
    };
  }, [name, id, language, copies]);
  return {
    draft: proposed && { ...proposed, ...typed },
    /** Whether it is in the language that was chosen last. */
    isReady,
    problem,
    change: (part: Partial<Proposed>) => setTyped((before) => ({ ...before, ...part })),
  };
}
