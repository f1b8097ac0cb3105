import { useEffect, useRef, useState } from 'react';
import { type Calls, useCallMessage, useCalls, useLanguage } from 'sala/runtime';

export type PrintJob = Calls['GET /api/print-job/{id}']['answer']['data'];

const lookMs = 700;

/** A record as people know it. */
export interface NamedRecord {
  id: string;
  name: string;
}

export interface WantedPrints {
  document: string;
  form: PrintJob['form'];
  copies: 'original' | 'both';
}

/** A print of many records: asked for, looked at until it ends, cancelled. It goes on when nobody looks. */
export function usePrintJob(collect: () => Promise<NamedRecord[]>) {
  const call = useCalls();
  const language = useLanguage();
  const explain = useCallMessage();
  const [job, setJob] = useState<PrintJob>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const names = useRef(new Map<string, string>());
  const isOpen = job?.status === 'queued' || job?.status === 'running';
  const look = async (id: string) => {
    try {
      setJob((await call('GET /api/print-job/{id}', { params: { id } })).data);
      setProblem('');
    } catch (error) {
      setProblem(explain(error));
    }
  };
  useLooking(isOpen ? job?.id : undefined, look);

  async function start(wanted: WantedPrints): Promise<void> {
    setAsking(true);
    setProblem('');
    try {
      const chosen = await collect();
      names.current = new Map(chosen.map(({ id, name }) => [id, name]));
      const records = chosen.map(({ id }) => id);
      const { data } = await call('POST /api/print-job', { body: { ...wanted, records, language } });
      await look(data.id);
    } catch (error) {
      setProblem(explain(error));
    }
    setAsking(false);
  }

  async function cancel(): Promise<void> {
    if (!job) return;
    const { id } = job;
    await call('POST /api/print-job/{id}/cancel', { params: { id } }).catch(() => undefined); // what it is now is told below
    await look(id);
  }

  const nameOf = (record: string) => names.current.get(record) ?? record;
  return { job, isOpen, isAsking, problem, start, cancel, nameOf };
}

/** Looks again and again while there is something to look at. */
function useLooking(id: string | undefined, look: (id: string) => Promise<void>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of the runtime stay the same
  useEffect(() => {
    if (!id) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const again = () => {
      timer = setTimeout(() => void look(id).then(() => !isGone && again()), lookMs);
    };
    again();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id]);
}
