import { useText } from 'sala/runtime';
import { corePaths, popupPrefix } from 'sala/schemas';
import { PopupContent, type PopupProperties } from './PopupContent.tsx';

/** In the builder it stays closed, and its content is drawn in place. */
export function EditingPopup({ object }: { object: PopupProperties }) {
  return (
    <div className="w-popup w-popup--editing">
      <PopupContent object={object} rows={object.contentType === 'layout' && <Named popup={object.popup} />} />
    </div>
  );
}

/** The popup by its name, with the way to its own editor. */
function Named({ popup }: { popup: string }) {
  const say = useText(texts);
  if (!popup) return <p className="s-placeholder">{say('unnamed')}</p>;
  return (
    <p className="s-placeholder">
      {say('named', { popup })}{' '}
      <a href={`${corePaths.builder}/${encodeURIComponent(`${popupPrefix}${popup}`)}`} target="_blank" rel="noopener">
        {say('edit')}
      </a>
    </p>
  );
}

const texts = {
  unnamed: { th: 'เลือกป๊อปอัป', en: 'Choose a popup' },
  named: { th: 'ป๊อปอัป “{popup}”', en: 'Popup “{popup}”' },
  edit: { th: 'แก้ไขป๊อปอัป', en: 'Edit the popup' },
};
