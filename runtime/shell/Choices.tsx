import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** What a reader may choose for himself: language and colour mode. */
export function Choices() {
  return (
    <span className="s-choices">
      <LanguageSwitch />
      <ThemeSwitch />
    </span>
  );
}
