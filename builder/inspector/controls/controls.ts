import type { ComponentType } from 'react';
import type { ControlName } from '../chooseControl.ts';
import { ConditionEditor } from '../condition/ConditionEditor.tsx';
import type { ControlProps } from '../controlProps.ts';
import { LogicControl } from '../logic/LogicControl.tsx';
import { FieldControl } from '../query/FieldControl.tsx';
import { QueryControl } from '../query/QueryControl.tsx';
import { BoxControl } from './BoxControl.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import { ColorControl } from './ColorControl.tsx';
import { DevicesControl } from './DevicesControl.tsx';
import { FileControl } from './FileControl.tsx';
import { GroupControl } from './GroupControl.tsx';
import { IconControl } from './IconControl.tsx';
import { JsonControl } from './JsonControl.tsx';
import { LayoutControl } from './LayoutControl.tsx';
import { LinkControl } from './LinkControl.tsx';
import { ListControl } from './ListControl.tsx';
import { LockControl } from './LockControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { RichTextControl } from './RichTextControl.tsx';
import { ShowControl } from './ShowControl.tsx';
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
  link: LinkControl,
  icon: IconControl,
  list: ListControl,
  group: GroupControl,
  box: BoxControl,
  devices: DevicesControl,
  query: QueryControl,
  field: FieldControl,
  layout: LayoutControl,
  condition: ConditionEditor,
  show: ShowControl,
  logics: LogicControl,
  lock: LockControl,
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
  'link',
  'layout',
  'condition',
  'show',
  'logics',
  'json',
]);
