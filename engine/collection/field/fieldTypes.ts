import { address } from './types/address.ts';
import { color } from './types/color.ts';
import { duration } from './types/duration.ts';
import type { FieldTypeDefinition } from './types/fieldType.ts';
import { file, image } from './types/files.ts';
import { flow } from './types/flow.ts';
import { geo } from './types/geo.ts';
import { json } from './types/json.ts';
import { money } from './types/money.ts';
import { multilingual } from './types/multilingual.ts';
import { percent } from './types/percent.ts';
import { picture } from './types/picture.ts';
import { richText } from './types/richText.ts';
import { signature } from './types/signature.ts';
import { tags } from './types/tags.ts';

/** Every field type, by the name that `x-type` gives. A new one is an entry here and a widget of the same name. */
export const fieldTypes = {
  money,
  percent,
  duration,
  color,
  tags,
  multilingual,
  address,
  geo,
  rich_text: richText,
  json,
  flow,
  signature,
  file,
  image,
  picture,
} satisfies Record<string, FieldTypeDefinition>;

export type FieldTypeName = keyof typeof fieldTypes;
