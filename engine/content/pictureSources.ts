/**
 * The widths in which pictures are offered. A fixed list, so that nobody can make the server render thousands of
 * variants.
 */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920, 2560] as const;

export interface Picture {
  width: number;
  height: number;
}

const address = /^\/files\/\d{13}-\d{10,30}-(\d{1,5})x(\d{1,5})\/[^?#]+\.(jpe?g|png|webp|avif|gif)$/i;

/** The size of a picture of this site, read from its URL, so that a page can reserve its space before it has loaded. */
export function readPicture(url: string): Picture | undefined {
  const found = address.exec(url);
  const [width, height] = [Number(found?.[1]), Number(found?.[2])];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Animated pictures are served as the original file. */
function isResizable(url: string): boolean {
  return address.test(url) && !/\.gif$/i.test(url);
}

/** The URL of the picture in about this width; for other sites and kinds, the URL itself. */
export function pictureAt(url: string, width: number): string {
  if (!isResizable(url)) return url;
  return `${url}?w=${pictureWidths.find((each) => each >= width) ?? pictureWidths.at(-1)}`;
}

export interface PictureSources extends Partial<Picture> {
  src: string;
  srcSet?: string;
}

/**
 * The attributes of an `<img>` for this picture: every width and its size. Pictures of other sites are left unchanged.
 */
export function pictureSources(url: string): PictureSources {
  const size = readPicture(url);
  if (!size) return { src: url };
  if (!isResizable(url)) return { src: url, ...size };
  const smaller = pictureWidths.filter((width) => width < size.width);
  const whole = pictureWidths.find((width) => width >= size.width);
  const widths = smaller.map((width) => `${url}?w=${width} ${width}w`);
  if (whole) widths.push(`${url}?w=${whole} ${size.width}w`);
  return { src: pictureAt(url, 960), srcSet: widths.join(', '), ...size };
}
