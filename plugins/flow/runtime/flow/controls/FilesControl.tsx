import { listPrinted } from '../../../shared/listValues.ts';
import { namesOf } from '../../parts/namesOf.ts';
import { useEditor } from '../parts/EditorContext.ts';
import type { ControlFrame } from './controlFrame.ts';
import { NamesControl } from './NamesControl.tsx';
import { stepOf } from './stepOf.ts';

/** Files that the steps before it printed, each by the title of its document. */
export function FilesControl(frame: ControlFrame) {
  const { definition, known } = useEditor();
  const { documents } = namesOf(known);
  const printed = listPrinted({ definition, path: stepOf(frame.path) });
  const choices = printed.map(({ uid, document }) => [`=steps.${uid}.file`, documents[document] ?? uid] as const);
  return <NamesControl {...frame} choices={Object.fromEntries(choices)} />;
}
