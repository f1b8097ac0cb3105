import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The reader's choices: language and colour mode. */
export function Choices() {
  return (
    <span className="s-choices">
      <LanguageSwitch />
      <ThemeSwitch />
    </span>
  );
}
