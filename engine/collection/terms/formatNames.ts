const names = [
  'date',
  'date-time',
  'time',
  'email',
  'uri',
  'uuid',
  'color',
  'thai-citizen-id',
  'tax-id',
  'thai-phone',
  'phone',
  'phone-9',
  'postal-code-th',
  'branch-code-th',
  'generated-code',
  'html',
  'markdown',
  'code',
  'textarea',
  'password',
] as const;

export type FormatName = (typeof names)[number];

/** Every format a field may name; `engine/collection/validate/formats.ts` defines what each accepts. */
export const formatNames: ReadonlySet<string> = new Set(names);
