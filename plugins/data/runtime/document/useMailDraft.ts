import { useEffect, useState } from 'react';
import { useCallMessage, useCalls } from 'sala/runtime';
import type { Language } from 'sala/schemas';

export interface MailDraft {
  to: string;
  subject: string;
  text: string;
  /** The name of what is attached. */
  file: string;
  /** The address of its sender; empty where they have none. */
  replyTo: string;
}

/** What a mail with a document says. Another language brings its own words, and keeps those that were typed. */
export function useMailDraft(
  { name, id }: { name: string; id: string },
  { language, copies }: { language: Language; copies: 'original' | 'both' },
) {
  const call = useCalls();
  const explain = useCallMessage();
  const [proposed, setProposed] = useState<MailDraft>();
  const [typed, setTyped] = useState<Partial<MailDraft>>({});
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of the runtime stay the same
  useEffect(() => {
    let isGone = false;
    call('GET /api/document/{name}/{id}/mail', { params: { name, id }, query: { language, copies } })
      .then(({ data }) => !isGone && setProposed(data))
      .catch((error: unknown) => !isGone && setProblem(explain(error)));
    return () => {
      isGone = true;
    };
  }, [name, id, language, copies]);
  return {
    draft: proposed && { ...proposed, ...typed },
    problem,
    change: (part: Partial<MailDraft>) => setTyped((before) => ({ ...before, ...part })),
  };
}
