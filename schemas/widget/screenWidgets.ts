/**
 * The widgets of generated screens, each provided by a plugin under this name: a contract like the services of
 * collections. Beside them a field type (`x-type`) is edited by the widget of its name, unless one here is for it.
 */
export const screenWidgets: readonly string[] = [
  ...[
    'record_list',
    'record_form',
    'record_head',
    'record_detail',
    'record_progress',
    'record_related',
    'record_history',
    'record_comments',
    'record_files',
    'record_effects',
  ],
  ...[
    'record_value',
    'record_picker',
    'record_section',
    'record_date',
    'record_upload',
    'rich_text_input',
    'input',
    'textarea',
    'select',
    'checkbox',
    'switch',
  ],
  ...['tags', 'json', 'line_items'],
  ...['header', 'statistics', 'chart', 'board'],
];
