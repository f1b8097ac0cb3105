import { Mark } from '../../runtime/icons/Mark.tsx';

interface Props {
  title: string;
  detail?: string;
  retryLabel?: string;
  onRetry?: () => void;
}

/** What is seen until the builder is there, and if it cannot be opened. */
export function StartScreen({ title, detail, retryLabel, onRetry }: Props) {
  return (
    <div className="bd-start" role={onRetry ? 'alert' : 'status'}>
      <Mark size={40} />
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
