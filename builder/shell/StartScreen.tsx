import { Logo } from '../../runtime/ui/icons/Logo.tsx';

interface Props {
  title: string;
  detail?: string;
  retryLabel?: string;
  onRetry?: () => void;
  /** Where else to go. */
  way?: { href: string; label: string };
}

/** Shown until the builder is loaded, and when it cannot be opened. */
export function StartScreen({ title, detail, retryLabel, onRetry, way }: Props) {
  const isFailed = onRetry !== undefined || way !== undefined;
  return (
    <div className="bd-start" role={isFailed ? 'alert' : 'status'}>
      <Logo size={40} />
      <strong>{title}</strong>
      {detail && <p className="bd-help">{detail}</p>}
      {onRetry && (
        <button type="button" className="bd-button bd-button--primary" onClick={onRetry}>
          {retryLabel}
        </button>
      )}
      {way && (
        <a className={onRetry ? 'bd-button bd-button--quiet' : 'bd-button bd-button--primary'} href={way.href}>
          {way.label}
        </a>
      )}
      {!isFailed && <div className="s-skeleton" />}
    </div>
  );
}
