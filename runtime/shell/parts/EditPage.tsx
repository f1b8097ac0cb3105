import { corePaths } from '../../../schemas/index.ts';
import { usePage } from '../../context/usePage.ts';
import { useText } from '../../language/useText.ts';

/** Leads to the builder from a page that its reader may edit. */
export function EditPage({ className }: { className: string }) {
  const { layoutKey, editable } = usePage();
  const say = useText(texts);
  if (!editable || !layoutKey) return null;
  return (
    <a className={className} href={`${corePaths.builder}/${encodeURIComponent(layoutKey)}`}>
      {say('editPage')}
    </a>
  );
}

const texts = { editPage: { th: 'แก้ไขหน้านี้', en: 'Edit this page' } };
