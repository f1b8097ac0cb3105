import './revealButton.css';

interface Props {
  label: string;
  shown: boolean;
  onChange: (shown: boolean) => void;
}

/** Shows and hides what is typed into the secret field before it; both stand in a box with `position: relative`. */
export function RevealButton({ label, shown, onChange }: Props) {
  return (
    <button type="button" className="s-reveal" aria-pressed={shown} aria-label={label} onClick={() => onChange(!shown)}>
      <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <g stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
          <path d="M2.5 12C4.7 7.8 8 5.7 12 5.7s7.3 2.1 9.5 6.3c-2.2 4.2-5.5 6.3-9.5 6.3S4.7 16.2 2.5 12Z" />
          <circle cx="12" cy="12" r="2.9" />
          {!shown && <path d="M4.5 19.5 19.5 4.5" />}
        </g>
      </svg>
    </button>
  );
}
