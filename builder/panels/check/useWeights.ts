import { useEffect, useMemo, useState } from 'react';
import { pictureAt } from '../../../engine/content/pictureSources.ts';
import type { CheckFacts } from '../../../engine/layout/findings/findings.ts';
import { listPictureAddresses } from '../../../engine/layout/findings/weightChecks.ts';
import type { Layout } from '../../../schemas/index.ts';
import type { Catalog } from '../../document/catalog/catalog.ts';

/** The width that a laptop asks for. */
const width = 1280;

type Weights = Required<Pick<CheckFacts, 'weighPicture' | 'weighWidget'>>;

/** What the pictures and widgets of a page send to a reader: as the browser of who edits it received them. */
export function useWeights(layout: Layout, catalog: Catalog): Weights {
  const addresses = listPictureAddresses(layout, { findDefinition: (type) => catalog.find(type)?.definition });
  const asked = addresses.join('\n');
  const [weights, setWeights] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const found = await Promise.all(asked.split('\n').filter(Boolean).map(weigh));
      if (isHere) setWeights(new Map(found));
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [asked]);
  return useMemo(
    () => ({
      weighPicture: (address) => weights.get(address),
      weighWidget: (type) => {
        const asset = catalog.find(type)?.asset;
        return asset && readTransfer(asset.src);
      },
    }),
    [weights, catalog],
  );
}

const known = new Map<string, Promise<[string, number]>>();

/** Each picture is asked for once; one that does not answer, or of a site that says nothing, weighs nothing. */
function weigh(address: string): Promise<[string, number]> {
  const found = known.get(address) ?? measure(address);
  known.set(address, found);
  return found;
}

async function measure(address: string): Promise<[string, number]> {
  try {
    const answer = await fetch(pictureAt(address, width));
    return [address, answer.ok ? (await answer.blob()).size : 0];
  } catch {
    return [address, 0];
  }
}

function readTransfer(address: string): number | undefined {
  const [entry] = performance.getEntriesByName(new URL(address, location.href).href, 'resource');
  return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : undefined;
}
