import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import {
  documentSchema,
  documentSettingsSchema,
  layoutSchema,
  routeOverridesSchema,
  sectionSchema,
  siteSettingsSchema,
  templateSchema,
} from '../../schemas/index.ts';
import { packageSchema } from '../../server/pages/package/sitePackage.ts';

/** Nobody looks at them again when they are compiled (`ownSchemaOptions`). */
const schemas = {
  documentSchema,
  documentSettingsSchema,
  layoutSchema,
  packageSchema,
  routeOverridesSchema,
  sectionSchema,
  siteSettingsSchema,
  templateSchema,
};
const ajv = new Ajv2020({ strict: false });

it.each(Object.entries(schemas))('%s is a sound JSON Schema', (_, schema) => {
  ajv.validateSchema(schema);
  expect(ajv.errors ?? []).toEqual([]);
});

it('notices a schema that is none', () => {
  ajv.validateSchema({ type: 'nothing' });
  expect(ajv.errors).not.toEqual(null);
});
