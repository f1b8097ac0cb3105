import type { ReactNode } from 'react';

/** The few icons of the shell, included in the page's script so that they never appear late. */
function ShellIcon({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg
      className={`s-glyph s-glyph--${name}`}
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function MenuIcon() {
  return (
    <ShellIcon name="menu">
      <path d="M4 7h16M4 12h16M4 17h16" />
    </ShellIcon>
  );
}

export function SearchIcon() {
  return (
    <ShellIcon name="search">
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </ShellIcon>
  );
}

export function ChevronIcon() {
  return (
    <ShellIcon name="chevron">
      <path d="m6 9 6 6 6-6" />
    </ShellIcon>
  );
}

export function CloseIcon() {
  return (
    <ShellIcon name="close">
      <path d="M6 6l12 12M18 6 6 18" />
    </ShellIcon>
  );
}

export function SunIcon() {
  return (
    <ShellIcon name="sun">
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </ShellIcon>
  );
}

export function MoonIcon() {
  return (
    <ShellIcon name="moon">
      <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z" />
    </ShellIcon>
  );
}
