import { type ReactNode, useEffect, useState } from 'react';
import { RichText } from 'sala/runtime';
import type { PopupVideo } from './PopupVideo.tsx';

export interface PopupProperties {
  title: string;
  contentType: 'image' | 'video' | 'text' | 'layout';
  imageUrl: string;
  alt: string;
  videoUrl: string;
  textContent: string;
  popup: string;
  displayType: 'firstVisit' | 'everyReload';
  delay: number;
  autoclose: boolean;
  autocloseDelay: number;
}

/** What stands in the popup; with the content `layout` the rows of another layout. */
export function PopupContent({
  object,
  titleId,
  rows,
}: {
  object: PopupProperties;
  titleId?: string;
  rows: ReactNode;
}) {
  const { title, contentType, imageUrl, alt, textContent } = object;
  return (
    <>
      {title && (
        <h2 id={titleId} className="w-popup__title">
          {title}
        </h2>
      )}
      {contentType === 'image' && imageUrl && (
        <img className="w-popup__media" src={imageUrl} alt={alt} loading="lazy" />
      )}
      {contentType === 'video' && object.videoUrl && <LatePopupVideo address={object.videoUrl} title={title} />}
      {contentType === 'text' && textContent && <RichText html={textContent} className="w-popup__text" />}
      {rows && <div className="w-popup__rows">{rows}</div>}
    </>
  );
}

/** The player is loaded after hydration, and only for popups with a video. */
function LatePopupVideo({ address, title }: { address: string; title: string }) {
  const [Player, setPlayer] = useState<typeof PopupVideo>();
  useEffect(() => {
    import('./PopupVideo.tsx').then(
      (module) => setPlayer(() => module.PopupVideo),
      () => undefined, // the popup is shown without its video
    );
  }, []);
  return <div className="w-popup__film">{Player && <Player address={address} title={title} />}</div>;
}
