/**
 * Options of Ajv for schemas that are part of the product. A test proves that they are sound (`tests/api/ownSchemas.test.ts`): to
 * check them, and to shorten the code made of them, would take longer at each start than all the rest of compiling them.
 */
export const ownSchemaOptions = { strict: false, validateSchema: false, code: { optimize: false } } as const;
