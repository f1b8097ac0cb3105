import { useEffect, useState } from 'react';
import { type BlockPart, listParts } from '../../../engine/layout/listParts.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';

/** The parts of a saved block as pages show it; undefined while it is read. */
export function useBlockParts(key: string): readonly BlockPart[] | 'failed' | undefined {
  const { layouts, catalog } = useBuilder();
  const [read, setRead] = useState<{ key: string; parts: readonly BlockPart[] | 'failed' }>();
  useEffect(() => {
    let isHere = true;
    const findDefinition = (type: string) => catalog.find(type)?.definition;
    layouts.read(key).then(
      ({ published, draft }) => {
        const parts = listParts((published ?? draft)?.rows ?? [], findDefinition);
        if (isHere) setRead({ key, parts });
      },
      () => isHere && setRead({ key, parts: 'failed' }),
    );
    return () => {
      isHere = false;
    };
  }, [layouts, catalog, key]);
  return read?.key === key ? read.parts : undefined;
}
