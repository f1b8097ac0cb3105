import type { ComponentType } from 'react';
import { BlockChangesControl } from './block/BlockChangesControl.tsx';
import type { ControlName } from './chooseControl.ts';
import { ConditionEditor } from './condition/ConditionEditor.tsx';
import { ShowControl } from './condition/ShowControl.tsx';
import { BoxControl } from './controls/BoxControl.tsx';
import { ChoiceControl } from './controls/ChoiceControl.tsx';
import { ColorControl } from './controls/ColorControl.tsx';
import { DevicesControl } from './controls/DevicesControl.tsx';
import { FileControl } from './controls/FileControl.tsx';
import { GroupControl } from './controls/GroupControl.tsx';
import { IconControl } from './controls/IconControl.tsx';
import { JsonControl } from './controls/JsonControl.tsx';
import { LayoutControl } from './controls/LayoutControl.tsx';
import { LinkControl } from './controls/LinkControl.tsx';
import { ListControl } from './controls/ListControl.tsx';
import { LockControl } from './controls/LockControl.tsx';
import { NumberControl } from './controls/NumberControl.tsx';
import { OptionControl } from './controls/OptionControl.tsx';
import { RichTextControl } from './controls/RichTextControl.tsx';
import { ScaleControl } from './controls/ScaleControl.tsx';
import { SwitchControl } from './controls/SwitchControl.tsx';
import { TextareaControl } from './controls/TextareaControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import type { ControlProps } from './fields/controlProps.ts';
import { LogicControl } from './logic/LogicControl.tsx';
import { AnswerNameControl } from './query/AnswerNameControl.tsx';
import { CollectionControl } from './query/CollectionControl.tsx';
import { FieldControl } from './query/FieldControl.tsx';
import { QueryControl } from './query/QueryControl.tsx';
import { RecordControl } from './query/RecordControl.tsx';

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
  scale: ScaleControl,
  devices: DevicesControl,
  query: QueryControl,
  field: FieldControl,
  collection: CollectionControl,
  'answer-name': AnswerNameControl,
  option: OptionControl,
  record: RecordControl,
  layout: LayoutControl,
  'block-changes': BlockChangesControl,
  condition: ConditionEditor,
  show: ShowControl,
  logics: LogicControl,
  lock: LockControl,
  json: JsonControl,
};

/** Controls with fields of their own take a full line, below their label. */
export const wideControls: ReadonlySet<ControlName> = new Set([
  'textarea',
  'rich-text',
  'image',
  'file',
  'list',
  'group',
  'box',
  'scale',
  'query',
  'link',
  'record',
  'layout',
  'block-changes',
  'condition',
  'show',
  'logics',
  'json',
]);
