import { useId } from 'react';
import { useLanguage } from 'sala/runtime';
import { type Json, readText } from 'sala/schemas';
import { getAt, isWithin, type Path, readPath } from '../../../shared/places.ts';
import { useEditor } from '../parts/EditorContext.ts';

/** The value at a place of the definition, and what is wrong there or inside of it. */
export function useParam(path: Path) {
  const { definition, faults, change } = useEditor();
  const language = useLanguage();
  const id = useId();
  const fault = faults.find((one) => isWithin(readPath(one.path ?? ''), path));
  return {
    id,
    value: getAt(definition, path),
    error: fault && readText(fault.text ?? fault.message, language),
    setValue: (value: Json | undefined) => change(path, value),
  };
}
