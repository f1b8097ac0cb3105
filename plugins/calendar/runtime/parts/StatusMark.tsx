import './entry.css';

export function StatusMark({ title, tone }: { title: string; tone?: string }) {
  return (
    <span className="w-entry-status" data-tone={tone ?? 'neutral'}>
      {title}
    </span>
  );
}
