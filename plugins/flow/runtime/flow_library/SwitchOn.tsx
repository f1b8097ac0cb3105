import { useMemo, useState } from 'react';
import {
  Dialog,
  DialogActions,
  showToast,
  useCallMessage,
  useCalls,
  useLanguage,
  useNavigate,
  useText,
} from 'sala/runtime';
import {
  type ErrorDetail,
  isJsonObject,
  type Json,
  type JsonObject,
  type PropertySchema,
  readText,
} from 'sala/schemas';
import { type Path, setAt } from '../../shared/places.ts';
import { ParamControl } from '../flow/controls/ParamControl.tsx';
import { EditorProvider } from '../flow/parts/EditorProvider.tsx';
import { useKnown } from '../parts/useKnown.ts';
import { libraryTexts } from './libraryTexts.ts';
import { readFaults } from './readFaults.ts';
import type { ReadyFlow } from './ready.ts';
import '../flow/flow.css';

/** Asks for the few settings of a ready flow, then makes a flow of it and opens it. */
export function SwitchOn({ ready, onClose }: { ready: ReadyFlow; onClose: () => void }) {
  const say = useText(libraryTexts);
  const language = useLanguage();
  const call = useCalls();
  const explain = useCallMessage();
  const navigate = useNavigate();
  const known = useKnown();
  const schemas = Object.entries(ready.settings as unknown as Record<string, PropertySchema>); // schemas are JSON
  const [given, setGiven] = useState<JsonObject>(() => ({
    settings: Object.fromEntries(
      schemas.flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value as Json]])),
    ),
  }));
  const [faults, setFaults] = useState<ErrorDetail[]>([]);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const editor = useMemo(
    () => ({
      definition: given,
      faults,
      known,
      change: (path: Path, value: Json | undefined) => setGiven((before) => setAt(before, path, value) as JsonObject), // of an object
    }),
    [given, faults, known],
  );
  const settings = isJsonObject(given.settings) ? given.settings : {};

  async function switchOn() {
    setBusy(true);
    try {
      const { data } = await call('POST /api/ready-flows', { body: { name: ready.name, settings } });
      showToast({ title: say('switchedOn'), kind: 'success' });
      onClose();
      navigate(`/setup/workflow/${encodeURIComponent(data.id)}`);
    } catch (error) {
      setFaults(readFaults(error));
      setRefusal(explain(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={readText(ready.title, language)}
      text={readText(ready.description, language)}
      onClose={onClose}
      actions={<DialogActions action={say('use')} busy={busy} onClose={onClose} onAction={switchOn} />}
    >
      <EditorProvider editor={editor}>
        <div className="w-library__settings">
          {schemas.length === 0 && <p>{say('noSettings')}</p>}
          {schemas.map(([name, schema]) => (
            <ParamControl
              key={name}
              path={['settings', name]}
              schema={schema}
              label={readText(schema['x-title'] ?? name, language)}
              required={ready.required.includes(name)}
              params={settings}
              plain
            />
          ))}
          {refusal && (
            <p className="s-field__error" role="alert">
              {refusal}
            </p>
          )}
        </div>
      </EditorProvider>
    </Dialog>
  );
}
