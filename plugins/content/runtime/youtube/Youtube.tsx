import type { WidgetViewProps } from 'sala/runtime';
import { readYoutube } from '../../shared/readYoutube.ts';
import { YoutubePlayer } from './YoutubePlayer.tsx';

interface Properties {
  url: string;
  title: string;
  poster: string;
  caption: string;
  ratio: string;
}

/** A YouTube video; draws nothing without a video id. */
export function Youtube({ object }: WidgetViewProps<Properties>) {
  const { url, title, poster, caption, ratio } = object;
  const video = readYoutube(url);
  if (!video) return null;
  return (
    <figure className="w-youtube">
      <YoutubePlayer video={video} title={title} poster={poster} ratio={ratio} />
      {caption && <figcaption className="w-youtube__caption">{caption}</figcaption>}
    </figure>
  );
}
