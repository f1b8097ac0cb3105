import type { TestProject } from 'vitest/node';
import { openTemplates, type Templates } from './openTemplates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Templates;
    redisUrl: string | null;
  }
}

/** Before the server tests: the databases that they clone, their own or those that the run of all tests made for every stage. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_TEMPLATES;
  const { templates, close } = given ? { templates: JSON.parse(given), close: async () => {} } : await openTemplates();
  project.provide('postgres', templates);
  project.provide('redisUrl', process.env.TEST_REDIS_URL ?? null);
  return close;
}
