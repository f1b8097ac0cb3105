import { ConfirmDialog, type StoredFile, useApi, useText } from 'sala/runtime';
import { libraryTexts } from './libraryTexts.ts';

interface Props {
  file: StoredFile;
  uses: number;
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms deleting a file and lists the places that use it. */
export function DeleteDialog({ file, uses, onDeleted, onClose }: Props) {
  const say = useText(libraryTexts);
  const api = useApi();
  async function remove() {
    await api(`/api/files/${file.id}`, { method: 'DELETE' });
    onDeleted();
  }
  return (
    <ConfirmDialog
      title={say('deleteTitle', { name: file.name })}
      text={uses > 0 ? say('deleteUsed', { n: uses }) : say('deleteUnused')}
      action={say('delete')}
      danger
      perform={remove}
      onClose={onClose}
    />
  );
}
