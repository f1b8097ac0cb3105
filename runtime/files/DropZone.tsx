import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';

interface Props {
  className: string;
  /** Takes pasted files too. */
  pastes?: boolean;
  onFiles: (files: File[]) => void;
  /** A function is called with whether files are dragged over it. */
  children: ReactNode | ((over: boolean) => ReactNode);
}

/** Takes files that are dropped on it. */
export function DropZone({ className, pastes = false, onFiles, children }: Props) {
  const [over, setOver] = useState(false);
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  function handlePaste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    onFiles(pasted);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts of the buttons inside
    <div
      className={className}
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={handleDrop}
      onPaste={pastes ? handlePaste : undefined}
    >
      {typeof children === 'function' ? children(over) : children}
    </div>
  );
}
