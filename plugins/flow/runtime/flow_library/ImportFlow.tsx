import { useState } from 'react';
import { Dialog, FileButton, showToast, useCallMessage, useCalls, useNavigate, useText } from 'sala/runtime';
import type { ErrorDetail, JsonObject } from 'sala/schemas';
import { libraryTexts } from './libraryTexts.ts';
import { readFaults } from './readFaults.ts';

/** Makes a flow of a file, or says what keeps it from running here. */
export function ImportFlow() {
  const say = useText(libraryTexts);
  const call = useCalls();
  const explain = useCallMessage();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<{ text: string; faults: ErrorDetail[] }>();

  async function take(chosen: File) {
    const file = await chosen.text().then(readJson);
    if (!file) return setRefused({ text: say('notJson'), faults: [] });
    try {
      const { data } = await call('POST /api/flow-file', { body: { file } });
      showToast({ title: say('imported'), kind: 'success' });
      navigate(`/setup/workflow/${encodeURIComponent(data.id)}`);
    } catch (error) {
      setRefused({ text: explain(error), faults: readFaults(error) });
    }
  }

  return (
    <>
      <FileButton
        title={say('import')}
        accept="application/json,.json"
        onChoose={([file]) => file && void take(file)}
      />
      {refused && (
        <Dialog
          title={say('refused')}
          text={refused.text}
          onClose={() => setRefused(undefined)}
          actions={
            <button type="button" className="s-button s-button--primary" onClick={() => setRefused(undefined)}>
              {say('close')}
            </button>
          }
        >
          {refused.faults.length > 0 && (
            <ul>
              {refused.faults.map(({ path, message }) => (
                <li key={`${path} ${message}`}>
                  <code>{path}</code> {message}
                </li>
              ))}
            </ul>
          )}
        </Dialog>
      )}
    </>
  );
}

function readJson(text: string): JsonObject | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as JsonObject) : undefined; // of JSON
  } catch {
    return undefined;
  }
}
