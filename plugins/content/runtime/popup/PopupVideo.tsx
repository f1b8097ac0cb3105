import { readVideo } from '../../shared/readVideo.ts';

/** The video of a popup. */
export function PopupVideo({ address, title }: { address: string; title: string }) {
  const video = readVideo(address);
  if (!video) return null;
  if (video.kind === 'file') {
    // biome-ignore lint/a11y/useMediaCaption: a popup takes one address; captions belong to the video widget
    return <video className="w-popup__media" src={video.src} controls playsInline preload="none" />;
  }
  return (
    <iframe
      className="w-popup__media w-popup__player"
      src={video.embed}
      title={title || 'YouTube'}
      loading="lazy"
      allowFullScreen
    />
  );
}
