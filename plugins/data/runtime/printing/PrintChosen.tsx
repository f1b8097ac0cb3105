import { lazy, Suspense, useState } from 'react';
import { useText } from 'sala/runtime';
import { useDialogAddress } from '../parts/useDialogAddress.ts';
import { printTexts } from './printTexts.ts';
import type { NamedRecord } from './usePrintJob.ts';

const PrintDialog = lazy(async () => ({ default: (await import('./PrintDialog.tsx')).PrintDialog }));

interface Props {
  uid: string;
  documents: readonly { name: string; title: string }[];
  count: number;
  /** Nothing was chosen: only a link opens it, for all that the list finds. */
  isLinked?: boolean;
  /** The records, asked for when they are printed. */
  collect: () => Promise<NamedRecord[]>;
}

/** Prints the documents of many records. */
export function PrintChosen({ uid, documents, isLinked, ...chosen }: Props) {
  const say = useText(printTexts);
  // What was chosen when it was opened: rows may be read again meanwhile.
  const [asked, setAsked] = useState<Pick<Props, 'count' | 'collect'>>();
  const dialog = useDialogAddress(uid);
  const open = () => {
    setAsked(chosen);
    dialog.open('print');
  };
  return (
    <>
      {!isLinked && (
        <button type="button" className="s-button s-button--small s-button--outline" onClick={open}>
          {say('open')}
        </button>
      )}
      {dialog.current === 'print' && (
        <Suspense>
          <PrintDialog documents={documents} {...(asked ?? chosen)} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
