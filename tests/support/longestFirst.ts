import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each takes longer than all that come last together; begun last, it would run alone while the other core waits. */
const long = [
  'accounts.e2e',
  'backOffice.e2e',
  'shells.e2e',
  'start.e2e',
  'pictures.server',
  'everything.server',
  'crawl.server',
  'layout.server',
  'routes.server',
  'recordScreens.server',
  'processes.server',
  'startEmbeddedPostgres.server',
  'checkPluginFolder',
];

/** Begins with the long ones; the rest in the order that Vitest finds best. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return long.some((name) => moduleId.endsWith(`/${name}.test.ts`));
}
