/** The widths that pictures are offered in. A fixed list: nobody can make the server draw a thousand of them. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920, 2560] as const;

export interface Picture {
  width: number;
  height: number;
}

const address = /^\/files\/\d{13}-\d{10,30}-(\d{1,5})x(\d{1,5})\/[^?#]+\.(jpe?g|png|webp|avif|gif)$/i;

/** How large a picture of this site is: its address tells, so that a page keeps its place before it has arrived. */
export function readPicture(url: string): Picture | undefined {
  const found = address.exec(url);
  const [width, height] = [Number(found?.[1]), Number(found?.[2])];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Pictures that move keep their own file. */
function isResizable(url: string): boolean {
  return address.test(url) && !/\.gif$/i.test(url);
}

/** The picture in about this width; of another site or kind, the picture itself. */
export function pictureAt(url: string, width: number): string {
  if (!isResizable(url)) return url;
  return `${url}?w=${pictureWidths.find((each) => each >= width) ?? pictureWidths.at(-1)}`;
}

export interface PictureSources extends Partial<Picture> {
  src: string;
  srcSet?: string;
}

/** What an `<img>` of this picture says: every width it comes in and its size. Foreign pictures stay as they are. */
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
