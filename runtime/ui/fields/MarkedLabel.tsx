import { Label } from 'react-aria-components';
import { RequiredMark } from './RequiredMark.tsx';

/**
 * The label of a field of React Aria. The mark stands beside it: an open list hides the label from what reads aloud, and the name of
 * the field is then made of all that the label holds, hidden or not.
 */
export function MarkedLabel({ label, required }: { label: string; required?: boolean }) {
  return (
    <span className="s-field__label">
      <Label>{label}</Label>
      {required && <RequiredMark />}
    </span>
  );
}
