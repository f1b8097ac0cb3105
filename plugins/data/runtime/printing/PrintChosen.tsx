import { lazy, Suspense, useState } from 'react';
import { useText } from 'sala/runtime';
import { printTexts } from './printTexts.ts';
import type { NamedRecord } from './usePrintJob.ts';

const PrintDialog = lazy(async () => ({ default: (await import('./PrintDialog.tsx')).PrintDialog }));

interface Props {
  documents: readonly { name: string; title: string }[];
  count: number;
  /** The records, asked for when they are printed. */
  collect: () => Promise<NamedRecord[]>;
}

/** Prints the documents of many records. */
export function PrintChosen({ documents, ...chosen }: Props) {
  const say = useText(printTexts);
  // What was chosen when it was opened: rows may be read again meanwhile.
  const [asked, setAsked] = useState<Omit<Props, 'documents'>>();
  return (
    <>
      <button type="button" className="s-button s-button--small s-button--outline" onClick={() => setAsked(chosen)}>
        {say('open')}
      </button>
      {asked && (
        <Suspense>
          <PrintDialog documents={documents} {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
