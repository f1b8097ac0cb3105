import Handlebars from 'handlebars';

const picture = /^data:image\/(png|jpeg|webp|avif);base64,[A-Za-z0-9+/]+=*$/;

/** A picture of the company that the server has read; whatever else a template gives draws nothing. */
export function drawPicture(given: unknown): Handlebars.SafeString | string {
  if (typeof given !== 'string' || !picture.test(given)) return '';
  return new Handlebars.SafeString(`<img class="picture" alt="" src="${given}">`);
}
