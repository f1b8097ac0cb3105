import { useText } from '../../language/useText.ts';
import { MoonIcon, SunIcon } from '../../ui/icons/shellIcons.tsx';
import { switchTheme } from '../../ui/theme/switchTheme.ts';

/** Switches to the other colour mode, starting from the current one. */
export function ThemeSwitch() {
  const say = useText();
  return (
    <button
      type="button"
      className="s-tool s-needs-script"
      aria-label={say('theme')}
      title={say('theme')}
      onClick={switchTheme}
    >
      <SunIcon />
      <MoonIcon />
    </button>
  );
}
