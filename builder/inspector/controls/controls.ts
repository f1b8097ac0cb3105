import type { ComponentType } from 'react';
import type { ControlName } from '../chooseControl.ts';
import type { ControlProps } from '../controlProps.ts';
import { QueryControl } from '../query/QueryControl.tsx';
import { AddressControl } from './AddressControl.tsx';
import { BoxControl } from './BoxControl.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import { ColorControl } from './ColorControl.tsx';
import { DevicesControl } from './DevicesControl.tsx';
import { FileControl } from './FileControl.tsx';
import { GroupControl } from './GroupControl.tsx';
import { IconControl } from './IconControl.tsx';
import { JsonControl } from './JsonControl.tsx';
import { ListControl } from './ListControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { RichTextControl } from './RichTextControl.tsx';
import { SwitchControl } from './SwitchControl.tsx';
import { TextareaControl } from './TextareaControl.tsx';
import { TextControl } from './TextControl.tsx';

/** The control of each name. */
export const controls: Record<ControlName, ComponentType<ControlProps>> = {
  text: TextControl,
  textarea: TextareaControl,
  'rich-text': RichTextControl,
  number: NumberControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  color: ColorControl,
  image: FileControl,
  file: FileControl,
  link: AddressControl,
  icon: IconControl,
  list: ListControl,
  group: GroupControl,
  box: BoxControl,
  devices: DevicesControl,
  query: QueryControl,
  json: JsonControl,
};

/** Controls that hold fields of their own take a whole line, under their label. */
export const wideControls: ReadonlySet<ControlName> = new Set([
  'textarea',
  'rich-text',
  'image',
  'file',
  'list',
  'group',
  'box',
  'query',
  'json',
]);
