import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useDialogAddress } from '../parts/useDialogAddress.ts';

const BulkBar = lazy(async () => ({ default: (await import('./bulk/BulkBar.tsx')).BulkBar }));

/** What may be done with many rows; its code is fetched when the first is chosen, or by a link to what it opens. */
export function ChosenRows(props: ComponentProps<typeof BulkBar>) {
  const dialog = useDialogAddress(props.uid);
  const isWanted = props.chosen.length > 0 || dialog.current === 'print';
  const [isUsed, setUsed] = useState(isWanted);
  if (isWanted && !isUsed) setUsed(true);
  if (!isUsed) return null;
  return (
    <Suspense>
      <BulkBar {...props} />
    </Suspense>
  );
}
