import { useState } from 'react';
import { Avatar, type AvatarSize, FileButton, loadUploader, type StoredFile, useApi, useText } from 'sala/runtime';
import { Note } from '../parts/Note.tsx';
import { useCall } from '../parts/useCall.ts';
import { CropDialog } from './CropDialog.tsx';
import { pictureTexts } from './pictureTexts.ts';

interface Props {
  name: string;
  image?: string;
  size: AvatarSize;
  onChanged: () => Promise<void>;
}

const mostMegabytes = 8;

/** The person's avatar: choose, crop and remove. */
export function PictureField({ name, image, size, onChanged }: Props) {
  const say = useText(pictureTexts);
  const api = useApi();
  const { busy, refusal, run } = useCall();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();

  async function choose(file: File) {
    setDone(undefined);
    setProblem(undefined);
    // Only the small square is sent, but decoding a huge picture could crash the browser.
    if (file.size > 5 * mostMegabytes * 1024 * 1024) return setProblem(say('tooLarge'));
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      setProblem(say('unreadable'));
    }
  }

  const save = (avatar: string) => api('/api/account', { method: 'PUT', body: { avatar } });

  async function use(square: Blob) {
    const isSaved = await run(async () => {
      const { url } = await sendSquare(square);
      await save(url);
      await onChanged();
    });
    if (!isSaved) return;
    setPicture(undefined);
    setDone(say('saved'));
  }

  async function sendSquare(square: Blob): Promise<StoredFile> {
    const { startUpload } = await loadUploader();
    const upload = startUpload({ api, file: square, name: 'avatar.jpg', target: { purpose: 'avatar' } });
    return new Promise((resolve, reject) => {
      upload.subscribe(() => {
        const { file, phase, error } = upload.read();
        if (file) resolve(file);
        else if (phase === 'failed') reject(error);
      });
    });
  }

  async function remove() {
    const isRemoved = await run(async () => {
      await save('');
      await onChanged();
    });
    if (isRemoved) setDone(say('removed'));
  }

  return (
    <div className="w-account_profile__picture">
      <Avatar name={name} image={image} size={size} />
      <div className="w-account__actions">
        <FileButton
          title={say(image ? 'change' : 'choose')}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChoose={([file]) => file && void choose(file)}
        />
        {image && (
          <button type="button" className="s-button s-button--quiet s-button--small" disabled={busy} onClick={remove}>
            {say('remove')}
          </button>
        )}
      </div>
      <Note>{problem ?? (picture ? undefined : refusal)}</Note>
      <Note kind="success">{done}</Note>
      {picture && (
        <CropDialog
          picture={picture}
          busy={busy}
          refusal={refusal}
          onDone={use}
          onClose={() => setPicture(undefined)}
        />
      )}
    </div>
  );
}
