import { type JsonObject, layoutSchema } from '../../../schemas/index.ts';
import { generalErrors } from '../call/generalRefusals.ts';

/** The error answer of every call. */
export const refused = {
  description: `May come from any call: ${generalErrors.join(', ')}`,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: { status: 400, code: 'bad_request', message: '…', requestId: 'a1b2c3d4e5f6' },
    },
  },
};
/** The schemas that calls refer to by name, beside those of collections. */
export const sharedSchemas: Record<string, JsonObject> = {
  Layout: layoutInside(),
  Error: {
    type: 'object',
    properties: {
      status: { type: 'integer' },
      code: { type: 'string' },
      message: { type: 'string' },
      details: {},
      requestId: { type: 'string' },
    },
  },
};

/** The schema of layouts, with its definitions where OpenAPI expects them. */
function layoutInside(): JsonObject {
  const { $id, ...schema } = JSON.parse(
    JSON.stringify(layoutSchema).replaceAll('"#/$defs/', '"#/components/schemas/Layout/$defs/'),
  ) as JsonObject; // our own schema
  return schema;
}
