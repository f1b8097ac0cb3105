export { BackgroundVideo } from './BackgroundVideo.tsx';
export { blockStyle } from './blockStyle.ts';
