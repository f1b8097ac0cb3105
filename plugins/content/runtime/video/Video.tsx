import { useEffect, useRef } from 'react';
import { useRuntime, useText, type WidgetViewProps } from 'sala/runtime';
import * as contentWords from '../../shared/contentWords.ts';
import { readVideo } from '../../shared/readVideo.ts';
import { readYoutube } from '../../shared/readYoutube.ts';
import { DrawnPicture } from '../parts/DrawnPicture.tsx';
import { YoutubePlayer } from '../youtube/YoutubePlayer.tsx';
import './video.css';

interface Properties {
  url: string;
  title: string;
  caption: string;
  poster: string;
  tracks: { url: string; language: string; label: string }[];
  autoplay: boolean;
  loop: boolean;
  ratio: string;
  placeholder: string;
}

export function Video({ object }: WidgetViewProps<Properties>) {
  const { url, title, caption, poster, ratio, placeholder } = object;
  const video = readVideo(url);
  if (!video)
    return <DrawnPicture scene={placeholder} style={{ aspectRatio: ratio, borderRadius: 'var(--s-radius)' }} />;
  const film = video.kind === 'youtube' ? readYoutube(url) : undefined;
  return (
    <figure className="w-video">
      {film ? (
        <YoutubePlayer video={film} title={title} poster={poster} ratio={ratio} />
      ) : (
        <FilePlayer object={object} />
      )}
      {caption && <figcaption className="w-video__caption">{caption}</figcaption>}
    </figure>
  );
}

function FilePlayer({ object }: { object: Properties }) {
  const { url, title, poster, tracks, autoplay, loop, ratio } = object;
  const { editing } = useRuntime();
  const player = useRef<HTMLVideoElement>(null);
  const say = useText(texts);
  useEffect(() => {
    if (autoplay && !editing && player.current) return playWhileVisible(player.current);
  }, [autoplay, editing]);
  return (
    <video
      ref={player}
      className="w-video__player"
      style={{ aspectRatio: ratio }}
      src={url}
      poster={poster || undefined}
      aria-label={title || say('untitled')}
      controls
      playsInline
      loop={loop}
      muted={autoplay}
      preload={poster ? 'none' : 'metadata'}
    >
      {tracks
        .filter((track) => track.url)
        .map((track, index) => (
          <track
            key={track.url}
            kind="subtitles"
            src={track.url}
            srcLang={track.language}
            label={track.label || track.language}
            default={index === 0}
          />
        ))}
    </video>
  );
}

/** Plays while at least half of it is in view, unless the person paused it or asked for less motion. */
function playWhileVisible(player: HTMLVideoElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let seen = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      seen = entry?.isIntersecting ?? false;
      if (seen)
        player.play().catch(() => undefined); // a browser may refuse; the controls remain
      else player.pause();
    },
    { threshold: 0.5 },
  );
  const handlePause = () => {
    if (seen && !player.ended) observer.disconnect();
  };
  observer.observe(player);
  player.addEventListener('pause', handlePause);
  return () => {
    observer.disconnect();
    player.removeEventListener('pause', handlePause);
  };
}

const texts = { untitled: contentWords.video };
