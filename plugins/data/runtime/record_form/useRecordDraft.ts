import { useEffect, useState } from 'react';
import { deviceStore } from 'sala/runtime';
import { isJsonObject, type JsonObject } from 'sala/schemas';
import type { FormSession } from './useFormSession.ts';

const pauseMs = 400;
const keepMs = 3 * 86_400_000;

export interface RecordDraft {
  at: string;
  /** Of the record when it was typed; none for a new one. */
  version: number | null;
  /** What the changed fields held before, and what was typed into them. */
  base: JsonObject;
  values: JsonObject;
}

/**
 * Keeps what is typed on this device until it is saved or discarded. What was left by a tab that died comes back: at once into the
 * version that it was typed into, into a later one only when asked.
 */
export function useRecordDraft(session: FormSession, key: string) {
  const place = `sala.draft.${key}`;
  const { form, typed, base, answer } = session;
  const [found, setFound] = useState<RecordDraft & { isOutdated: boolean }>();
  const version = readVersion(answer.record);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form opens
  useEffect(() => {
    const draft = readDraft(place);
    if (!draft) return;
    const isOutdated = draft.version !== version;
    if (!isOutdated) session.fill(draft.values);
    setFound({ ...draft, isOutdated });
  }, [place]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      const values = typed();
      writeDraft(place, { version, values, base: pick(base.current, Object.keys(values)) });
    };
    const stop = form.subscribeAll(() => {
      clearTimeout(timer);
      timer = setTimeout(write, pauseMs);
    });
    addEventListener('pagehide', write);
    return () => {
      write();
      stop();
      removeEventListener('pagehide', write);
    };
  }, [form, place, typed, base, version]);

  return {
    found,
    /** It is saved, taken over or not wanted. */
    forget: () => {
      deviceStore.remove(place);
      setFound(undefined);
    },
  };
}

export function readVersion(record: JsonObject | null): number | null {
  return typeof record?.version === 'number' ? record.version : null;
}

function pick(values: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

function writeDraft(place: string, kept: Omit<RecordDraft, 'at'>): void {
  const draft: RecordDraft = { ...kept, at: new Date().toISOString() };
  if (Object.keys(draft.values).length === 0) deviceStore.remove(place);
  else deviceStore.write(place, draft);
}

function readDraft(place: string): RecordDraft | undefined {
  const draft = deviceStore.read(place);
  if (!isJsonObject(draft) || !isJsonObject(draft.values) || !isJsonObject(draft.base)) return undefined;
  const { at, version, base, values } = draft;
  if (typeof at !== 'string' || Date.now() - Date.parse(at) > keepMs) {
    deviceStore.remove(place);
    return undefined;
  }
  return { at, version: typeof version === 'number' ? version : null, base, values };
}
