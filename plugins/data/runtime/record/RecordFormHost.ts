import { createContext } from 'react';
import type { JsonObject } from 'sala/schemas';

/** What stands around a form that is no page of its own, such as a dialog. */
export interface RecordFormHost {
  onSaved: (record: JsonObject) => void;
  onCancel: () => void;
}

export const RecordFormHostContext = createContext<RecordFormHost | null>(null);
