import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';

interface Props {
  onFiles: (files: File[]) => void;
  /** Called with whether files are dragged over it. */
  children: (over: boolean) => ReactNode;
}

/** Takes files that are dropped on it or pasted. */
export function DropZone({ onFiles, children }: Props) {
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
      className="w-upload"
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      {children(over)}
    </div>
  );
}
