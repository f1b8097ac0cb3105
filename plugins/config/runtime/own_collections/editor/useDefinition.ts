import { useCallback, useEffect, useState } from 'react';
import { type Api, ApiError, showToast, useApi, useCallMessage, useText } from 'sala/runtime';
import { type Definition, type Draft, draftDefinition, type KnownCollection } from '../definition/definition.ts';
import { savePattern } from '../definition/numberPattern.ts';
import { editorTexts } from './editorTexts.ts';

/** What the server says against a definition, with its place. */
export interface DefinitionFault {
  path?: string;
  message: string;
}

/** A collection as it is defined, what somebody makes of it, and saving that. */
export function useDefinition(name: string) {
  const api = useApi();
  const say = useText(editorTexts);
  const explain = useCallMessage();
  const [definition, setDefinition] = useState<Definition>();
  const [draft, setDraft] = useState<Draft>();
  const [known, setKnown] = useState<KnownCollection[]>([]);
  const [problem, setProblem] = useState<{ text: string; faults: DefinitionFault[] }>();
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what explains failures is new on each drawing
  const load = useCallback(async () => {
    try {
      const read = await readDefinition(api, name);
      setDefinition(read.definition);
      setDraft(draftDefinition(read.definition));
      setKnown(read.known);
      setProblem(undefined);
    } catch (error) {
      setProblem({ text: explain(error), faults: [] });
    }
  }, [api, name]);
  useEffect(() => void load(), [load]);

  /** Whether it was taken. */
  async function save(changed: Draft): Promise<boolean> {
    setBusy(true);
    try {
      await storeDefinition(api, name, changed);
      showToast({ title: say('saved'), kind: 'success' });
      await load();
      return true;
    } catch (error) {
      setProblem({ text: explain(error), faults: readFaults(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  const restart = () => {
    setProblem(undefined);
    setDraft(definition && draftDefinition(definition));
  };
  return { definition, draft, setDraft, known, problem, isBusy, save, restart };
}

async function readDefinition(api: Api, name: string) {
  const [{ data: definition }, { data: known }] = await Promise.all([
    api<{ data: Definition }>(`/api/collection/${encodeURIComponent(name)}/definition`),
    api<{ data: KnownCollection[] }>('/api/collection'),
  ]);
  return { definition, known };
}

async function storeDefinition(api: Api, name: string, { schema, machine, patterns, moves }: Draft): Promise<void> {
  for (const [key, pattern] of Object.entries(patterns))
    await savePattern(api, key, { draft: pattern, title: schema.title });
  const data = { title: schema.title, schema, ...(machine && { machine }), moves };
  await api(`/api/collection/${encodeURIComponent(name)}`, { method: 'PUT', body: { data } });
}

function readFaults(error: unknown): DefinitionFault[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.details)) return [];
  return error.details as DefinitionFault[]; // as every refusal with details carries them
}
