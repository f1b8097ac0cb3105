import { useText } from '../../language/useText.ts';
import { MoonIcon, SunIcon } from '../../ui/icons/shellIcons.tsx';
import { useTheme } from '../../ui/theme/useTheme.ts';

/** Switches to the other colour mode, starting from the current one. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  const say = useText();

  function handleClick() {
    const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    setTheme(dark ? 'light' : 'dark');
  }

  return (
    <button
      type="button"
      className="s-tool s-needs-script"
      aria-label={say('theme')}
      title={say('theme')}
      onClick={handleClick}
    >
      <SunIcon />
      <MoonIcon />
    </button>
  );
}
