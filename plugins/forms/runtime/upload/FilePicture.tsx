import { useEffect, useState } from 'react';
import { fileTypes, pictureAt, readExtension } from 'sala/engine';
import { Icon } from 'sala/runtime';
import type { UploadedFile } from '../../shared/uploadRules.ts';

const icons: Record<string, string> = {
  image: 'image',
  video: 'film',
  audio: 'music',
  archive: 'folder-archive',
  text: 'file-text',
};

/** A preview of a file: a thumbnail for pictures, an icon for other kinds. */
export function FilePicture({ file, blob }: { file: UploadedFile; blob?: Blob }) {
  const kind = fileTypes[readExtension(file.name)]?.kind ?? 'document';
  const own = useObjectUrl(kind === 'image' ? blob : undefined);
  const src = own ?? (kind === 'image' && file.outputLink ? pictureAt(file.outputLink, 160) : undefined);
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken)
    return <img className="w-upload__picture" src={src} alt="" onError={() => setBroken(src)} decoding="async" />;
  return (
    <span className="w-upload__picture">
      <Icon name={icons[kind] ?? 'file'} size={24} />
    </span>
  );
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
