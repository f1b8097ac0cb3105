import { checkFlow } from 'sala/engine';
import { defineServer } from 'sala/server';

export const server = defineServer({
  checks: {
    flowDefinition: ({ definition }) => ({
      errors: checkFlow(definition).map(({ path = '', code, message, text }) => ({
        path: path === '' ? 'definition' : `definition.${path}`,
        code,
        message: text ?? { th: message, en: message },
      })),
      warnings: [],
    }),
  },
});
