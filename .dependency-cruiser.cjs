// The arrows of docs/ARCHITECTURE.md, one rule for each folder of the map and for each room in it. Types count as code does.
const folders = require('./tests/check/rooms.json');

const test = '(\\.(test|stories)\\.tsx?$|/testing/)';
const npm = 'node_modules';
/** A package of types alone: `@types/json-schema` is imported by a name under which nothing is found. */
const typesOnly = '^json-schema$';
const doors = '^(schemas/index|(engine|server|runtime|builder)/sdk)\\.ts$';

/** What code of a folder may reach besides itself; its tests may also use tests/. */
const mayReach = (name, from, reach) => [
  {
    name: `${name}-reaches-only-its-own-layers`,
    severity: 'error',
    from: { path: from, pathNot: test },
    to: { pathNot: [...reach, npm, typesOnly], dependencyTypesNot: ['core', 'npm', 'npm-dev'] },
  },
  {
    name: `${name}-tests-reach-only-its-own-layers`,
    severity: 'error',
    from: { path: `${from}.*${test}` },
    to: { pathNot: [...reach, '^tests/', '^stories/', npm], dependencyTypesNot: ['core', 'npm', 'npm-dev'] },
  },
];

/** The rooms of a folder stand one above the other: code of a room reaches the rooms below it, and nothing above. */
const reachDown = (folder, rooms) => [
  ...rooms.map((room, at) => ({
    name: `${folder}-${room}-reaches-up`,
    comment: 'The order of the rooms stands in tests/check/rooms.json.',
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: test },
    to: { path: [`^${folder}/[^/]+[.]tsx?$`, ...rooms.slice(0, at).map((above) => `^${folder}/${above}/`)] },
  })),
  {
    name: `${folder}-room-without-a-place`,
    comment: 'A new room gets its place in tests/check/rooms.json.',
    severity: 'error',
    from: { path: `^${folder}/(?!(${rooms.join('|')})/)[^/]+/`, pathNot: test },
    to: {},
  },
];

const held = Object.keys(folders).filter((folder) => folders[folder].held);

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
    ...mayReach('server', '^server/(?!(pages/render|pages/assets)/)', ['^(schemas|engine|server)/']),
    ...mayReach('server-rendering', '^server/(pages/render|pages/assets)/', ['^(schemas|engine|server|runtime)/', '^vite[.]config[.]ts$']),
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
    ...held.flatMap((folder) => reachDown(folder, folders[folder].rooms)),
    {
      name: 'no-cycles',
      comment: 'Of types neither: what two files both name stands in a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'pure-folders-touch-no-system',
      comment: 'Schemas and engine run in the browser too; runtime and builder run nowhere else.',
      severity: 'error',
      from: { path: ['^(schemas|engine|runtime|builder)/', '^plugins/[^/]+/(?!server/)'], pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    only('react', ['react', 'react-dom', 'react-aria-components'], ['^(runtime|builder)/', '^server/pages/render/', '^plugins/[^/]+/(runtime|builder)/']),
    only('koa', ['koa', '@koa', '@types/koa'], ['^server/(api|app)/']),
    only('database', ['pg', 'knex', '@types/pg'], ['^server/platform/(db|embedded)/']),
    only('queue', ['bullmq', 'ioredis'], ['^server/platform/queue/']),
    only('editor', ['@craftjs'], ['^builder/']),
    only('dragging', ['@dnd-kit'], ['^builder/', '^plugins/[^/]+/runtime/']),
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: typesOnly },
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
    exclude: { path: '^(dist|storybook-static|[.]data)/' },
    tsPreCompilationDeps: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
    skipAnalysisNotInRules: false,
  },
};
