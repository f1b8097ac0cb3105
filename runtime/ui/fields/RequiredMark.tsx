import { readText } from '../../../schemas/text.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';

const required = { th: 'จำเป็น', en: 'required' };

/** The sign beside the label of a field that must be filled in. It is not read out: the field says so itself. */
export function RequiredMark() {
  const language = useUiLanguage();
  return (
    <span className="s-field__required" title={readText(required, language)} aria-hidden="true">
      *
    </span>
  );
}
