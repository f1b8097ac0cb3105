import { type CSSProperties, useState } from 'react';
import { useText, type WidgetViewProps } from 'sala/runtime';
import { type GalleryImage, Lightbox } from './Lightbox.tsx';
import './gallery.css';

interface Properties {
  images: GalleryImage[];
  columns: number;
  ratio: string;
  captions: boolean;
  lightbox: boolean;
}

export function Gallery({ object }: WidgetViewProps<Properties>) {
  const { columns, ratio, captions, lightbox } = object;
  const images = object.images.filter((image) => image.url);
  const [opened, setOpened] = useState<number>();
  const say = useText(texts);
  if (images.length === 0) return null;
  const style = {
    '--w-gallery-columns': columns,
    '--w-gallery-ratio': ratio === 'original' ? 'auto' : ratio,
  } as CSSProperties; // custom properties are not in React's type
  return (
    <div className="w-gallery" style={style}>
      <ul className="w-gallery__grid">
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
                <Thumbnail image={image} alt="" />
              </button>
            ) : (
              <Thumbnail image={image} alt={image.alt} />
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

function Thumbnail({ image, alt }: { image: GalleryImage; alt: string }) {
  return <img className="w-gallery__image" src={image.url} alt={alt} loading="lazy" decoding="async" />;
}

const texts = { open: { th: 'ดูรูปใหญ่: {name}', en: 'See large: {name}' } };
