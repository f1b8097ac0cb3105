/** The controls of the inspector that `x-control` may name, beside those that plugins bring in `builder/`. */
export const controlNames = [
  ...(['text', 'textarea', 'rich-text', 'html', 'code', 'color', 'image', 'file', 'link', 'icon', 'box'] as const),
  ...([
    'scale',
    'devices',
    'layout',
    'block',
    'popup',
    'block-changes',
    'condition',
    'show',
    'logics',
    'lock',
    'query',
    'field',
    'any-field',
    'collection',
    'filled-collection',
    'answer-name',
    'option',
  ] as const),
] as const;
