import { memo, type RefObject, useEffect, useState } from 'react';
import { prepareObject } from '../../../engine/layout/reading/prepareObject.ts';
import { afterIdle } from '../../../runtime/context/afterIdle.ts';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { Icon as NamedIcon } from '../../../runtime/ui/icons/Icon.tsx';
import type { JsonObject, Language, LayoutObject, Row, WidgetDefinition } from '../../../schemas/index.ts';
import { cleanHtml } from '../../canvas/cleanHtml.ts';
import { createObject } from '../../document/catalog/createObject.ts';
import { createUid } from '../../document/tree/createUid.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { useSeen } from '../../ui/useSeen.ts';
import { DrawnRows } from '../readyMade/ReadyMadePicture.tsx';
import { prepareShown } from '../readyMade/useReadyMade.ts';
import { sayExample } from './sayExample.ts';

/** A new object of a widget, drawn small by the runtime: what a press puts onto the page. Of one that draws nothing yet, its icon. */
export const WidgetPicture = memo(function WidgetPicture({ definition }: { definition: WidgetDefinition }) {
  const { place, rows } = useExample(definition);
  return (
    <div ref={place} className="bd-palette__picture" inert>
      <NamedIcon name={definition.icon} />
      {rows && <DrawnRows rows={rows} drawRows={drawLines} />}
    </div>
  );
});

/** The rows with the object, prepared when the picture is seen and the browser has nothing else to do. */
function useExample(definition: WidgetDefinition): {
  place: RefObject<HTMLDivElement | null>;
  rows: Row[] | undefined;
} {
  const runtime = useRuntime();
  const { catalog } = useBuilder();
  const { language } = useLanguage();
  const { place, isSeen } = useSeen();
  const [rows, setRows] = useState<Row[]>();
  useEffect(() => {
    const { example } = definition;
    const drawn = catalog.find((example !== 'icon' && example?.as) || definition.type);
    if (!isSeen || !drawn || example === 'icon') return;
    let isHere = true;
    const { object: properties, data } = example ?? {};
    const object = createExample(drawn.definition, properties, language);
    const shown = {
      rows: [{ uid: createUid(), columns: [{ uid: createUid(), objects: [object] }] }],
      data: data ? { [object.uid]: sayExample(data, language) as JsonObject } : {}, // an object as before
      widgets: { [drawn.definition.type]: drawn.asset },
    };
    // Without a picture the icon is left.
    const draw = () =>
      prepareShown(runtime, shown).then(
        (found) => isHere && setRows(found),
        () => undefined,
      );
    afterIdle(() => void draw());
    return () => {
      isHere = false;
    };
  }, [runtime, catalog, definition, language, isSeen]);
  return { place, rows };
}

function createExample(
  definition: WidgetDefinition,
  example: JsonObject | undefined,
  language: Language,
): LayoutObject {
  const rows = definition.container ? { rows: someRows } : {};
  // It has a uid and a type, as every object that is created; JSON does not say so.
  const created = { ...createObject(definition), ...example, ...rows } as unknown as LayoutObject;
  return prepareObject(created, definition, { language, sanitizeHtml: cleanHtml });
}

/** Containers draw their rows only when there are any. */
const someRows: Row[] = [{ uid: 'rows', columns: [] }];

/** What containers hold: lines, whatever it will be. */
const drawLines = () => <div className="bd-palette__lines" />;
