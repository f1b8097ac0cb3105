import { useState } from 'react';
import { useText } from 'sala/runtime';
import type { YoutubeVideo } from '../../shared/readYoutube.ts';
import './youtubePlayer.css';

interface Props {
  video: YoutubeVideo;
  title: string;
  poster: string;
  ratio: string;
}

/** A poster with a play button; YouTube is contacted only after it is pressed. */
export function YoutubePlayer({ video, title, poster, ratio }: Props) {
  const [playing, setPlaying] = useState(false);
  const say = useText(texts);
  const name = title || say('untitled');
  const style = { aspectRatio: ratio };
  if (playing)
    return (
      <iframe
        className="w-youtube__frame"
        style={style}
        src={embed(video)}
        title={name}
        allow={allow}
        allowFullScreen
      />
    );
  return (
    <div className="w-youtube__facade" style={style}>
      {poster && <img className="w-youtube__poster" src={poster} alt="" loading="lazy" decoding="async" />}
      <button type="button" className="w-youtube__play" onClick={() => setPlaying(true)}>
        <PlayMark />
        <span className="w-youtube__name">{say('play', { title: name })}</span>
        <span className="w-youtube__hint">{say('hint')}</span>
      </button>
      <noscript>
        <a className="w-youtube__direct" href={`https://www.youtube.com/watch?v=${video.id}`} rel="noopener noreferrer">
          {say('open')}
        </a>
      </noscript>
    </div>
  );
}

const allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';

function embed({ id, start }: YoutubeVideo): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start > 0 ? `&start=${start}` : ''}`;
}

function PlayMark() {
  return (
    <svg className="w-youtube__mark" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="currentColor" />
      <path d="M26 20.5v23L45 32Z" className="w-youtube__arrow" />
    </svg>
  );
}

const texts = {
  play: { th: 'เล่นวิดีโอ {title}', en: 'Play {title}' },
  untitled: { th: 'วิดีโอ YouTube', en: 'YouTube video' },
  hint: { th: 'เมื่อกดเล่นจะเชื่อมต่อกับ YouTube', en: 'Playing connects you to YouTube' },
  open: { th: 'เปิดใน YouTube', en: 'Open on YouTube' },
};
