import { Logo } from '../../runtime/ui/icons/Logo.tsx';

interface Props {
  title: string;
  detail?: string;
  retryLabel?: string;
  onRetry?: () => void;
}

/** Shown until the builder is loaded, and when it cannot be opened. */
export function StartScreen({ title, detail, retryLabel, onRetry }: Props) {
  return (
    <div className="bd-start" role={onRetry ? 'alert' : 'status'}>
      <Logo size={40} />
      <strong>{title}</strong>
      {detail && <p className="bd-help">{detail}</p>}
      {onRetry ? (
        <button type="button" className="bd-button bd-button--primary" onClick={onRetry}>
          {retryLabel}
        </button>
      ) : (
        <div className="s-skeleton" />
      )}
    </div>
  );
}
