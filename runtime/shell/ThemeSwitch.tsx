import { MoonIcon, SunIcon } from '../icons/shellIcons.tsx';
import { useText } from '../language/useText.ts';
import { useTheme } from '../theme/useTheme.ts';

/** Turns to the other colour mode, starting from what the reader sees now. */
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
