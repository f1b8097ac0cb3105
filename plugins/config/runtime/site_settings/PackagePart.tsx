import { useCallback, useEffect, useState } from 'react';
import {
  ConfirmDialog,
  FileButton,
  saveJson,
  showToast,
  useApi,
  useCallMessage,
  useLanguage,
  useMoment,
  useText,
} from 'sala/runtime';
import { readText, type Text } from 'sala/schemas';
import { packageTexts } from './packageTexts.ts';

interface Change {
  id: string;
  part: 'settings' | 'collections' | 'flows' | 'layouts';
  action: 'add' | 'change';
  title: Text;
  details: Text[];
  /** Why applying it would be refused. */
  refused?: Text;
}

interface Plan {
  changes: Change[];
  mark: string;
}

interface Applied {
  id: string;
  title: string;
  changes: number;
  by: string | null;
  appliedAt: string;
  undoneAt: string | null;
}

/** The site as a file, another one compared with this site and applied, and the way back. */
export function PackagePart({ name, onApplied }: { name: string; onApplied: () => unknown }) {
  const api = useApi();
  const [applied, setApplied] = useState<Applied[]>([]);
  const read = useCallback(
    () =>
      api<{ data: Applied[] }>('/api/site/packages').then(
        ({ data }) => setApplied(data),
        () => undefined, // the list is missing; the rest of the screen works
      ),
    [api],
  );
  useEffect(() => void read(), [read]);
  const refresh = () => {
    void read();
    onApplied();
  };
  return (
    <>
      <TakeAlong name={name} />
      <BringIn onApplied={refresh} />
      {applied.length > 0 && <AppliedList applied={applied} onUndone={refresh} />}
    </>
  );
}

function TakeAlong({ name }: { name: string }) {
  const say = useText(packageTexts);
  const api = useApi();
  const explain = useCallMessage();
  const download = async () => {
    try {
      const { data } = await api<{ data: object }>('/api/site/package');
      saveJson(`${name}.sala.json`, data);
    } catch (refusal) {
      showToast({ title: explain(refusal), kind: 'error' });
    }
  };
  return (
    <section className="w-config__package">
      <h2>{say('take')}</h2>
      <p>{say('takeText')}</p>
      <button type="button" className="s-button s-button--outline" onClick={() => void download()}>
        {say('download')}
      </button>
    </section>
  );
}

function BringIn({ onApplied }: { onApplied: () => void }) {
  const say = useText(packageTexts);
  const api = useApi();
  const explain = useCallMessage();
  const [found, setFound] = useState<{ content: unknown; plan: Plan }>();
  const [problem, setProblem] = useState('');
  const choose = async (file: File) => {
    setFound(undefined);
    setProblem('');
    const content = await file.text().then(
      (text): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          return undefined;
        }
      },
      () => undefined,
    );
    if (typeof content !== 'object' || content === null) return setProblem(say('unreadable'));
    try {
      const body = { package: content };
      const { data } = await api<{ data: Plan }>('/api/site/package/plan', { method: 'POST', body });
      setFound({ content, plan: data });
    } catch (refusal) {
      setProblem(explain(refusal));
    }
  };
  return (
    <section className="w-config__package">
      <h2>{say('bring')}</h2>
      <p>{say('bringText')}</p>
      <p>
        <FileButton
          title={say('file')}
          accept=".json,application/json"
          onChoose={([file]) => file && void choose(file)}
        />
      </p>
      {problem && <p role="alert">{problem}</p>}
      {found && <Differences key={found.plan.mark} {...found} onApplied={onApplied} onProblem={setProblem} />}
    </section>
  );
}

interface DifferencesProps {
  content: unknown;
  plan: Plan;
  onApplied: () => void;
  onProblem: (text: string) => void;
}

function Differences({ content, plan, onApplied, onProblem }: DifferencesProps) {
  const say = useText(packageTexts);
  const language = useLanguage();
  const api = useApi();
  const explain = useCallMessage();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const only = plan.changes.filter(({ id, refused }) => !refused && !left.has(id)).map(({ id }) => id);
  const refusals = plan.changes.filter(({ refused }) => refused).length;
  if (plan.changes.length === 0) return <p role="status">{say('same')}</p>;
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const apply = async () => {
    setBusy(true);
    try {
      const body = { package: content, only, mark: plan.mark };
      const { data } = await api<{ data: { applied: number } }>('/api/site/package/apply', { method: 'POST', body });
      showToast({ title: say('applied', { count: data.applied }), kind: 'success' });
      onApplied();
    } catch (refusal) {
      onProblem(explain(refusal));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p role="status">
        {say('differs', { count: plan.changes.length })}
        {refusals > 0 && ` ${say('refusals', { count: refusals })}`}
      </p>
      <ul>
        {plan.changes.map(({ id, part, action, title, details, refused }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={!refused && !left.has(id)}
                disabled={refused !== undefined}
                onChange={() => toggle(id)}
              />
              <span>
                {say(kindOf(id) ?? part)}: <strong>{readText(title, language)}</strong> ({say(action)})
                {details.map((detail) => (
                  <small key={detail.en}>{readText(detail, language)}</small>
                ))}
                {refused && (
                  <small className="w-config__refused">
                    {say('refused')}: {readText(refused, language)}
                  </small>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="s-button s-button--primary"
        disabled={busy || only.length === 0}
        onClick={() => void apply()}
      >
        {say('apply', { count: only.length })}
      </button>
    </>
  );
}

const kinds = ['popup', 'form', 'block'] as const;

/** What a layout is beside a page: its key says so. */
function kindOf(change: string): (typeof kinds)[number] | undefined {
  return kinds.find((kind) => change.startsWith(`layouts ${kind}/`));
}

function AppliedList({ applied, onUndone }: { applied: Applied[]; onUndone: () => void }) {
  const say = useText(packageTexts);
  const api = useApi();
  const [asked, setAsked] = useState<Applied>();
  const write = useMoment();
  const undo = async (id: string) => {
    await api('/api/site/packages/undo', { method: 'POST', body: { id } });
    showToast({ title: say('undone'), kind: 'success' });
    onUndone();
  };
  return (
    <section className="w-config__package">
      <h2>{say('history')}</h2>
      <ul>
        {applied.map((one) => (
          <li key={one.id} className="w-config__applied">
            <span>
              {say('line', {
                title: one.title,
                count: one.changes,
                by: one.by ?? '–',
                time: write(one.appliedAt),
              })}
            </span>
            {one.undoneAt ? (
              <em>{say('undone')}</em>
            ) : (
              <button
                type="button"
                className="s-button s-button--outline s-button--small"
                onClick={() => setAsked(one)}
              >
                {say('undo')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={say('undoTitle', { title: asked.title })}
          text={say('undoText')}
          action={say('undo')}
          danger
          perform={() => undo(asked.id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
