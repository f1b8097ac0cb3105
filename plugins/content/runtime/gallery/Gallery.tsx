import { type CSSProperties, useState } from 'react';
import { Picture, useText, type WidgetViewProps } from 'sala/runtime';
import { DrawnPicture } from '../parts/DrawnPicture.tsx';
import { type GalleryImage, Lightbox } from './Lightbox.tsx';
import './gallery.css';

interface Properties {
  images: GalleryImage[];
  columns: number;
  ratio: string;
  captions: boolean;
  lightbox: boolean;
  placeholder: string;
  /** Contains the first picture of the page, which loads with high priority. */
  firstPicture?: boolean;
}

export function Gallery({ object }: WidgetViewProps<Properties>) {
  const { columns, ratio, captions, lightbox, placeholder, firstPicture } = object;
  const images = object.images.filter((image) => image.url);
  const [opened, setOpened] = useState<number>();
  const say = useText(texts);
  if (images.length === 0 && placeholder === 'none') return null;
  const style = {
    '--w-gallery-columns': columns,
    '--w-gallery-ratio': ratio === 'original' ? 'auto' : ratio,
  } as CSSProperties; // custom properties are not in React's type
  const sizes = `(min-width: 72rem) ${Math.ceil(70 / columns)}rem, (min-width: 40rem) ${Math.ceil(100 / columns)}vw, 50vw`;
  const thumbnail = (image: GalleryImage, index: number, alt: string) => (
    <Picture className="w-gallery__image" src={image.url} alt={alt} sizes={sizes} first={firstPicture && index === 0} />
  );
  return (
    <div className="w-gallery" style={style}>
      <ul className="w-gallery__grid">
        {images.length === 0 &&
          Array.from({ length: columns }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
            <li key={index}>
              <DrawnPicture scene={placeholder} className="w-gallery__image" />
            </li>
          ))}
        {images.map((image, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice, and none moves
          <li key={index}>
            {lightbox ? (
              <button
                type="button"
                className="w-gallery__open"
                aria-label={say('open', { name: image.alt || image.caption || String(index + 1) })}
                onClick={() => setOpened(index)}
              >
                {thumbnail(image, index, '')}
              </button>
            ) : (
              thumbnail(image, index, image.alt)
            )}
            {captions && image.caption && <p className="w-gallery__caption">{image.caption}</p>}
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Lightbox images={images} index={opened} onMove={setOpened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

const texts = { open: { th: 'ดูรูปใหญ่: {name}', en: 'See large: {name}' } };
