// The arrows of docs/ARCHITECTURE.md, one rule for each folder of the map.
const test = '(\\.(test|stories)\\.tsx?$|/testing/)';
const npm = 'node_modules';
const doors = '^(schemas/index|(engine|server|runtime|builder)/sdk/index)\\.ts$';

/** What code of a folder may reach besides itself; its tests may also use tests/. */
const mayReach = (name, from, reach) => [
  {
    name: `${name}-reaches-only-its-own-layers`,
    severity: 'error',
    from: { path: from, pathNot: test },
    to: { pathNot: [...reach, npm], dependencyTypesNot: ['core', 'npm', 'npm-dev'] },
  },
  {
    name: `${name}-tests-reach-only-its-own-layers`,
    severity: 'error',
    from: { path: `${from}.*${test}` },
    to: { pathNot: [...reach, '^tests/', '^stories/', npm], dependencyTypesNot: ['core', 'npm', 'npm-dev'] },
  },
];

/** A package that belongs to some folders only. */
const only = (name, packages, folders) => ({
  name: `${name}-only-where-it-belongs`,
  severity: 'error',
  from: { path: '^(schemas|engine|server|runtime|builder|plugins)/', pathNot: [...folders, test] },
  to: { path: packages.map((each) => `(^|${npm}/)${each}(/|$)`) },
});

module.exports = {
  forbidden: [
    ...mayReach('schemas', '^schemas/', ['^schemas/']),
    ...mayReach('engine', '^engine/', ['^(schemas|engine)/']),
    ...mayReach('server', '^server/(?!(render|assets)/)', ['^(schemas|engine|server)/']),
    ...mayReach('server-rendering', '^server/(render|assets)/', ['^(schemas|engine|server|runtime)/', '^vite[.]config[.]ts$']),
    ...mayReach('runtime', '^runtime/', ['^(schemas|engine|runtime)/']),
    ...mayReach('builder', '^builder/', ['^(schemas|engine|runtime|builder)/']),
    {
      name: 'plugin-sees-doors-and-itself',
      comment: 'A plugin is what someone outside could have written: public doors, and its own folder.',
      severity: 'error',
      from: { path: '^plugins/([^/]+)/', pathNot: test },
      to: { pathNot: [doors, '^plugins/$1/', npm], dependencyTypesNot: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'plugin-tests-see-doors-itself-and-tests',
      severity: 'error',
      from: { path: `^plugins/([^/]+)/.*${test}` },
      to: { pathNot: [doors, '^plugins/$1/', '^(tests|stories)/', npm], dependencyTypesNot: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'plugin-server-side-draws-nothing',
      severity: 'error',
      from: { path: '^plugins/[^/]+/server/' },
      to: { path: '^((runtime|builder)/|plugins/[^/]+/(runtime|builder)/)' },
    },
    {
      name: 'plugin-runtime-side-asks-over-http',
      severity: 'error',
      from: { path: '^plugins/[^/]+/runtime/', pathNot: test },
      to: { path: '^((server|builder)/|plugins/[^/]+/(server|builder)/)' },
    },
    {
      name: 'plugin-builder-side-asks-over-http',
      severity: 'error',
      from: { path: '^plugins/[^/]+/builder/', pathNot: test },
      to: { path: '^(server/|plugins/[^/]+/server/)' },
    },
    {
      name: 'plugin-data-and-shared-code-run-on-both-sides',
      severity: 'error',
      from: { path: '^plugins/[^/]+/(?!(server|runtime|builder)/)', pathNot: test },
      to: { path: ['^(server|runtime|builder)/', '^plugins/[^/]+/(server|runtime|builder)/'] },
    },
    {
      name: 'tests-and-stories-are-leaves',
      severity: 'error',
      from: { path: '^(schemas|engine|server|runtime|builder|plugins)/', pathNot: test },
      to: { path: ['^(tests|stories)/', test] },
    },
    {
      name: 'no-cycles',
      comment: 'Types may know each other; code that runs may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'pure-folders-touch-no-system',
      comment: 'Schemas and engine run in the browser too; runtime and builder run nowhere else.',
      severity: 'error',
      from: { path: ['^(schemas|engine|runtime|builder)/', '^plugins/[^/]+/(?!server/)'], pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    only('react', ['react', 'react-dom', 'react-aria-components'], ['^(runtime|builder)/', '^server/render/', '^plugins/[^/]+/(runtime|builder)/']),
    only('koa', ['koa', '@koa', '@types/koa'], ['^server/']),
    only('database', ['pg', 'knex', '@types/pg'], ['^server/(db|embedded)/']),
    only('queue', ['bullmq', 'ioredis'], ['^server/queue/']),
    only('editor', ['@craftjs', '@dnd-kit'], ['^builder/']),
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'product-needs-no-development-package',
      severity: 'error',
      from: { path: '^(schemas|engine|server|runtime|builder|plugins)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], pathNot: `${npm}/@types/` },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: npm },
    exclude: { path: '(^|/)(dist|storybook-static|[.]data)/' },
    tsPreCompilationDeps: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
    skipAnalysisNotInRules: false,
  },
};
