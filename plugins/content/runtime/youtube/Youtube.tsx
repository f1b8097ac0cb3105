import type { WidgetViewProps } from 'sala/runtime';
import { readYoutube } from '../../shared/readYoutube.ts';
import { DrawnPicture } from '../parts/DrawnPicture.tsx';
import { YoutubePlayer } from './YoutubePlayer.tsx';

interface Properties {
  url: string;
  title: string;
  poster: string;
  caption: string;
  ratio: string;
  placeholder: string;
}

/** A YouTube video; without a video id what stands for it, if anything. */
export function Youtube({ object }: WidgetViewProps<Properties>) {
  const { url, title, poster, caption, ratio, placeholder } = object;
  const video = readYoutube(url);
  if (!video)
    return <DrawnPicture scene={placeholder} style={{ aspectRatio: ratio, borderRadius: 'var(--s-radius)' }} />;
  return (
    <figure className="w-youtube">
      <YoutubePlayer video={video} title={title} poster={poster} ratio={ratio} />
      {caption && <figcaption className="w-youtube__caption">{caption}</figcaption>}
    </figure>
  );
}
