import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { nestValues } from '../../../engine/layout/form/nestValues.ts';
import type { LayoutObject, Row } from '../../../schemas/index.ts';
import { usePage } from '../../context/usePage.ts';
import { useForm } from '../../form/FormContext.tsx';
import { fillObject, renderTexts } from './fillObject.ts';
import { needsFormulas, textFormulas } from './textFormulas.ts';

interface Props {
  object: LayoutObject;
  draw: (object: LayoutObject) => ReactNode;
}

export async function loadFormulas(rows: Row[]): Promise<void> {
  if (needsFormulas(rows)) await textFormulas.load();
}

/** An object whose texts depend on the form; drawn again only when one of them changes. */
export function BoundObject({ object, draw }: Props) {
  const form = useForm();
  const { session, site } = usePage();
  const { bound = [] } = object;
  const place = { language: session.language, timeZone: site.timeZone };
  // Opened for each writing: what may be computed is shared by the texts of one object.
  const write = (values: ReturnType<typeof form.values>) =>
    JSON.stringify(renderTexts(bound, nestValues(values), { place, formulas: textFormulas.find()?.() }));
  const texts = useSyncExternalStore(
    form.subscribeAll,
    () => write(form.values()),
    () => write({}),
  );
  const filled = useMemo(() => fillObject(object, JSON.parse(texts) as string[]), [object, texts]);
  return draw(filled);
}
