import { type ReactNode, useMemo } from 'react';
import { blockKey, layoutOfBlock } from '../../engine/layout/form/formBlock.ts';
import type { LayoutObject } from '../../schemas/index.ts';
import { CopyRow } from '../form/CopyRow.tsx';
import { FieldRoot } from '../form/FieldScope.tsx';
import { FormPage } from '../form/FormPage.tsx';
import { FormProvider } from '../form/FormProvider.tsx';
import { DrawContext, useDraw } from './DrawContext.ts';
import { logicsOf } from './visibility/conditions.ts';

interface Props {
  object: LayoutObject;
  renderRows: () => ReactNode;
}

/** The rows of an object as a form of their own, with its buttons: there may be several on a page. */
export function FormBlock({ object, renderRows }: Props) {
  const outer = useDraw();
  const layout = useMemo(() => layoutOfBlock(object), [object]);
  const draw = useMemo(() => ({ ...outer, CopyRow, logics: logicsOf(layout.rows) }), [outer, layout]);
  const key = outer.layoutKey === undefined ? undefined : blockKey(outer.layoutKey, object.uid);
  return (
    <DrawContext value={draw}>
      <FieldRoot>
        <FormProvider>
          <FormPage layout={layout} formKey={key} drawRows={() => renderRows()} />
        </FormProvider>
      </FieldRoot>
    </DrawContext>
  );
}
