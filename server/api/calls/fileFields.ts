import { pictureBroken, picturesBusy, pictureTooLarge, pictureTooSlow } from '../../files/files.errors.ts';
import { flag, maybe, object, string, time, whole } from '../call/fields.ts';

export const fileFields = {
  id: string,
  name: string,
  mime: string,
  size: whole,
  width: maybe(whole),
  height: maybe(whole),
  created_at: time,
  kind: string,
  public: flag,
  hash: maybe(string),
  url: string,
};
export const file = object(fileFields);

/** Refusals of a picture that is read or drawn. */
export const drawing = [pictureTooLarge, pictureBroken, pictureTooSlow, picturesBusy];
