import type { JsonSchema } from '../json.ts';
import { editingLevels } from './site.ts';

/** No control characters. Ranges instead of `\P{Cc}`, which tools that read patterns without the flag `u` take for letters. */
const visible = '[^\\u0000-\\u001f\\u007f-\\u009f]*';
const line: JsonSchema = { type: 'string', maxLength: 120, pattern: `^${visible}$` };
const short: JsonSchema = { type: 'string', maxLength: 200 };
/** A path of this site or an https URL; empty removes it. */
const address: JsonSchema = { type: 'string', maxLength: 2000, pattern: '^(|/([^/\\\\].*)?|https://.+)$' };
/** A file of this site; empty removes it. */
const picture: JsonSchema = { type: 'string', maxLength: 500, pattern: '^(|/files/[^/]+/[^/]+)$' };
const color: JsonSchema = { type: 'string', pattern: '^(|#[0-9a-fA-F]{6})$' };
const whole = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });
const level: JsonSchema = { enum: [...editingLevels] };
const flag: JsonSchema = { type: 'boolean' };
const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
});
const title: JsonSchema = {
  anyOf: [
    { ...short, minLength: 1 },
    { ...object({ th: { ...short, minLength: 1 }, en: { ...short, minLength: 1 } }), required: ['th', 'en'] },
  ],
};

/** One text for all readers, or one for each language; empty removes it. */
const words = (maxLength: number): JsonSchema => {
  const text: JsonSchema = { type: 'string', maxLength };
  return { anyOf: [text, object({ th: text, en: text })] };
};

function menu(levels: number): JsonSchema {
  const line: Record<string, JsonSchema> = {
    uid: { type: 'string', minLength: 1, maxLength: 64 },
    title,
    target: { type: 'string', maxLength: 2000, pattern: '^(|#.*|/([^/\\\\].*)?|https?://.+|mailto:.+|tel:.+)$' },
    style: short,
    roles: { type: 'array', maxItems: 60, uniqueItems: true, items: { type: 'string', maxLength: 40 } },
  };
  return {
    type: 'array',
    maxItems: 60,
    items: {
      ...object(
        levels > 1
          ? { ...line, subMenu: menu(levels - 1) }
          : { ...line, subMenu: { type: 'array', maxItems: 0, items: {} } },
      ),
      required: ['uid', 'title'],
    },
  };
}

/** The settings that administrators of a site may change; a change names only what it changes. */
export const siteSettingsSchema: JsonSchema = {
  $id: 'https://sala.dev/schemas/site-settings.json',
  minProperties: 1,
  ...object({
    // Mails are sent in these names: no line of a header may end in one.
    name: { type: 'string', minLength: 1, maxLength: 120, pattern: `^${visible}\\S${visible}$` },
    names: object({ th: line, en: line }),
    type: { enum: ['origin', 'collection', 'unit'] },
    language: { enum: ['th', 'en'] },
    timeZone: { type: 'string', minLength: 1, maxLength: 60 },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    logo: address,
    favicon: address,
    theme: object({
      brand: color,
      accent: color,
      font: { ...short, pattern: '^[\\w\\s-]*$' },
      radius: { enum: ['sharp', 'soft', 'round'] },
    }),
    plugins: { type: 'array', maxItems: 200, uniqueItems: true, items: { type: 'string', maxLength: 60 } },
    menu: menu(3),
    homepage: { type: 'string', maxLength: 2000, pattern: '^(|/([^/\\\\].*)?)$' },
    footer: words(1000),
    marquee: words(500),
    mediaHosts: { type: 'string', maxLength: 1000, pattern: '^ *([a-z0-9-]+([.][a-z0-9-]+)+( +|$))*$' },
    company: object({
      name: { type: 'string', maxLength: 255 },
      address: { type: 'string', maxLength: 500 },
      taxId: { type: 'string', maxLength: 20 },
      /** Of the Revenue Department: `00000` is the head office. */
      branchCode: { type: 'string', pattern: '^([0-9]{5})?$' },
      phone: { type: 'string', maxLength: 50 },
      email: { type: 'string', maxLength: 255 },
      /** Pictures of the site's files, for its documents. */
      logo: picture,
      stamp: picture,
      signature: picture,
      bankName: short,
      accountNumber: short,
      accountName: short,
      /** A phone, a tax or citizen id, or an e-wallet: whom PromptPay pays. */
      promptPay: { type: 'string', pattern: '^(0[0-9]{9}|[0-9]{13}|[0-9]{15})?$' },
      /** Its tax documents are made as e-tax invoices, too. */
      etax: flag,
      /** Sums of ten million and more are "more than ten million baht" in words, and not spelled out. */
      limitWords: flag,
    }),
    cookies: object({
      ask: flag,
      text: words(1000),
      privacy: address,
    }),
    firstStepsAway: flag,
    editing: object({
      roles: object({ superadmin: level, manager: level }),
      pages: {
        type: 'array',
        maxItems: 500,
        items: {
          ...object({ key: { ...short, minLength: 1 }, role: { type: 'string', minLength: 1, maxLength: 40 }, level }),
          required: ['key', 'role', 'level'],
        },
      },
    }),
    userMenuEndpoint: { type: 'string', pattern: '^[a-z][a-z0-9_-]{0,40}$' },
    accounts: object({
      signInRoles: {
        type: ['array', 'null'],
        maxItems: 60,
        uniqueItems: true,
        items: { type: 'string', maxLength: 40 },
      },
      tellUnknownAccount: flag,
      requireConfirmedEmail: flag,
      secondFactor: { enum: ['own', 'administrators', 'staff', 'everyone'] },
      lockAfter: whole(3, 100),
      lockMinutes: whole(1, 1440),
      registrationOpen: flag,
      blockPaste: flag,
      password: object({
        minLength: whole(8, 64),
        maxLength: whole(8, 256),
        digits: flag,
        lowercase: flag,
        uppercase: flag,
        symbols: flag,
        noLookAlikes: flag,
        noRepeats: flag,
        noSequences: flag,
        allowedSymbols: short,
      }),
    }),
  }),
};
