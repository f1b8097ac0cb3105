/** A square crop of a picture: its centre as a fraction of the picture, and the zoom. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const mostZoom = 4;

/** The square in pixels of the picture, always inside it. */
export function cropBox(crop: Crop, { width, height }: { width: number; height: number }) {
  const side = Math.min(width, height) / Math.min(mostZoom, Math.max(1, crop.zoom));
  const within = (middle: number, length: number) => Math.min(length - side, Math.max(0, middle * length - side / 2));
  return { left: within(crop.x, width), top: within(crop.y, height), side };
}

/** The crop moved by a fraction of the visible part, or zoomed; kept inside the picture. */
export function moveCrop(crop: Crop, by: Partial<Crop>, picture: { width: number; height: number }): Crop {
  const zoom = Math.min(mostZoom, Math.max(1, crop.zoom + (by.zoom ?? 0)));
  const { side } = cropBox({ ...crop, zoom }, picture);
  const x = crop.x + ((by.x ?? 0) * side) / picture.width;
  const y = crop.y + ((by.y ?? 0) * side) / picture.height;
  const box = cropBox({ x, y, zoom }, picture);
  return { x: (box.left + side / 2) / picture.width, y: (box.top + side / 2) / picture.height, zoom };
}

/** The square as a small picture, for all sizes of avatars. */
export async function cutSquare(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const { left, top, side } = cropBox(crop, picture);
  const size = Math.min(512, Math.round(side));
  const canvas = new OffscreenCanvas(size, size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  pen.fillStyle = 'white'; // replaces transparency
  pen.fillRect(0, 0, size, size);
  pen.drawImage(picture, left, top, side, side, 0, 0, size, size);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
