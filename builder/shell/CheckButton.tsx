import { useLanguage } from '../language/LanguageProvider.tsx';
import { useFindings } from '../panels/check/useFindings.ts';
import { changeView } from '../state/viewState.ts';
import { useBuilder } from '../ui/BuilderContext.ts';

/** Leads to what the check found, where it found something; `onlyErrors`: what cannot be published. */
export function CheckButton({ onlyErrors = false }: { onlyErrors?: boolean }) {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const count = useFindings().filter(({ level }) => !onlyErrors || level === 'error').length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="bd-button bd-button--quiet"
      onClick={() => changeView(view, { leftPane: 'check', sheet: 'check' })}
    >
      {say(onlyErrors ? 'publishFailedFound' : 'publishedFound', { count })}
    </button>
  );
}
