import type { controlNames, PropertySchema } from '../../schemas/index.ts';

export type ControlName =
  | 'text'
  | 'textarea'
  | 'rich-text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'color'
  | 'image'
  | 'file'
  | 'link'
  | 'icon'
  | 'list'
  | 'group'
  | 'box'
  | 'scale'
  | 'devices'
  | 'query'
  | 'field'
  | 'collection'
  | 'answer-name'
  | 'option'
  | 'record'
  | 'layout'
  | 'block-changes'
  | 'condition'
  | 'show'
  | 'logics'
  | 'lock'
  | 'json';

const named: Record<(typeof controlNames)[number], ControlName> = {
  text: 'text',
  textarea: 'textarea',
  'rich-text': 'rich-text',
  html: 'textarea',
  code: 'textarea',
  color: 'color',
  image: 'image',
  file: 'file',
  link: 'link',
  icon: 'icon',
  box: 'box',
  scale: 'scale',
  devices: 'devices',
  layout: 'layout',
  block: 'layout',
  popup: 'layout',
  'block-changes': 'block-changes',
  condition: 'condition',
  show: 'show',
  logics: 'logics',
  lock: 'lock',
  query: 'query',
  field: 'field',
  'any-field': 'field',
  collection: 'collection',
  'filled-collection': 'collection',
  'answer-name': 'answer-name',
  option: 'option',
};

/** The control of a property: the one its schema names, else the default for its type. */
export function chooseControl(schema: PropertySchema): ControlName {
  const control = Object.entries(named).find(([name]) => name === schema['x-control'])?.[1];
  if (control) return control;
  if (schema['x-ref'] !== undefined) return 'record';
  if (schema.enum) return 'choice';
  const types = Array.isArray(schema.type) ? schema.type.filter((type) => type !== 'null') : [schema.type];
  if (types.length > 1) return types.includes('string') ? 'text' : 'json';
  switch (types[0]) {
    case 'boolean':
      return 'switch';
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return schema.items ? 'list' : 'json';
    case 'object':
      return schema.properties ? 'group' : 'json';
    case 'string':
      return (schema.maxLength ?? 0) > 300 ? 'textarea' : 'text';
    default:
      return 'json';
  }
}
